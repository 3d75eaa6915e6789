import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createAuditService, type AuditService, type AuditSources } from '@twofold/auditor/service/app';
import { openDatabase as openAuditDatabase } from '@twofold/auditor/service/database';
import { createCommandService, type CommandService } from '@twofold/command-service/app';
import type { CommandServiceDeps } from '@twofold/command-service/service-deps';
import type { WebConfig } from '@twofold/contracts/config';
import type { EventFinder } from '@twofold/event-store/event-finder';
import type { EventStore } from '@twofold/event-store/port';
import type { Address } from '@twofold/http/known-hosts';
import type { Logger } from '@twofold/http/log';
import { createProjector } from '@twofold/projector/app';
import { createQueryService } from '@twofold/query-service/app';
import { openDatabase } from '@twofold/query-service/database';
import type { Pool } from 'pg';
import { CannotStart, reasonOf } from './cannot-start.ts';
import type { Closers } from './closers.ts';
import { describeReport } from './describe-report.ts';
import { reservePort } from './reserved-port.ts';
import type { RenderScreen } from './render-screen.ts';
import { createFront } from './front.ts';
import { publicData } from './public-data.ts';
import type { SecurityContacts } from './security-text.ts';
import type { StaticFiles } from './static-files.ts';

export type TwofoldDeps = Pick<
  CommandServiceDeps,
  | 'readSite'
  | 'takeScreenshots'
  | 'mayTakeScreenshots'
  | 'createAnalyst'
  | 'createComparer'
  | 'createPayments'
  | 'keyring'
  | 'mail'
  | 'needsConfirmation'
  | 'staffNeedSecondFactor'
  | 'sessionSecrets'
  | 'publicOrigin'
  | 'trustProxy'
  | 'limits'
  | 'webhookAllow'
> & {
  /** A sealed log that has been migrated; it is closed by its owner, after everything here. */
  readonly store: EventStore;
  /** The same log for auditors: as stored, with its chain. */
  readonly audited: Pick<AuditSources, 'events' | 'keyring' | 'chain'> & {
    readonly openFinder: ((pool: Pool) => EventFinder) | undefined;
    readonly checkpointsFolder: string | undefined;
  };
  /** A database whose schemas have been migrated. */
  readonly connectionString: string;
  readonly logOf: (service: string) => Logger;
  readonly webFiles: StaticFiles;
  /** Renders screens of the web app; absent: pages are served as they were built. */
  readonly renderScreen?: RenderScreen | undefined;
  /** Whether browsers send trace contexts; absent: they do not. */
  readonly areClicksTraced?: boolean;
  readonly webConfig: WebConfig;
  readonly securityContacts: SecurityContacts;
  readonly address: Address;
};

/** Stopping may take 10 s in all. */
const DRAIN_MS = 4_000;

/**
 * Wires all services into this process and serves them on one port. Everything opened is added to `closers`
 * immediately, so that a start that fails half-way leaves nothing behind.
 * @returns the address of the product
 * @throws CannotStart when the port is not available
 */
export const composeTwofold = async (deps: TwofoldDeps, closers: Closers): Promise<{ readonly url: string }> => {
  const port = await reservePort(deps.address).catch(cannotListen);
  try {
    const { commands, audits, front } = await composeServices(deps, deps.publicOrigin ?? port.url, closers);
    port.open(front);
    closers.add('front', () => {
      // The server waits for its running requests; long ones are asked to end.
      commands.drain();
      audits.drain();
      // A slow client must not use up the time that the database needs.
      return Promise.race([port.close(), delay(DRAIN_MS, undefined, { ref: false })]);
    });
    return { url: port.url };
  } catch (error) {
    await port.close();
    throw error;
  }
};

const composeServices = async (
  deps: TwofoldDeps,
  origin: string,
  closers: Closers,
): Promise<{ readonly commands: CommandService; readonly audits: AuditService; readonly front: RequestListener }> => {
  const { store, connectionString, logOf, sessionSecrets, trustProxy, staffNeedSecondFactor = false } = deps;
  const isHttps = deps.publicOrigin?.startsWith('https://') ?? false;

  const projector = createProjector({ store, connectionString, log: logOf('projector') });
  closers.add('projector', () => projector.stop());
  projector.start();

  const database = openDatabase(connectionString, logOf('query'));
  closers.add('query database', () => database.pool.end());
  const queries = createQueryService({
    ...database,
    log: logOf('query'),
    sessionSecrets,
    trustProxy,
    isHttps,
    staffNeedSecondFactor,
  });
  closers.add('query service', () => queries.stop());
  queries.start();

  const audits = composeAudit(deps, isHttps, closers);

  const commands = createCommandService({ ...deps, origin, log: logOf('command') });
  closers.add('command service', () => commands.stop());
  await commands.start();

  const readModels: Parameters<typeof publicData>[0] = { query: (statement) => database.pool.query(statement) };
  const front = createFront({
    commandService: commands.app,
    queryService: queries.app,
    auditService: audits.app,
    webFiles: deps.webFiles,
    areClicksTraced: deps.areClicksTraced ?? false,
    webConfig: deps.webConfig,
    describeReport: describeReport(readModels),
    publicData: publicData(readModels),
    renderScreen: deps.renderScreen,
    securityContacts: deps.securityContacts,
    now: () => new Date(),
    checks: { ...commands.checks, ...projector.checks },
    log: logOf('front'),
    trustProxy,
    origin,
    isHttps,
  });
  return { commands, audits, front };
};

const composeAudit = (deps: TwofoldDeps, isHttps: boolean, closers: Closers): AuditService => {
  const { connectionString, logOf, sessionSecrets, trustProxy } = deps;
  const { openFinder, ...audited } = deps.audited;
  const database = openAuditDatabase(connectionString, logOf('audit'));
  closers.add('audit database', () => database.pool.end());
  const finder = openFinder?.(database.pool);
  const log = logOf('audit');
  const audits = createAuditService({
    ...audited,
    ...database,
    finder,
    log,
    sessionSecrets,
    trustProxy,
    isHttps,
    staffNeedSecondFactor: deps.staffNeedSecondFactor ?? false,
  });
  closers.add('audit service', () => audits.stop());
  return audits;
};

const cannotListen = (error: unknown): never => {
  throw new CannotStart(reasonOf(error), { cause: error });
};
