import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'twofold-make-folder-'));
});
afterEach(() => rm(root, { recursive: true }));
const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777;

describe('making a folder for data', () => {
  it('lets everybody pass through what it makes, and leaves alone what was there', async () => {
    const folder = path.join(root, 'lib', 'twofold');
    await makeFolder(folder);
    expect(await modeOf(folder)).toBe(0o755);
    expect(await modeOf(path.dirname(folder))).toBe(0o755);
    expect(await modeOf(root)).toBe(0o700);
    await makeFolder(folder);
  });
});
