import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { keepPackages, keepPlaces } from './bundle-plugins.ts';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');
const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'twofold-programs');

/** Globals that CommonJS modules need in a bundle of ES modules. */
const COMMONJS = `
import { createRequire as makeRequire } from 'node:module';
import { fileURLToPath as toPath } from 'node:url';
const require = makeRequire(import.meta.url);
const __filename = toPath(import.meta.url);
const __dirname = toPath(new URL('.', import.meta.url));`;

const bundles = new Map<string, Promise<string>>();

/**
 * Bundles one of our TypeScript programs, and the programs that it starts, into one file each that Node runs without a
 * loader. This reduces the processor time of a start to between a fifth and a third.
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
    target: 'node20',
    conditions: ['source'],
    banner: { js: COMMONJS },
    logLevel: 'silent',
    plugins: [keepPackages, keepPlaces(bundleProgram)],
  });
  const file = path.join(FOLDER, `${path.relative(ROOT, program).replaceAll(/[^\w-]+/g, '-')}.mjs`);
  await mkdir(FOLDER, { recursive: true });
  // Another worker may be reading the file.
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, outputFiles[0]?.contents ?? '');
  await rename(beside, file);
  return file;
};
