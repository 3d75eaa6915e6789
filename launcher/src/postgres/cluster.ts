import { randomBytes } from 'node:crypto';
import { chmod, chown, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotStart, reasonOf } from '../cannot-start.ts';
import { makeFolder } from '../make-folder.ts';
import type { PostgresPrograms } from './programs.ts';
import { runProgram } from './server-process.ts';
import { findInaccessibleFolder, type ServerUser } from './server-user.ts';

/** The files of one embedded server below its data folder. */
export type ClusterFiles = { readonly cluster: string; readonly password: string; readonly programs: string };

export const clusterFiles = (dataDir: string): ClusterFiles => ({
  cluster: path.join(dataDir, 'cluster'),
  password: path.join(dataDir, 'password'),
  programs: path.join(dataDir, 'programs'),
});

/**
 * Creates the data folder if necessary and makes the server's user its owner.
 * @throws CannotStart when it cannot be written, or is below a folder that the server's user cannot enter
 */
export const prepareDataFolder = async (dataDir: string, user: ServerUser | undefined): Promise<void> => {
  try {
    await makeFolder(dataDir);
    if (user) {
      await chown(dataDir, user.uid, user.gid);
      await chmod(dataDir, 0o711);
    }
  } catch (error) {
    throw new CannotStart(
      `The data folder ${dataDir} cannot be written (${reasonOf(error)}). Set DATA_DIR to a folder that can.`,
      { cause: error },
    );
  }
  const impassable = user && (await findInaccessibleFolder(path.resolve(dataDir), user));
  if (impassable) {
    throw new CannotStart(
      `PostgreSQL refuses to run as root and runs as the user "postgres", who cannot pass through ${impassable} to the ` +
        `data folder ${dataDir}. Set DATA_DIR to a folder elsewhere (such as /var/lib/twofold), start as an ordinary ` +
        `user, or allow it with: chmod o+x ${impassable}`,
    );
  }
};

/**
 * The password of the server: created once, stored beside the cluster, readable by its owner only.
 * @throws CannotStart when a cluster exists without its password
 */
export const keepPassword = async (files: ClusterFiles, user: ServerUser | undefined): Promise<string> => {
  const known = (await readFile(files.password, 'utf8').catch(() => '')).trim();
  if (known) return known;
  if (await hasFiles(files.cluster)) {
    throw new CannotStart(
      `The password of the database in ${files.cluster} is missing: it is kept in ${files.password}. Restore that file, ` +
        'or move the whole folder away to begin with an empty database.',
    );
  }
  const password = randomBytes(24).toString('hex');
  try {
    await writeFile(files.password, `${password}\n`, { mode: 0o600 });
    if (user) await chown(files.password, user.uid, user.gid);
  } catch (error) {
    throw new CannotStart(`The file ${files.password} cannot be written (${reasonOf(error)}).`, { cause: error });
  }
  return password;
};

/**
 * Creates the cluster if there is none. It is created in a temporary folder and renamed, so that a killed start leaves
 * no partial cluster. Text sorts by code point, with case rules for all languages, on every operating system.
 * @throws CannotStart when the folder contains something else, or the cluster cannot be created
 */
export const ensureCluster = async (options: {
  readonly files: ClusterFiles;
  readonly programs: PostgresPrograms;
  readonly user: ServerUser | undefined;
  readonly isDurable: boolean;
}): Promise<'made' | 'found'> => {
  const { cluster, password } = options.files;
  if (await hasFiles(cluster)) {
    await refuseIncomplete(cluster);
    return 'found';
  }
  const beside = `${cluster}.unfinished`;
  await rm(beside, { recursive: true, force: true });
  const { code, output } = await runProgram(
    options.programs.initdb,
    [
      `--pgdata=${beside}`,
      `--pwfile=${password}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(options.isDurable ? [] : ['--no-sync']),
    ],
    options.user,
  );
  if (code !== 0) {
    await rm(beside, { recursive: true, force: true });
    throw new CannotStart(`The database could not be made in ${cluster}: ${lastLines(output)}`);
  }
  await rename(beside, cluster);
  return 'made';
};

const refuseIncomplete = async (cluster: string): Promise<void> => {
  for (const name of ['PG_VERSION', path.join('global', 'pg_control')]) {
    const isThere = await stat(path.join(cluster, name)).catch(() => undefined);
    if (!isThere) throw damaged(cluster, `${name} is missing.`);
  }
};

/** The error for a cluster that cannot be opened; `reason` is a complete sentence. */
export const damaged = (cluster: string, reason: string): CannotStart =>
  new CannotStart(
    `The database in ${cluster} cannot be opened: ${reason} Restore the folder from a backup, or move it away to begin ` +
      'with an empty database.',
  );

/** The error for a cluster of another PostgreSQL version; `undefined` for any other last message of a server. */
export const madeByOtherVersion = (cluster: string, lastWords: string): CannotStart | undefined => {
  const [, theirs, ours] = /initialized by PostgreSQL version (\d+),.* this version ([\d.]*\d)/.exec(lastWords) ?? [];
  if (theirs === undefined || ours === undefined) return undefined;
  return new CannotStart(
    `The database in ${cluster} was made by PostgreSQL ${theirs}, and this release of Twofold comes with ${ours}, which ` +
      'does not open it. Make a backup with the release of Twofold that wrote it, and restore that into an empty folder ' +
      'with this one; or set DATABASE_URL to a PostgreSQL of your own.',
  );
};

const hasFiles = async (folder: string): Promise<boolean> => (await readdir(folder).catch(() => [])).length > 0;

const lastLines = (output: string): string => output.trim().split('\n').slice(-3).join(' ');
