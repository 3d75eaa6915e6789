import { mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeMissingLinks } from './programs.ts';

let folder: string;
const library = () => path.join(folder, 'native', 'lib', 'libicuuc.so.60');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-programs-'));
  await mkdir(path.join(folder, 'native', 'lib'), { recursive: true });
  await writeFile(path.join(folder, 'native', 'lib', 'libicuuc.so.60.2'), '');
  const links = [{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }];
  await writeFile(path.join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('making the links between shared libraries that an install script did not make', () => {
  it('makes them relative, so that the folder may be moved', async () => {
    await makeMissingLinks(folder);
    expect(await readlink(library())).toBe('libicuuc.so.60.2');
  });

  it('leaves those alone that are there', async () => {
    await symlink('./libicuuc.so.60.2', library());
    await makeMissingLinks(folder);
    expect(await readlink(library())).toBe('./libicuuc.so.60.2');
  });

  it('needs no listing: not every platform has one', async () => {
    await rm(path.join(folder, 'native', 'pg-symlinks.json'));
    await expect(makeMissingLinks(folder)).resolves.toBeUndefined();
  });

  it('names the link that cannot be made', async () => {
    await rm(path.join(folder, 'native', 'lib'), { recursive: true });
    await expect(makeMissingLinks(folder)).rejects.toThrow(`needs the shared-library link ${library()}`);
  });
});
