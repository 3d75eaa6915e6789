import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createCommandService, type CommandService, type CommandServiceDeps } from '@twofold/command-service/app';
import type { WebConfig } from '@twofold/contracts/config';
import type { EventStore } from '@twofold/event-store/port';
import type { Logger } from '@twofold/http/log';
import type { Readiness } from '@twofold/http/serve';
import { createProjector } from '@twofold/projector/app';
import { createQueryService } from '@twofold/query-service/app';
import { openDatabase } from '@twofold/query-service/database';
import { CannotStart } from './cannot-start.ts';
import type { Closers } from './closers.ts';
import { describeReport } from './describe-report.ts';
import { takeDoor } from './door.ts';
import { createFront } from './front.ts';
import type { StaticFiles } from './static-files.ts';

export type TwofoldDeps = Pick<
  CommandServiceDeps,
  | 'readSite'
  | 'createAnalyst'
  | 'createPayments'
  | 'keyring'
  | 'mail'
  | 'sessionSecrets'
  | 'publicOrigin'
  | 'trustProxy'
  | 'limits'
> & {
  /** A sealed log that has been migrated; it is closed by its owner, after everything here. */
  readonly store: EventStore;
  /** A database whose schemas have been migrated. */
  readonly connectionString: string;
  /** The log of one service, by its name. */
  readonly logOf: (service: string) => Logger;
  readonly webFiles: StaticFiles;
  readonly webConfig: WebConfig;
  readonly address: { readonly host: string; readonly port: number };
};

/** All of the stop has 10 s. */
const DRAIN_MS = 4_000;

/**
 * Wires all services into this process and serves them on one port. What was opened is handed to `closers` as it opens,
 * so that a start that fails half-way leaves nothing behind.
 * @returns where the product answers
 * @throws CannotStart when the port cannot be had
 */
export const composeTwofold = async (deps: TwofoldDeps, closers: Closers): Promise<{ readonly url: string }> => {
  const door = await takeDoor(deps.address).catch(cannotListen);
  try {
    const { commands, front } = await composeServices(deps, deps.publicOrigin ?? door.url, closers);
    door.open(front);
    closers.add('front', () => {
      // The server waits for its running requests; those that would take long are told to end.
      commands.drain();
      // A client that dawdles must not use up the time that the database needs.
      return Promise.race([door.close(), delay(DRAIN_MS, undefined, { ref: false })]);
    });
    return { url: door.url };
  } catch (error) {
    await door.close();
    throw error;
  }
};

const composeServices = async (
  deps: TwofoldDeps,
  origin: string,
  closers: Closers,
): Promise<{ readonly commands: CommandService; readonly front: RequestListener }> => {
  const { store, connectionString, logOf, sessionSecrets, trustProxy } = deps;
  const isHttps = deps.publicOrigin?.startsWith('https://') ?? false;

  const projector = createProjector({ store, connectionString, log: logOf('projector') });
  closers.add('projector', () => projector.stop());
  projector.start();

  const database = openDatabase(connectionString, logOf('query'));
  closers.add('query database', () => database.pool.end());
  const queries = createQueryService({ ...database, log: logOf('query'), sessionSecrets, trustProxy, isHttps });
  closers.add('query service', () => queries.stop());
  queries.start();

  const commands = createCommandService({ ...deps, origin, log: logOf('command') });
  closers.add('command service', () => commands.stop());
  await commands.start();

  const ready = async (): Promise<Readiness> => ({
    ...(await commands.ready()),
    ...(await projector.ready()),
  });
  const front = createFront({
    commandService: commands.app,
    queryService: queries.app,
    webFiles: deps.webFiles,
    webConfig: deps.webConfig,
    describeReport: describeReport({ query: (statement) => database.pool.query(statement) }),
    ready,
    log: logOf('front'),
    trustProxy,
    origin,
    isHttps,
  });
  return { commands, front };
};

const cannotListen = (error: unknown): never => {
  throw new CannotStart(error instanceof Error ? error.message : String(error), { cause: error });
};
