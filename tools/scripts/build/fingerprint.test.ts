import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let root: string;
let before: string;
const inputs = ['src', 'index.html', 'not-there'];
const file = (name: string) => path.join(root, name);
const now = () => fingerprint(root, inputs);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'twofold-fingerprint-'));
  await mkdir(file('src/deep'), { recursive: true });
  await writeFile(file('src/deep/a.ts'), 'a');
  await writeFile(file('index.html'), '<p>');
  before = await now();
});
afterEach(() => rm(root, { recursive: true }));

describe('telling whether a build is stale', () => {
  it('says it is not while nothing but times and other files change', async () => {
    await utimes(file('src/deep/a.ts'), 1, 1);
    await writeFile(file('README.md'), 'new');
    expect(await now()).toBe(before);
  });

  it.each<[what: string, change: () => Promise<void>]>([
    ['changes', () => writeFile(file('src/deep/a.ts'), 'b')],
    ['comes', () => writeFile(file('src/b.ts'), '')],
    ['goes', () => rm(file('index.html'))],
    ['is renamed', () => rename(file('src/deep/a.ts'), file('src/deep/b.ts'))],
  ])('says it is when a file %s', async (_, change) => {
    await change();
    expect(await now()).not.toBe(before);
  });
});
