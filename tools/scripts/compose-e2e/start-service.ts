import { randomInt } from 'node:crypto';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../run-command.ts';
import type { ComposeService } from './compose-file.ts';
import { createContainer, type Container, type Image } from './container.ts';
import { PLACES_OF_KURRENTDB, placeKurrentDb, placePostgres } from './databases.ts';
import { PLACES_OF_WEB, placeWeb } from './image.ts';

type Machine = {
  /** The folder for all files that are written. */
  readonly folder: string;
  readonly ports: { readonly postgres: number; readonly eventStore: number; readonly nameServer: number };
  /** The number of containers by service. Default: 1. */
  readonly scale: Readonly<Record<string, number>>;
  /** Started containers are added to it. */
  readonly containers: Map<string, readonly Container[]>;
};

/** Starts a service and waits until it is healthy, or until it ends if it runs once. */
export const createStarter = (machine: Machine): ((name: string, service: ComposeService) => Promise<void>) => {
  const { folder, ports, scale, containers } = machine;
  const network = `127.${randomInt(16, 240)}.${randomInt(1, 250)}`;
  let addresses = 0;
  const serversFor = (name: string, address: string): ReadonlyMap<string, string> => {
    if (name === 'web')
      return new Map([
        ['listen 8080;', `listen ${address}:8080;`],
        ['listen 8443 ssl;', `listen ${address}:8443 ssl;`],
        ['resolver 127.0.0.11 ', `resolver 127.0.0.1:${ports.nameServer} `],
      ]);
    const [reader] = containers.get('site-reader') ?? [];
    return new Map([
      // This name is in the certificates.
      ['postgres:5432', `localhost:${ports.postgres}`],
      ['eventstoredb:2113', `localhost:${ports.eventStore}`],
      ['https://localhost:2113/', `https://localhost:${ports.eventStore}/`],
      ['site-reader:3006', `${reader?.address}:3006`],
    ]);
  };

  const placeImage = async (name: string, root: string): Promise<Image | undefined> => {
    if (name === 'postgres') return placePostgres(path.join(folder, 'postgres'), ports.postgres);
    return name === 'eventstoredb' ? placeKurrentDb(root, ports.eventStore) : undefined;
  };
  const create = async (name: string, service: ComposeService, number: number): Promise<Container> => {
    const root = path.join(folder, 'roots', `${name}-${number}`);
    const image = await placeImage(name, root);
    const address = image ? '127.0.0.1' : `${network}.${++addresses}`;
    const places =
      new Map([
        ['web', PLACES_OF_WEB],
        ['eventstoredb', PLACES_OF_KURRENTDB],
      ]).get(name) ?? [];
    const mounted = [...service.mounts.map(({ target }) => target), ...places];
    const where = { address, root, mounted, servers: serversFor(name, address) };
    if (name === 'web') await placeWeb(where);
    for (const { source, target } of service.mounts) {
      const place = source.startsWith('.') ? path.join(ROOT, source) : volumeIn(folder, source);
      if (!source.startsWith('.')) await mkdir(place, { recursive: true });
      await mkdir(path.dirname(path.join(root, target)), { recursive: true });
      await symlink(place, path.join(root, target));
    }
    const inside = service.image === undefined || name === 'web' ? root : path.join(folder, 'images', service.image);
    await mkdir(inside, { recursive: true });
    return createContainer({
      service,
      folder: inside,
      logFile: path.join(folder, `${name}-${number}.log`),
      where,
      image,
    });
  };

  return async (name, service) => {
    const own: Container[] = [];
    for (let number = 1; number <= (scale[name] ?? 1); number++) own.push(await create(name, service, number));
    containers.set(name, own);
    const run = (each: Container) => (service.healthCheck ? each.start() : each.run(service.command));
    await Promise.all(own.map(run)).catch((error: unknown) => {
      throw new Error(`The service ${name} did not start`, { cause: error });
    });
  };
};

/** The folder that is used as a volume. */
export const volumeIn = (folder: string, name: string): string => path.join(folder, 'volumes', name);
