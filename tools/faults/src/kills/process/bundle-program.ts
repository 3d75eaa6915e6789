import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const PROGRAM = path.join(import.meta.dirname, 'service-process.ts');
/** In here, what is left out of the bundle is found. */
const CACHE = path.join(import.meta.dirname, '..', '..', '..', '..', '..', 'node_modules', '.cache');

/** Native code, and drivers of databases that libraries would take if they were there. */
const LEFT_OUT = [
  '@node-rs/argon2',
  'better-sqlite3',
  'mariadb',
  'mysql',
  'mysql2',
  'oracledb',
  'pg-cloudflare',
  'pg-native',
  'pg-query-stream',
  'sqlite3',
  'tedious',
];

/** What CommonJS modules in a bundle of ES modules need. */
const COMMONJS = `
import { createRequire as makeRequire } from 'node:module';
import { fileURLToPath as toPath } from 'node:url';
const require = makeRequire(import.meta.url);
const __filename = toPath(import.meta.url);
const __dirname = toPath(new URL('.', import.meta.url));`;

/** The program of a process in one file, which loads ten times as fast as its many do. */
export type Bundle = { readonly file: string; readonly remove: () => Promise<void> };

export const bundleProgram = async (): Promise<Bundle> => {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(path.join(CACHE, 'twofold-kills-'));
  const file = path.join(folder, 'service-process.mjs');
  await build({
    entryPoints: [PROGRAM],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    external: LEFT_OUT,
    banner: { js: COMMONJS },
    logLevel: 'error',
  });
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
};
