import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Fonts and pictures are packed already; below this many bytes nothing is won. */
const PACKABLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const MIN_BYTES = 1_024;

/** Writes the brotli and gzip form beside each file of a built web app, so that no request has to. */
export const packFiles = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && PACKABLE.test(entry.name));
  await Promise.all(files.map((entry) => packFile(path.join(entry.parentPath, entry.name))));
};

const packFile = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.byteLength < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
};
