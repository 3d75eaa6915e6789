import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withClient } from '@twofold/postgres/pool';
import { CannotStart } from '../cannot-start.ts';
import type { ClusterFiles } from './cluster.ts';
import { readPidFile } from './leftover-server.ts';

const CONNECT_MS = 5_000;

/**
 * The connection string of a database on a running server of these files, started by any process; `undefined` if none
 * answers. PostgreSQL's pid file may be outdated, so the server is contacted.
 * @throws CannotStart when a server runs and its password is not readable
 */
export const findRunningServer = async (files: ClusterFiles, database: string): Promise<string | undefined> => {
  const server = await readPidFile(path.join(files.cluster, 'postmaster.pid'));
  if (server === undefined) return undefined;
  const password = await readFile(files.password, 'utf8').catch((error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new CannotStart(
      `The password of the database, ${files.password}, cannot be read (${reason}). Run this as the user who starts Twofold.`,
    );
  });
  const connectionString = `postgres://postgres:${password.trim()}@127.0.0.1:${server.port}/${database}`;
  return (await answers(connectionString)) ? connectionString : undefined;
};

const answers = (connectionString: string): Promise<boolean> =>
  withClient({ connectionString, connectionTimeoutMillis: CONNECT_MS }, () => Promise.resolve()).then(
    () => true,
    () => false,
  );
