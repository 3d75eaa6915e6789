import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../run-command.ts';
import { readComposeFile } from './compose-file.ts';
import type { Container } from './container.ts';
import { freePort, type Database } from './databases.ts';
import { assembleImages } from './image.ts';
import { startNameServer } from './names.ts';
import { startInOrder } from './start-in-order.ts';
import { createStarter } from './start-service.ts';

const PORT_OF_WEB = 8080;

export type Deployment = {
  /** Where nginx answers. */
  readonly origin: string;
  readonly containersOf: (service: string) => readonly Container[];
  /** By the name of the service they stand for. */
  readonly databases: ReadonlyMap<string, Database>;
  /** As its administrator. */
  readonly eventStoreUrl: string;
  /** The folder that stands for a volume. */
  readonly volume: (name: string) => string;
  /** Services of the file that could not be started here, and why. */
  readonly unproven: ReadonlyMap<string, string>;
  readonly stop: () => Promise<void>;
};

/** What an operator decides, and what there is of somebody else's servers. */
export type DeploymentOptions = {
  /** As they are set in the shell, or in a file `.env`. */
  readonly variables: Readonly<Record<string, string>>;
  /** How many containers of a service there are, where there is more than one. */
  readonly scale: Readonly<Record<string, number>>;
  /** An EventStoreDB to use in place of the stand-in. */
  readonly eventStoreUrl: string | undefined;
};

/**
 * Starts the services of docker-compose.yml outside Docker, in the order of what depends on what: their own commands,
 * environments and health checks, with packages for production only, each container at an address of its own in
 * 127.0.0.0/8. In place of the images of PostgreSQL and EventStoreDB there are servers of this machine.
 */
export const deploy = async ({ variables, scale, eventStoreUrl }: DeploymentOptions): Promise<Deployment> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-compose-'));
  // nginx serves as somebody else than root.
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'logs'));
  const containers = new Map<string, Container[]>();
  const databases = new Map<string, Database>();
  const unproven = new Map<string, string>();
  const nameServer = await startNameServer((name) =>
    (containers.get(name) ?? []).filter((container) => container.isRunning()).map(({ address }) => address),
  );
  const stop = async (): Promise<void> => {
    const all = [...containers.values()].flat();
    await Promise.all(all.map((container) => container.stop()));
    for (const database of databases.values()) await database.stop();
    nameServer.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const given = eventStoreUrl === undefined ? {} : { EVENTSTORE_URL: eventStoreUrl };
    const file = await readFile(path.join(ROOT, 'docker-compose.yml'), 'utf8');
    const services = readComposeFile(file, { ...variables, ...given });
    const ports = { postgres: await freePort(), eventStore: await freePort() };
    const images = await assembleImages(path.join(folder, 'images'));
    const into = { containers, databases, unproven };
    const starter = createStarter(
      { folder, images, ports, nameServer, scale, hasEventStore: eventStoreUrl !== undefined },
      into,
    );
    await startInOrder(services, starter);
    const [web] = containers.get('web') ?? [];
    if (!web) throw new Error('docker-compose.yml has no service web');
    return {
      origin: `http://${web.address}:${PORT_OF_WEB}`,
      containersOf: (name) => containers.get(name) ?? [],
      databases,
      eventStoreUrl: eventStoreUrl ?? (await adminUrlOf(path.join(folder, 'volumes', 'secrets'), ports.eventStore)),
      volume: (name) => path.join(folder, 'volumes', name),
      unproven,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

const adminUrlOf = async (secrets: string, port: number): Promise<string> => {
  const password = (await readFile(path.join(secrets, 'eventstoredb-admin-password'), 'utf8')).trim();
  return `esdb://admin:${password}@localhost:${port}?tls=true&tlsCAFile=${path.join(secrets, 'authority.crt')}`;
};
