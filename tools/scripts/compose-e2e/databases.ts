import { once } from 'node:events';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { startStandInServer } from '@twofold/event-store/testing/eventstoredb/stand-in-server';
import { findPrograms } from '@twofold/launcher/postgres/programs';
import { findServerUser, type ServerUser } from '@twofold/launcher/postgres/server-user';

/** A server that stands for one of somebody else's images. */
export type Database = {
  /** Ends it as a power cut does; it comes back with all it held. Absent for one that is not ours. */
  readonly crash?: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** What the image of PostgreSQL has and this machine has not: its programs, and who runs them. */
export type PostgresImage = {
  readonly user: ServerUser | undefined;
  readonly environment: Readonly<Record<string, string>>;
};

/**
 * Puts scripts where the image has its entrypoint and its health check, for a real PostgreSQL of the same release from npm.
 * They take what docker-compose.yml passes on; only where the data are, and where it listens, is ours.
 */
export const placePostgres = async (folder: string, port: number): Promise<PostgresImage> => {
  const user = await findServerUser();
  const [bin, data, temporary] = ['bin', 'data', 'tmp'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const made of [bin, data, temporary]) {
    await mkdir(made, { recursive: true });
    if (user) await chown(made, user.uid, user.gid);
  }
  const { initdb, postgres } = await findPrograms({ user, spareFolder: path.join(folder, 'programs') });
  const scripts = {
    'docker-entrypoint.sh': `[ -s ${data}/PG_VERSION ] || ${initdb} --pgdata=${data} --username=postgres \\
      --pwfile="$POSTGRES_PASSWORD_FILE" --auth=scram-sha-256 --no-sync $POSTGRES_INITDB_ARGS
    shift
    exec ${postgres} -D ${data} -p ${port} -clisten_addresses=127.0.0.1 -cunix_socket_directories= -cfsync=off "$@"`,
    pg_isready: `sed -n 8p ${data}/postmaster.pid | grep -q ready`,
  };
  for (const [name, script] of Object.entries(scripts)) {
    await writeFile(path.join(bin, name), `#!/bin/sh\nset -eu\n${script}\n`);
    await chmod(path.join(bin, name), 0o755);
  }
  return {
    user,
    environment: { PATH: `${bin}:${process.env['PATH'] ?? ''}`, TMPDIR: temporary, LC_ALL: 'C', TZ: 'UTC' },
  };
};

/** A stand-in for EventStoreDB that speaks its protocol, over TLS, and knows users. `secrets` is what the image would read. */
export const startEventStore = async (port: number, secrets: string): Promise<Database> => {
  const read = (name: string): Promise<Buffer> => readFile(path.join(secrets, name));
  const password = await read('eventstoredb-admin-password');
  const security = {
    certificate: await read('eventstoredb.crt'),
    key: await read('eventstoredb.key'),
    users: new Map([['admin', password.toString()]]),
  };
  let server = await startStandInServer({ port, security });
  const crash = async (): Promise<void> => {
    await server.stop();
    server = await startStandInServer({ log: server.log, port, security });
  };
  return { crash, stop: () => server.stop() };
};

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};
