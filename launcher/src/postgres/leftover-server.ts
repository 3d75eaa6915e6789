import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { judgeServerClaim } from './server-claim.ts';
import type { ServerLog } from './server-process.ts';

/** Held by the supervisor of a server: its session, and with it the lock, ends however the supervisor ends. */
const SUPERVISOR_LOCK = 7_238_001;
const CONNECT_MS = 5_000;

/**
 * Connects as the supervisor of a server.
 * @returns the session to keep, or undefined if the server has another supervisor
 */
export const superviseBySession = async (connectionString: string): Promise<Client | undefined> => {
  const client = new Client({
    connectionString,
    keepAlive: true,
    application_name: 'twofold supervisor',
    connectionTimeoutMillis: CONNECT_MS,
  });
  // The session breaks when the server dies, which the supervisor detects by the process itself.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [
    SUPERVISOR_LOCK,
  ]);
  if (rows[0]?.is_mine) return client;
  await client.end();
  return undefined;
};

/**
 * A launcher that is killed (SIGKILL, out of memory) leaves its server running. Stops such a server, so that it can be
 * restarted under supervision; a server with a live supervisor is left alone.
 * @throws CannotStart when the cluster is in use, or has a server that neither answers nor ends
 */
export const stopLeftoverServer = async (options: {
  readonly cluster: string;
  readonly connectionString: (port: number) => string;
  readonly log: ServerLog;
  readonly patienceMs?: number;
}): Promise<void> => {
  const { cluster, log } = options;
  const pidFile = path.join(cluster, 'postmaster.pid');
  const leftover = await readPidFile(pidFile);
  if (!leftover) return;
  const deadline = Date.now() + (options.patienceMs ?? 30_000);

  for (let isStopping = false; ; await delay(100)) {
    const claim = await judgeServerClaim(leftover.pid, cluster);
    if (claim === 'gone') return;
    if (claim === 'zombie' || claim === 'foreign') return removeStale(pidFile, leftover.pid, log);
    if (Date.now() > deadline) throw unresponsive(cluster, leftover.pid);
    if (isStopping) continue;
    const session = await superviseBySession(options.connectionString(leftover.port)).catch(() => 'no-answer' as const);
    if (session === 'no-answer') continue;
    if (session === undefined) throw inUse(cluster, leftover.pid);
    log.info(`Stopping the database server ${leftover.pid}, left behind by a launcher that was killed`);
    await stopProcess(leftover.pid, cluster);
    isStopping = true;
    await session.end().catch(() => undefined);
  }
};

/** The pid file that PostgreSQL writes when it starts on a cluster; `undefined` if it was shut down, or never ran. */
export const readPidFile = async (pidFile: string): Promise<{ pid: number; port: number } | undefined> => {
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]) } : undefined;
};

/**
 * PostgreSQL would mistake any process with that id for a server. A file that another launcher has written in the
 * meantime stays.
 */
const removeStale = async (pidFile: string, pid: number, log: ServerLog): Promise<void> => {
  if ((await readPidFile(pidFile))?.pid !== pid) return;
  log.info(`Process ${pid} is not the database's: removing the stale ${pidFile}`);
  await rm(pidFile, { force: true });
};

const stopProcess = async (pid: number, cluster: string): Promise<void> => {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((await judgeServerClaim(pid, cluster)) === 'gone') return;
    throw new CannotStart(
      `The database in ${cluster} is still served by process ${pid}, which belongs to another user and cannot be stopped.`,
      { cause: error },
    );
  }
};

const inUse = (cluster: string, pid: number): CannotStart =>
  new CannotStart(
    `The database in ${cluster} is in use by a launcher that is running (its server is process ${pid}). ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  );

const unresponsive = (cluster: string, pid: number): CannotStart =>
  new CannotStart(
    `The database in ${cluster} is held by process ${pid}, which does not answer. Stop that process, then start again.`,
  );
