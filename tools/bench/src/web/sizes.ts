import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Figures } from '../harness/race.ts';

const BYTES_PER_KB = 1_000;

/** The built page of a screen, and the scripts of its first load. */
const filesOf = async (folder: string, page: string): Promise<{ html: Buffer; scripts: Buffer[] }> => {
  const html = await readFile(path.join(folder, page));
  const [, app, modules] = / data-app="([^"]+)"\s+data-modules="([^"]*)"/.exec(html.toString()) ?? [];
  if (app === undefined || modules === undefined) throw new Error(`${page} does not say what it is made of`);
  const names = [app, ...modules.split(' ').filter(Boolean)];
  return { html, scripts: await Promise.all(names.map((name) => readFile(path.join(folder, name)))) };
};

/** The size of the first load of a screen, raw and compressed, in thousands of bytes. */
export const sizesOf = async (folder: string, page: string): Promise<Figures> => {
  const { html, scripts } = await filesOf(folder, page);
  const sum = (measure: (content: Buffer) => number): number =>
    scripts.map(measure).reduce((total, size) => total + size, 0) / BYTES_PER_KB;
  return {
    'scripts, raw kB': sum(({ byteLength }) => byteLength),
    'gzip kB': sum((content) => gzipSync(content, { level: 9 }).byteLength),
    'brotli kB': sum((content) => brotliCompressSync(content).byteLength),
    'page, brotli kB': brotliCompressSync(html).byteLength / BYTES_PER_KB,
    files: scripts.length,
  };
};
