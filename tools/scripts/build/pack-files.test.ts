import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packFiles } from './pack-files.ts';

const long = 'twofold '.repeat(1_000);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-pack-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets', 'index.js'), long);
  await writeFile(path.join(folder, 'assets', 'font.woff2'), long);
  await writeFile(path.join(folder, 'short.svg'), '<svg/>');
  await packFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe('packing a built web app', () => {
  it('puts both packed forms beside what is worth it, and nothing else', async () => {
    expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
      'assets',
      'assets/font.woff2',
      'assets/index.js',
      'assets/index.js.br',
      'assets/index.js.gz',
      'short.svg',
    ]);
  });

  it('loses nothing', async () => {
    const packed = (name: string) => readFile(path.join(folder, 'assets', name));
    expect(brotliDecompressSync(await packed('index.js.br')).toString()).toBe(long);
    expect(gunzipSync(await packed('index.js.gz')).toString()).toBe(long);
  });
});
