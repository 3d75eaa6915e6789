import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { bundleProgram } from './bundle-program.ts';

/** Below the packages, so that a program there finds them. */
const CACHE = path.join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache');

it('runs a program without a loader, with the packages and at the place of its sources', async () => {
  await mkdir(CACHE, { recursive: true });
  const folder = await realpath(await mkdtemp(path.join(CACHE, 'a-program-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  const inner = path.join(folder, 'inner', 'where.ts');
  await mkdir(path.dirname(inner));
  await writeFile(inner, 'export const where: string[] = [import.meta.url, import.meta.dirname];');
  const main = path.join(folder, 'main.ts');
  await writeFile(
    main,
    `import pg from 'pg';
     import { eventually } from '@twofold/testing/eventually';
     import { where } from './inner/where.ts';
     console.log(JSON.stringify([typeof pg.Pool, typeof eventually, import.meta.filename, ...where]));`,
  );

  const bundle = await bundleProgram(main);
  onTestFinished(() => rm(bundle));
  const { stdout } = await promisify(execFile)(process.execPath, [bundle]);
  expect(JSON.parse(stdout)).toEqual(['function', 'function', main, pathToFileURL(inner).href, path.dirname(inner)]);
});
