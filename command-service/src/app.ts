import { randomUUID } from 'node:crypto';
import type { EventStore } from '@twofold/event-store/port';
import { acceptWrites } from '@twofold/http/accept-writes';
import type { Logger } from '@twofold/http/log';
import { createLogPosition } from '@twofold/http/log-position';
import { notFound, respondToErrors } from '@twofold/http/respond-to-errors';
import { healthRoutes, type Readiness } from '@twofold/http/serve';
import { createServiceApp } from '@twofold/http/service-app';
import type { ReadSite } from '@twofold/site-reader/site-snapshot';
import type { Express } from 'express';
import pg from 'pg';
import { createAnalyse } from './analysis/analyse.ts';
import type { Analyst } from './analysis/analyst.ts';
import { postgresBudget, type AnalysisBudget, type DailyBudget } from './analysis/budget.ts';
import { productCategory } from './analysis/category.ts';
import { expireAnalysisOnAnalysisRequested } from './analysis/expire-analysis-on-analysis-requested.reactor.ts';
import { createOutcomes } from './analysis/outcome.ts';
import { analysisRoutes } from './analysis/routes.ts';
import { createCommandHandler, type HandleCommand } from './command-handler.ts';
import { createRateLimit } from './limits/rate-limit.ts';
import { sequenceIds } from './next-id.ts';
import { startJobs, type Jobs } from './reactors/jobs.ts';
import { runReactors } from './reactors/run-reactors.ts';
import { createSendCommand, receiver, type CommandToSend } from './reactors/send-command.ts';
import { REFUSALS } from './refusals.ts';
import { createRepeatable } from './requests/repeatable.ts';
import { postgresRequestLog } from './requests/request-log.ts';
import { createSendAnswer } from './requests/send-answer.ts';

const MAX_CONNECTIONS = 12;
const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;

export type CommandServiceDeps = {
  readonly store: EventStore;
  /** The database of the schema `write_side`, migrated by `migrateWriteSide`. */
  readonly connectionString: string;
  readonly log: Logger;
  readonly readSite: ReadSite;
  /** A paid analyst counts its calls in the budget. */
  readonly createAnalyst: (budget: AnalysisBudget) => Analyst;
  readonly sessionSecrets: readonly string[];
  readonly publicOrigin: string | undefined;
  readonly trustProxy: number | string | false;
  readonly limits: { readonly analysesPerHour: number; readonly daily: DailyBudget };
  readonly now?: () => Date;
  readonly newId?: () => string;
};

export type CommandService = {
  readonly app: Express;
  /** Starts the reactors and the jobs; the routes work without them. */
  readonly start: () => Promise<void>;
  /** Ends what runs, so that requests are answered soon: analyses are recorded as interrupted. Then close the listener. */
  readonly drain: () => void;
  /** Stops reactors and jobs and lets go of the database. */
  readonly stop: () => Promise<void>;
  readonly ready: () => Promise<Readiness>;
};

/** Builds the command service. The same for its own process, the launcher and the tests. */
export const createCommandService = (deps: CommandServiceDeps): CommandService => {
  const { store, log, readSite, sessionSecrets, publicOrigin, trustProxy, limits } = deps;
  const now = deps.now ?? (() => new Date());
  const newId = deps.newId ?? randomUUID;
  const isHttps = publicOrigin?.startsWith('https://') ?? false;
  const stopping = new AbortController();

  const pool = openPool(deps.connectionString, log);
  const handle = createCommandHandler({ store, now });
  const requestLog = postgresRequestLog({ pool, secrets: sessionSecrets, now });
  const budget = postgresBudget({ pool, limits: limits.daily, now });
  const analyst = deps.createAnalyst(budget);
  const findOutcome = createOutcomes({ readSite, analyst, log, stopping: stopping.signal });

  const ready = async (): Promise<Readiness> => {
    await pool.query('select 1');
    await store.storeId();
    return { database: true, log: true };
  };

  const app = createServiceApp({ log, trustProxy, isHttps });
  app.use(healthRoutes({ ready }));
  app.use(acceptWrites({ publicOrigin }));
  app.use(
    analysisRoutes({
      analyse: createAnalyse({ handle, findOutcome, analyst, now, newId }),
      budget,
      rateLimit: createRateLimit({ pool, name: 'analysis', perHour: limits.analysesPerHour }),
      repeatable: createRepeatable({ requestLog, newId }),
      sendAnswer: createSendAnswer({ store, logPosition: createLogPosition({ secrets: sessionSecrets, isHttps }) }),
      nextProductId: sequenceIds(pool, 'product_ids'),
      now,
    }),
  );
  app.use(notFound, respondToErrors({ log, refusals: REFUSALS }));

  const background = createBackground({ ...deps, handle, pool, forgetOld: () => requestLog.forgetOld() });
  const drain = (): void => stopping.abort();
  const stop = async (): Promise<void> => {
    drain();
    await background.stop();
    await pool.end();
  };
  return { app, start: () => background.start(stopping.signal), drain, stop, ready };
};

/** What the service does without being asked: commands whose time has come, and what follows from events. */
const createBackground = (
  deps: Pick<CommandServiceDeps, 'store' | 'connectionString' | 'log'> & {
    readonly handle: HandleCommand;
    readonly pool: pg.Pool;
    readonly forgetOld: () => Promise<void>;
  },
) => {
  const { store, connectionString, log, handle, pool } = deps;
  let jobs: Jobs | undefined;
  let reactors: Promise<void> | undefined;
  return {
    start: async (signal: AbortSignal): Promise<void> => {
      const send = createSendCommand(handle, [receiver(productCategory)]);
      const started = await startJobs({ pool, send, log, hourly: { 'forget-old-requests': deps.forgetOld } });
      jobs = started;
      const dispatch = (command: CommandToSend, at: Date | undefined) =>
        at ? started.schedule(command, at) : send(command);
      const connect = () => new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
      reactors = runReactors([expireAnalysisOnAnalysisRequested], { store, pool, dispatch, connect, log }, signal);
    },
    stop: async (): Promise<void> => {
      await reactors;
      await jobs?.stop();
    },
  };
};

const openPool = (connectionString: string, log: Logger): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
  });
  // Without these two a server that goes away ends the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
