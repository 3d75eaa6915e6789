import { once } from 'node:events';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { startStandInServer } from '@twofold/event-store/testing/eventstoredb/stand-in-server';
import { findPrograms } from '@twofold/launcher/postgres/programs';
import { findServerUser } from '@twofold/launcher/postgres/server-user';
import type { Image } from './container.ts';

/**
 * Creates replacements for the entrypoint and the health check of the PostgreSQL image, which run a real server of the same
 * release from npm. They use the settings in docker-compose.yml; only the data folder and the address differ.
 */
export const placePostgres = async (folder: string, port: number): Promise<Image> => {
  const user = await findServerUser();
  const inFolder = (name: string): string => path.join(folder, name);
  for (const name of ['bin', 'data', 'tmp']) {
    await mkdir(inFolder(name), { recursive: true });
    if (user) await chown(inFolder(name), user.uid, user.gid);
  }
  const { initdb, postgres } = await findPrograms({ user, spareFolder: inFolder('programs') });
  const data = inFolder('data');
  const scripts = {
    'docker-entrypoint.sh': `[ -s ${data}/PG_VERSION ] || ${initdb} --pgdata=${data} --username=postgres \\
      --pwfile="$POSTGRES_PASSWORD_FILE" --auth=scram-sha-256 --no-sync $POSTGRES_INITDB_ARGS
    shift
    exec ${postgres} -D ${data} -p ${port} -clisten_addresses=127.0.0.1 -cunix_socket_directories= -cfsync=off "$@"`,
    // A killed server leaves its readiness file behind.
    pg_isready: `kill -0 "$(head -n 1 ${data}/postmaster.pid)" && sed -n 8p ${data}/postmaster.pid | grep -q ready`,
  };
  for (const [name, script] of Object.entries(scripts))
    await writeFile(path.join(folder, 'bin', name), `#!/bin/sh\nset -eu\n${script}\n`, { mode: 0o755 });
  const PATH = `${inFolder('bin')}:${process.env['PATH'] ?? ''}`;
  return { user, environment: { PATH, TMPDIR: inFolder('tmp'), LC_ALL: 'C', TZ: 'UTC' } };
};

/** The paths of the program and the data in the KurrentDB image. */
export const PLACES_OF_KURRENTDB = ['/opt/kurrentdb', '/var/lib/kurrentdb', '/var/log/kurrentdb'];

/**
 * Creates, below `root`, a replacement for the program of the KurrentDB image that runs `KURRENTDB_PROGRAM`. It uses the
 * settings in docker-compose.yml; only the data folder and the address differ.
 */
export const placeKurrentDb = async (root: string, port: number): Promise<Image> => {
  const file = path.join(root, 'opt', 'kurrentdb', 'KurrentDB');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `#!/bin/sh\nexec ${process.env['KURRENTDB_PROGRAM']} "$@"\n`, { mode: 0o755 });
  const environment = {
    KURRENTDB_DB: path.join(root, 'var', 'lib', 'kurrentdb'),
    KURRENTDB_LOG: path.join(root, 'var', 'log', 'kurrentdb'),
    KURRENTDB_NODE_IP: '127.0.0.1',
    KURRENTDB_NODE_PORT: String(port),
    KURRENTDB_REPLICATION_IP: '127.0.0.1',
    KURRENTDB_REPLICATION_PORT: String(await freePort()),
  };
  return { user: undefined, environment };
};

/**
 * Starts a stand-in for EventStoreDB that speaks its protocol over TLS and checks users. `secrets` are the files that the
 * image would read.
 * @returns a function that stops it
 */
export const startEventStore = async (port: number, secrets: string): Promise<() => Promise<void>> => {
  const read = (name: string): Promise<Buffer> => readFile(path.join(secrets, name));
  const users = new Map([['admin', (await read('eventstoredb-admin-password')).toString()]]);
  const security = { certificate: await read('eventstoredb.crt'), key: await read('eventstoredb.key'), users };
  const server = await startStandInServer({ port, security });
  return () => server.stop();
};

/** A port that is currently free. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};
