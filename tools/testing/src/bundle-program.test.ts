import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { bundleProgram } from './bundle-program.ts';

/** Below `node_modules`, so that a program there finds its packages. */
const CACHE = path.join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache');

it('runs a program and what it starts without a loader, with the packages and at the place of its sources', async () => {
  await mkdir(CACHE, { recursive: true });
  const folder = await realpath(await mkdtemp(path.join(CACHE, 'a-program-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  const inner = path.join(folder, 'inner', 'where.ts');
  await mkdir(path.dirname(inner));
  await writeFile(inner, 'export const where: string[] = [import.meta.url, import.meta.dirname];');
  await writeFile(path.join(folder, 'child.ts'), 'console.log(import.meta.filename satisfies string);');
  const main = path.join(folder, 'main.ts');
  await writeFile(
    main,
    `import { execFileSync } from 'node:child_process';
     import { fileURLToPath } from 'node:url';
     import { hash } from '@node-rs/argon2';
     import pg from 'pg';
     import { eventually } from '@twofold/testing/eventually';
     import { where } from './inner/where.ts';
     const child = fileURLToPath(new URL('./child.ts', import.meta.url));
     const inChild = execFileSync(process.execPath, [child], { encoding: 'utf8' }).trim();
     console.log(JSON.stringify([typeof hash, typeof pg.Pool, typeof eventually, inChild, import.meta.filename, ...where]));`,
  );

  const bundle = await bundleProgram(main);
  onTestFinished(async () => {
    for (const file of [bundle, bundle.replace('main-ts', 'child-ts')]) await rm(file);
  });
  const { stdout } = await promisify(execFile)(process.execPath, [bundle]);
  const places = [path.join(folder, 'child.ts'), main, pathToFileURL(inner).href, path.dirname(inner)];
  expect(JSON.parse(stdout)).toEqual(['function', 'function', 'function', ...places]);
});
