import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseDataDir } from './data-dir.ts';

/** No one owns anything by these ids, so the permissions of others count. */
const stranger = () => Promise.resolve({ uid: 2 ** 31 - 3, gid: 2 ** 31 - 3 });
const ourselves = () => Promise.resolve(undefined);

let folder: string;
let places: { here: string; elsewhere: string };
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-data-dir-'));
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'checkout'));
  places = { here: path.join(folder, 'checkout', '.data'), elsewhere: path.join(folder, 'lib') };
});
afterEach(() => rm(folder, { recursive: true }));

describe('choosing where the data are kept', () => {
  it('is left to the one who sets DATA_DIR', async () => {
    await chmod(path.join(folder, 'checkout'), 0o700);
    expect(await chooseDataDir(places.here, places, stranger)).toEqual({ dataDir: places.here });
  });

  it('falls on the checkout, where the server can reach it', async () => {
    expect(await chooseDataDir(undefined, places, stranger)).toEqual({ dataDir: places.here });
  });

  it('falls on the checkout for a server that runs as ourselves', async () => {
    await chmod(path.join(folder, 'checkout'), 0o700);
    expect(await chooseDataDir(undefined, places, ourselves)).toEqual({ dataDir: places.here });
  });

  it('falls on a folder elsewhere, one for each checkout, where the server cannot reach it, with a message', async () => {
    await chmod(path.join(folder, 'checkout'), 0o700);
    const { dataDir, note } = await chooseDataDir(undefined, places, stranger);
    expect(path.dirname(dataDir)).toBe(places.elsewhere);
    expect(note).toContain(`cannot pass through ${path.join(folder, 'checkout')}: the data are kept in ${dataDir}`);
    const other = { ...places, here: path.join(folder, 'checkout', 'other') };
    expect((await chooseDataDir(undefined, other, stranger)).dataDir).not.toBe(dataDir);
  });

  it('stays with data that are there', async () => {
    await mkdir(path.join(places.here, 'postgres'), { recursive: true });
    await chmod(path.join(folder, 'checkout'), 0o700);
    expect(await chooseDataDir(undefined, places, stranger)).toEqual({ dataDir: places.here });
  });
});
