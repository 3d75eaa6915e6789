import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../run-command.ts';
import { readComposeFile, type ComposeService } from './compose-file.ts';
import type { Container } from './container.ts';
import { freePort, startEventStore } from './databases.ts';
import { assembleImages } from './image.ts';
import { startNameServer } from './names.ts';
import { createStarter, volumeIn } from './start-service.ts';

const PORT_OF_WEB = 8080;

export type Deployment = {
  /** The origin that nginx serves. */
  readonly origin: string;
  /** @throws Error for a service that was not started */
  readonly containersOf: (service: string) => readonly [Container, ...Container[]];
  /** The connection string of the log's administrator. */
  readonly eventStoreUrl: string;
  /** The folder that is used as a volume. */
  readonly volume: (name: string) => string;
  readonly stop: () => Promise<void>;
};

/** The choices of an operator. */
export type DeploymentOptions = {
  /** Variables of the shell or of `.env`. `EVENTSTORE_URL` replaces the stand-in with a real server. */
  readonly variables: Readonly<Record<string, string>>;
  /** The number of containers by service. Default: 1. */
  readonly scale: Readonly<Record<string, number>>;
};

/**
 * Starts the services of docker-compose.yml without Docker, in the order of their dependencies: with their commands,
 * environments and health checks, production packages only, and one address in 127.0.0.0/8 per container. Servers of this
 * machine replace the images of PostgreSQL and EventStoreDB.
 */
export const deploy = async ({ variables, scale }: DeploymentOptions): Promise<Deployment> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-compose-'));
  // nginx does not run as root.
  await chmod(folder, 0o755);
  const containers = new Map<string, readonly [Container, ...Container[]]>();
  const containersOf = (name: string): readonly [Container, ...Container[]] => {
    const own = containers.get(name);
    if (!own) throw new Error(`docker-compose.yml has no service ${name}`);
    return own;
  };
  const nameServer = await startNameServer((name) =>
    (containers.get(name) ?? []).filter((each) => each.isRunning()).map(({ address }) => address),
  );
  let stopEventStore = async (): Promise<void> => undefined;
  const stop = async (): Promise<void> => {
    const servers = ['postgres', 'eventstoredb'].flatMap((name) => containers.get(name) ?? []);
    const others = [...containers.values()].flat().filter((each) => !servers.some((server) => server === each));
    for (const group of [others, servers]) await Promise.all(group.map((each) => each.end('SIGTERM')));
    await stopEventStore();
    nameServer.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const services = readComposeFile(await readFile(path.join(ROOT, 'docker-compose.yml'), 'utf8'), variables);
    const ports = { postgres: await freePort(), eventStore: await freePort(), nameServer: nameServer.port };
    await assembleImages(path.join(folder, 'images'));
    const secrets = volumeIn(folder, 'secrets-of-eventstoredb');
    const start = createStarter({ folder, ports, scale, containers });
    await startInOrder(services, async (name, service) => {
      const isImage = name !== 'eventstoredb' || (process.env['KURRENTDB_PROGRAM'] && !variables['EVENTSTORE_URL']);
      if (isImage) return start(name, service);
      if (!variables['EVENTSTORE_URL']) stopEventStore = await startEventStore(ports.eventStore, secrets);
      return undefined;
    });
    return {
      origin: `http://${containersOf('web')[0].address}:${PORT_OF_WEB}`,
      containersOf,
      eventStoreUrl: variables['EVENTSTORE_URL'] || (await adminUrlOf(volumeIn(folder, 'secrets'), ports.eventStore)),
      volume: (name) => volumeIn(folder, name),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

/**
 * Starts each service when its dependencies have started; independent services start concurrently.
 * @throws the first failure, after all running starts have ended
 */
export const startInOrder = async (
  services: ReadonlyMap<string, ComposeService>,
  start: (name: string, service: ComposeService) => Promise<void>,
): Promise<void> => {
  const started = new Map<string, Promise<void>>();
  const up = (name: string): Promise<void> => {
    const starting = started.get(name) ?? startAfterOthers(name);
    started.set(name, starting);
    return starting;
  };
  const startAfterOthers = async (name: string): Promise<void> => {
    const service = services.get(name);
    if (!service) throw new Error(`There is no service ${name} to depend on`);
    await Promise.all(Object.keys(service.dependsOn).map(up));
    await start(name, service);
  };
  for (const name of services.keys()) void up(name).catch(() => undefined);
  const outcomes = await Promise.allSettled(started.values());
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
};

const adminUrlOf = async (secrets: string, port: number): Promise<string> => {
  const password = (await readFile(path.join(secrets, 'eventstoredb-admin-password'), 'utf8')).trim();
  return `esdb://admin:${password}@localhost:${port}?tls=true&tlsCAFile=${path.join(secrets, 'authority.crt')}`;
};
