import { execFileSync } from 'node:child_process';
import { mkdtemp, mkdir, copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { request as requestInTheClear } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, runServer } from './real-server.ts';
import { startStandInServer } from './stand-in-server.ts';

const OPERATIONS = path.join(import.meta.dirname, '..', '..', '..', '..', '..', 'operations');

const ANOTHER_AUTHORITY = [
  'req',
  '-x509',
  '-newkey',
  'rsa:2048',
  '-nodes',
  '-subj',
  '/CN=Stranger',
  '-keyout',
  '/dev/null',
];

/** The administrator's password, as long as those generated for an installation. */
const ADMIN_PASSWORD = 'of-the-admin-'.padEnd(64, '0123456789abcdef');

/** An EventStoreDB with TLS and users for one test. At first it has only an administrator. */
export type SecureServer = {
  readonly port: number;
  /** The folder with the certificate's authority, and with `stranger.crt`, an unrelated authority. */
  readonly authorities: string;
  readonly urlOf: (user: string, password: string, authority?: string) => string;
  readonly adminUrl: string;
  readonly remove: () => Promise<void>;
};

/**
 * The stand-in server or, with `program`, KurrentDB itself: started as docker-compose does, by the same script and with the
 * certificates that an installation makes. `program` is KurrentDB's own and reads its variables. Before that it may run on the
 * same data without users, as earlier releases ran it, for what `earlier` does there. `users` are those of the stand-in.
 */
export const startSecureServer = async (
  program: string | undefined,
  { earlier, users = new Map() }: { earlier?: (url: string) => Promise<void>; users?: Map<string, string> } = {},
): Promise<SecureServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-secure-'));
  const removeFolder = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const authorities = await placeSecrets(folder);
    const { port, stop } = await (program === undefined
      ? startStandIn(folder, users)
      : startKurrentDb(folder, program, earlier));
    const urlOf = (user: string, password: string, authority = 'authority.crt'): string =>
      `esdb://${user}:${encodeURIComponent(password)}@localhost:${port}?tls=true&tlsCAFile=${path.join(authorities, authority)}`;
    const remove = async (): Promise<void> => {
      await stop();
      await removeFolder();
    };
    return { port, authorities, urlOf, adminUrl: urlOf('admin', ADMIN_PASSWORD), remove };
  } catch (error) {
    await removeFolder();
    throw error;
  }
};

const placeSecrets = async (folder: string): Promise<string> => {
  const authorities = path.join(folder, 'known');
  await mkdir(authorities);
  execFileSync('sh', [path.join(OPERATIONS, 'certificates', 'make.sh'), folder, 'https://localhost']);
  const stranger = path.join(authorities, 'stranger.crt');
  execFileSync('openssl', [...ANOTHER_AUTHORITY, '-out', stranger], { stdio: 'ignore' });
  await mkdir(path.join(folder, 'authorities'));
  for (const place of ['authorities', 'known'])
    await copyFile(path.join(folder, 'authority.crt'), path.join(folder, place, 'authority.crt'));
  for (const user of ['admin', 'ops'])
    await writeFile(path.join(folder, `eventstoredb-${user}-password`), ADMIN_PASSWORD);
  return authorities;
};

const startStandIn = async (
  folder: string,
  users: Map<string, string>,
): Promise<{ port: number; stop: () => Promise<void> }> => {
  const [certificate, key] = await Promise.all(
    ['crt', 'key'].map((end) => readFile(path.join(folder, `eventstoredb.${end}`))),
  );
  users.set('admin', ADMIN_PASSWORD);
  return startStandInServer({ security: { certificate: certificate!, key: key!, users } });
};

const startKurrentDb = async (
  folder: string,
  program: string,
  earlier: ((url: string) => Promise<void>) | undefined,
): Promise<{ port: number; stop: () => Promise<void> }> => {
  const [port, replicationPort] = [await freePort(), await freePort()];
  const environment = {
    KURRENTDB_CLUSTER_SIZE: '1',
    KURRENTDB_DB: path.join(folder, 'data'),
    KURRENTDB_LOG: path.join(folder, 'logs'),
    KURRENTDB_NODE_IP: '127.0.0.1',
    KURRENTDB_NODE_PORT: String(port),
    KURRENTDB_REPLICATION_IP: '127.0.0.1',
    KURRENTDB_REPLICATION_PORT: String(replicationPort),
    KURRENTDB_RUN_PROJECTIONS: 'None',
    KURRENTDB_TELEMETRY_OPTOUT: 'true',
  };
  if (earlier) {
    const server = await runServer({
      command: [program],
      environment: { ...environment, KURRENTDB_INSECURE: 'true' },
      isAlive: () => isAlive(`http://localhost:${port}`),
    });
    try {
      await earlier(`esdb://localhost:${port}?tls=false`);
    } finally {
      await server.kill();
    }
  }
  const ca = await readFile(path.join(folder, 'authority.crt'));
  const { kill } = await runServer({
    command: ['sh', path.join(OPERATIONS, 'kurrentdb', 'start.sh'), folder, program],
    environment: {
      ...environment,
      KURRENTDB_CERTIFICATE_FILE: path.join(folder, 'eventstoredb.crt'),
      KURRENTDB_CERTIFICATE_PRIVATE_KEY_FILE: path.join(folder, 'eventstoredb.key'),
      KURRENTDB_TRUSTED_ROOT_CERTIFICATES_PATH: path.join(folder, 'authorities'),
    },
    isAlive: () => isAlive(`https://localhost:${port}`, ca),
  });
  return { port, stop: kill };
};

const isAlive = (origin: string, ca?: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    const ask = ca ? request : requestInTheClear;
    const asked = ask(`${origin}/health/live`, { ...(ca && { ca }) }, (answer) => {
      answer.resume();
      if (answer.statusCode === 204) resolve();
      else reject(new Error(`The server answers ${answer.statusCode}`));
    });
    asked.once('error', reject).end();
  });
