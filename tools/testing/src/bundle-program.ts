import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');
const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'twofold-programs');

/** Packages of others stay where they are; each is found from the file that imports it, as without a bundle. */
const keepPackages: Plugin = {
  name: 'keep-packages',
  setup: (bundler) => {
    const isFound = Symbol('is found');
    bundler.onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...from }) => {
      if (pluginData === isFound || name.startsWith('node:') || name.startsWith('@twofold/')) return undefined;
      const found = await bundler.resolve(name, { ...from, pluginData: isFound });
      if (found.external || found.errors.length > 0) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** Programs find files, and programs that they start, beside their sources. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  setup: (bundler) => {
    bundler.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const meta = { url: pathToFileURL(file).href, dirname: path.dirname(file), filename: file };
      const source = await readFile(file, 'utf8');
      const contents = source.replaceAll(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, name: keyof typeof meta) =>
        JSON.stringify(meta[name]),
      );
      return { contents, loader: 'ts' };
    });
  },
};

const bundles = new Map<string, Promise<string>>();

/**
 * A TypeScript program of ours as one file that Node runs without a loader, which takes a third of the processor time to
 * start. For programs that tests start many times.
 */
export const bundleProgram = (program: string): Promise<string> => {
  const bundle = bundles.get(program) ?? writeBundle(program);
  bundles.set(program, bundle);
  return bundle;
};

const writeBundle = async (program: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [program],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    plugins: [keepPackages, keepPlaces],
  });
  const file = path.join(FOLDER, `${path.relative(ROOT, program).replaceAll(/[^\w-]+/g, '-')}.mjs`);
  await mkdir(FOLDER, { recursive: true });
  // Another worker may be about to run the file.
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, outputFiles[0]?.contents ?? '');
  await rename(beside, file);
  return file;
};
