import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Fonts and pictures are already compressed, and smaller files gain nothing. */
const PACKABLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const MIN_BYTES = 1_024;

/** Writes a brotli and a gzip copy beside each file of the built web app, so that no request has to compress. */
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
