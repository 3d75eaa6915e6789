import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, runCommand } from '../run-command.ts';
import { fingerprint } from './fingerprint.ts';
import { packFiles } from './pack-files.ts';

/** All inputs of the built web app. */
const WEB_INPUTS = ['web', 'contracts/src', 'package-lock.json', 'tools/scripts/build'].flatMap((input) =>
  input === 'web'
    ? ['src', 'prerender', 'public', 'index.html', 'package.json', 'vite.config.ts'].map((part) => `web/${part}`)
    : input,
);
const WEB_PAGE = path.join(ROOT, 'web', 'dist', 'index.html');
const WEB_DRAWING = path.join(ROOT, 'web', 'dist-server', 'draw-page.js');
/** Not inside `web/dist`, because that folder is served. */
const WEB_STAMP = path.join(ROOT, 'node_modules', '.cache', 'twofold-web-build');

/**
 * Builds everything that is missing or older than its sources, and reports to `say`.
 * @throws Error with the compiler's message
 */
export const build = async (say: (line: string) => void): Promise<void> => {
  // The compiler's build info lies beside `dist`, and the compiler relies on it even if `dist` was deleted.
  const isComplete = (await builtPackages()).every((name) => existsSync(path.join(ROOT, name, 'dist')));
  const tsc = path.join('node_modules', 'typescript', 'bin', 'tsc');
  await step('services', say, process.execPath, [tsc, '-b', ...(isComplete ? [] : ['--force'])]);

  const wanted = await fingerprint(ROOT, WEB_INPUTS);
  const built = await readFile(WEB_STAMP, 'utf8').catch(() => '');
  if (built === wanted && existsSync(WEB_PAGE) && existsSync(WEB_DRAWING)) return;
  await step('web app', say, 'npm', ['run', 'build', '--workspace', 'web']);
  await packFiles(path.dirname(WEB_PAGE));
  await mkdir(path.dirname(WEB_STAMP), { recursive: true });
  await writeFile(WEB_STAMP, wanted);
};

/** The folders of the packages that `tsc -b` writes a `dist` for. */
const builtPackages = async (): Promise<string[]> => {
  const { references }: { references: { path: string }[] } = JSON.parse(
    await readFile(path.join(ROOT, 'tsconfig.json'), 'utf8'),
  );
  return references.map((reference) => path.dirname(reference.path));
};

const step = async (
  what: string,
  say: (line: string) => void,
  command: string,
  args: readonly string[],
): Promise<void> => {
  say(`Building the ${what} …`);
  const { isSuccess, output } = await runCommand(command, args);
  if (!isSuccess) throw new Error(`The ${what} could not be built:\n${output.trimEnd()}`);
};
