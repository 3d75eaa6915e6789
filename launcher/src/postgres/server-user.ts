import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CannotStart } from '../cannot-start.ts';

const run = promisify(execFile);

/** The operating system account that the server runs as. */
export type ServerUser = { readonly uid: number; readonly gid: number };

/**
 * PostgreSQL refuses to run as root: for root it runs as the user `postgres`, which is created if necessary. All other
 * users run it under their own account (`undefined`).
 */
export const findServerUser = async (): Promise<ServerUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  return (await lookUp()) ?? (await create());
};

const lookUp = async (): Promise<ServerUser | undefined> => {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
    return { uid: Number.parseInt(uid.stdout, 10), gid: Number.parseInt(gid.stdout, 10) };
  } catch {
    return undefined;
  }
};

const create = async (): Promise<ServerUser> => {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']);
  } catch {
    // Another start may have created it concurrently; Alpine has adduser instead of useradd. Only the result counts.
    await run('adduser', ['-S', '-D', '-H', 'postgres']).catch(() => undefined);
  }
  const user = await lookUp();
  if (user) return user;
  throw new CannotStart(
    'PostgreSQL refuses to run as root, and the user "postgres" it would run as could not be made. ' +
      'Create that user (useradd --system postgres), or start as an ordinary user.',
  );
};

/** The outermost folder on the path of `folder` that `user` cannot enter. Folders that do not exist yet do not count. */
export const findInaccessibleFolder = async (folder: string, user: ServerUser): Promise<string | undefined> => {
  for (const parent of [...parentsOf(folder), folder]) {
    const found = await stat(parent).catch(() => undefined);
    if (!found) return undefined;
    const passBit = found.uid === user.uid ? 0o100 : found.gid === user.gid ? 0o010 : 0o001;
    if ((found.mode & passBit) === 0) return parent;
  }
  return undefined;
};

/** From the root of the file system down, without `folder` itself. */
const parentsOf = (folder: string): string[] => {
  const parent = path.dirname(folder);
  return parent === folder ? [] : [...parentsOf(parent), parent];
};
