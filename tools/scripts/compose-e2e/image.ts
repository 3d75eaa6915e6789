import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, runCommand } from '../run-command.ts';

/** What `operations/image/assemble.sh` is asked for an image: packages of ours, and those without packages of their own. */
type Assembly = { readonly target: string; readonly packages: string; readonly buildsOnly: string };

const LINE = /RUN sh operations\/image\/assemble\.sh \/assembled\/(\S+) "([^"]+)"(?: "([^"]+)")?/g;

/** The assemblies of a Dockerfile, in its own words. */
export const assembliesIn = (dockerfile: string): Assembly[] =>
  [...dockerfile.replaceAll(/\\\n\s*/g, '').matchAll(LINE)].map(([, target = '', packages = '', buildsOnly = '']) => ({
    target,
    packages,
    buildsOnly,
  }));

/**
 * Makes what images hold in folders of their own, as the Dockerfile does: the builds of this repository, and packages for
 * production only. @returns the folders by the names of the stages
 */
export const assembleImages = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const assemblies = assembliesIn(await readFile(path.join(ROOT, 'Dockerfile'), 'utf8'));
  if (assemblies.length === 0) throw new Error('The Dockerfile assembles nothing');
  const folders = new Map(assemblies.map(({ target }) => [target, path.join(folder, target)]));
  await Promise.all(
    assemblies.map(async ({ target, packages, buildsOnly }) => {
      const script = path.join('operations', 'image', 'assemble.sh');
      const { isSuccess, output } = await runCommand('sh', [script, path.join(folder, target), packages, buildsOnly]);
      if (!isSuccess) throw new Error(`The image ${target} could not be assembled:\n${output}`);
    }),
  );
  return folders;
};
