import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../run-command.ts';
import type { ComposeService } from './compose-file.ts';
import { eventually } from '@twofold/testing/eventually';
import { createContainer, type Container } from './container.ts';
import { placePostgres, startEventStore, type Database, type PostgresImage } from './databases.ts';
import type { NameServer } from './names.ts';
import { placeProxy } from './proxy.ts';

const CRASHED_FOR_MS = 20_000;

type Machine = {
  /** Everything that is written is below it. */
  readonly folder: string;
  readonly images: ReadonlyMap<string, string>;
  readonly ports: { readonly postgres: number; readonly eventStore: number };
  readonly nameServer: NameServer;
  readonly scale: Readonly<Record<string, number>>;
  /** There is an EventStoreDB already. */
  readonly hasEventStore: boolean;
};

type Started = {
  readonly containers: Map<string, Container[]>;
  readonly databases: Map<string, Database>;
  readonly unproven: Map<string, string>;
};

/** Starts one service and waits until it is healthy, or done where it is run once; what was started is put into `into`. */
export const createStarter = (machine: Machine, into: Started): ((service: ComposeService) => Promise<void>) => {
  const { folder, images, ports, scale } = machine;
  const network = `127.${randomInt(16, 240)}.${randomInt(1, 250)}`;
  const servers = new Map([
    // A name that stands in the certificates.
    ['postgres:5432', `localhost:${ports.postgres}`],
    ['eventstoredb:2113', `localhost:${ports.eventStore}`],
  ]);
  let addresses = 0;

  const imageOf = (service: ComposeService): string => images.get(service.image ?? '') ?? folder;
  const createOne = async (service: ComposeService, number: number, image?: PostgresImage): Promise<Container> => {
    const address = image ? '127.0.0.1' : `${network}.${++addresses}`;
    const mounts = await mountsOf(service, folder);
    const paths = service.name === 'web' ? await placeWeb(address, mounts) : mounts;
    const name = `${service.name}-${number}`;
    const root = await makeRoot(path.join(folder, 'roots', name), paths);
    const where = { address, root, mounted: [...paths.keys()], servers };
    const logs = path.join(folder, 'logs');
    return createContainer({ name, service, folder: imageOf(service), logs, where, ...(image && { image }) });
  };

  const placeWeb = (address: string, mounts: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> => {
    const webApp = path.join(images.get('services') ?? '', 'web', 'dist');
    const secrets = mounts.get('/run/secrets') ?? '';
    return placeProxy(path.join(folder, 'web'), { address, webApp, secrets, nameServerPort: machine.nameServer.port });
  };

  const startDatabase = async (service: ComposeService): Promise<boolean> => {
    const { name } = service;
    if (name === 'eventstoredb') {
      const secrets = (await mountsOf(service, folder)).get('/run/secrets') ?? '';
      if (!machine.hasEventStore) into.databases.set(name, await startEventStore(ports.eventStore, secrets));
      return true;
    }
    if (name !== 'postgres') return false;
    const server = await createOne(service, 1, await placePostgres(path.join(folder, 'postgres'), ports.postgres));
    await server.start();
    const crash = async (): Promise<void> => {
      await server.kill();
      // Its children end a moment later, and until then it does not start.
      await eventually(() => server.start(), { withinMs: CRASHED_FOR_MS });
    };
    into.databases.set(name, { crash, stop: () => server.stop() });
    return true;
  };

  return async (service) => {
    const { name, entrypoint, command, healthCheck } = service;
    if (await startDatabase(service)) return;
    const [program, entry = ''] = [...entrypoint, ...command];
    if (program === 'node' && !existsSync(path.join(imageOf(service), entry))) {
      into.unproven.set(name, `there is no ${entry}`);
      return;
    }
    const own: Container[] = [];
    for (let number = 1; number <= (scale[name] ?? 1); number++) own.push(await createOne(service, number));
    into.containers.set(name, own);
    if (name === 'site-reader') servers.set('site-reader:3006', `${own[0]?.address}:3006`);
    await Promise.all(own.map((each) => (healthCheck === undefined ? each.run(command) : each.start())));
  };
};

/** Volumes are folders; what the file mounts of the repository stays where it is. */
const mountsOf = async ({ mounts }: ComposeService, folder: string): Promise<Map<string, string>> => {
  const places = new Map<string, string>();
  for (const { source, target } of mounts) {
    const isOurs = source.startsWith('.');
    const place = isOurs ? path.join(ROOT, source) : path.join(folder, 'volumes', source);
    if (!isOurs) await mkdir(place, { recursive: true });
    places.set(target, place);
  }
  return places;
};

/** A folder that has what is mounted in a container where the container has it. */
const makeRoot = async (root: string, paths: ReadonlyMap<string, string>): Promise<string> => {
  for (const [inside, here] of paths) {
    const place = path.join(root, inside);
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(here, place);
  }
  return root;
};
