import { createHash } from 'node:crypto';
import path from 'node:path';
import { exists } from './exists.ts';
import { findInaccessibleFolder, findServerUser, type ServerUser } from './postgres/server-user.ts';

/** Where the data are stored, and a note about it for the terminal. */
export type DataDir = { readonly dataDir: string; readonly note?: string };

/** The default folder, and the one for a database server that cannot reach it. */
const STANDARD = { here: '.data', elsewhere: '/var/lib/twofold' };

/**
 * The configured folder, by default `.data`. Root's database server runs as the user `postgres`, who cannot reach a
 * checkout below /root: the data of such a checkout are below /var/lib/twofold. Data that already exist in `.data` stay
 * there.
 */
export const chooseDataDir = async (
  given: string | undefined,
  places: { readonly here: string; readonly elsewhere: string } = STANDARD,
  findUser: () => Promise<ServerUser | undefined> = findServerUser,
): Promise<DataDir> => {
  const here = path.resolve(given ?? places.here);
  if (given !== undefined || (await exists(path.join(here, 'postgres')))) return { dataDir: here };
  const user = await findUser();
  const impassable = user && (await findInaccessibleFolder(here, user));
  if (!impassable) return { dataDir: here };
  const name = createHash('sha256').update(here).digest('hex').slice(0, 12);
  const dataDir = path.join(places.elsewhere, name);
  return {
    dataDir,
    note: `The database's user "postgres" cannot pass through ${impassable}: the data are kept in ${dataDir} (DATA_DIR)`,
  };
};

/** The data folder of an installation. With a database of the operator's own, no database server needs to reach it. */
export const dataDirOf = async (env: {
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR?: string | undefined;
}): Promise<DataDir> =>
  env.DATABASE_URL === undefined
    ? chooseDataDir(env.DATA_DIR)
    : { dataDir: path.resolve(env.DATA_DIR ?? STANDARD.here) };
