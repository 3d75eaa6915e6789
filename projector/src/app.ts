import { whileLeading } from '@twofold/event-store/followers/leadership';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import type { Schedule } from '@twofold/event-store/timing';
import type { Logger } from '@twofold/http/log';
import { notFound, respondToErrors } from '@twofold/http/respond-to-errors';
import { healthRoutes, NotReady, type HealthChecks } from '@twofold/http/health';
import { createServiceApp } from '@twofold/http/service-app';
import type { Express } from 'express';
import pg from 'pg';
import { MAX_BEHIND_MS, projectorHealth, type ProjectorHealth } from './health.ts';
import { mutex } from './mutex.ts';
import { readModels as allReadModels } from './projections.ts';
import type { ReadModel } from './read-model.ts';
import { rebuild, type Rebuilt } from './rebuild.ts';
import { createRunner, type Runner } from './run.ts';
import { openPool } from './transaction.ts';

export type ProjectorDeps = {
  readonly store: EventStore;
  /** The database of the schema `read_models`, migrated by `migrateReadModels`. */
  readonly connectionString: string;
  readonly log: Logger;
  readonly readModels?: readonly ReadModel[];
  readonly schedule?: Schedule;
  readonly now?: () => Date;
};

/** Follows the log and writes the read models, while no other process of its kind does. */
export type Projector = {
  /** Health and readiness over HTTP, for operators. */
  readonly app: Express;
  /** Begins to follow the log, or to stand by until the projector that does is gone. */
  start(): void;
  /** Finishes the batch that is being written and lets go of every connection. */
  stop(): Promise<void>;
  health(): Promise<ProjectorHealth>;
  readonly checks: HealthChecks;
  /** Fills a read model anew beside the one that is shown, and shows it then. */
  rebuild(projection: string): Promise<Rebuilt>;
};

/** One process writes the read models; the others wait for this lock. */
const LOCK_NAME = 'twofold projector';
const CONNECT_MS = 5_000;
/** For operators and for runners that start; each runner needs one more. */
const SPARE_CONNECTIONS = 3;

/** Builds the projector. The same for its own process, the launcher and the tests. */
export const createProjector = (deps: ProjectorDeps): Projector => {
  const { store, connectionString, log, readModels = allReadModels, now = () => new Date() } = deps;
  const stopping = new AbortController();
  const pool = openPool(connectionString, { max: readModels.length + SPARE_CONNECTIONS }, (error) =>
    log.warn({ err: error }, 'a database connection was lost'),
  );
  let following: Promise<void> | undefined;
  let term: AbortController | undefined;

  // One after the other, so that what they keep in memory does not add up.
  const oneAtATime = mutex();
  const rebuildOne = (readModel: ReadModel, signal: AbortSignal): Promise<Rebuilt> =>
    oneAtATime(() => rebuild({ store, connectionString, readModel, log, signal, now }));
  const runners = readModels.map((readModel) =>
    createRunner({ ...deps, pool, readModel, now, rebuild: (signal) => rebuildOne(readModel, signal) }),
  );
  const runnerOf = (projection: string): Runner => {
    const runner = runners.find(({ readModel }) => readModel.projection.name === projection);
    if (runner === undefined) throw new RangeError(`There is no projection ${projection}`);
    return runner;
  };

  const lead = async (leading: AbortSignal): Promise<void> => {
    term = new AbortController();
    try {
      await runAll(runners, AbortSignal.any([leading, term.signal]), term);
    } finally {
      term = undefined;
    }
  };

  const health = (): Promise<ProjectorHealth> =>
    projectorHealth({ pool, store, runners, isLeading: term !== undefined, now });
  const checks: HealthChecks = {
    database: () => pool.query('select 1'),
    log: () => headOf(store),
    'read models': async () => demandSoon(await health()),
  };

  const app = createServiceApp({ log, trustProxy: false, isHttps: false });
  app.use(healthRoutes(checks));
  app.get('/health', async (_request, response) => {
    response.locals.isUnlogged = true;
    response.json(await health());
  });
  app.use(notFound, respondToErrors({ log }));

  return {
    app,
    health,
    checks,
    start: () => {
      following ??= whileLeading({
        connect: () => new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true }),
        lockName: LOCK_NAME,
        signal: stopping.signal,
        lead,
        onError: (error) => log.warn({ err: error }, 'no longer leading, trying again'),
        ...(deps.schedule && { schedule: deps.schedule }),
      });
    },
    stop: async () => {
      stopping.abort();
      await following;
      await pool.end();
    },
    rebuild: async (projection) => {
      const rebuilt = await rebuildOne(runnerOf(projection).readModel, stopping.signal);
      // The runner is fenced off by now; it need not wait for the next event to notice.
      term?.abort();
      return rebuilt;
    },
  };
};

/** When one runner is fenced off or fails all step down together: the next term starts each from its checkpoint. */
const runAll = async (runners: readonly Runner[], signal: AbortSignal, term: AbortController): Promise<void> => {
  const runs = runners.map(async (runner) => {
    try {
      await runner.run(signal);
    } finally {
      term.abort();
    }
  });
  const results = await Promise.allSettled(runs);
  const failure = results.find((result) => result.status === 'rejected' && result.reason !== signal.reason);
  if (failure?.status === 'rejected') throw failure.reason;
};

/** @throws NotReady for the projections that are late. */
const demandSoon = ({ projections }: ProjectorHealth): void => {
  const late = projections.filter(({ behindMs }) => behindMs > MAX_BEHIND_MS);
  const behind = late.map(({ name, behindMs }) => `${name} is ${Math.round(behindMs / 1_000)} s behind`);
  if (behind.length > 0) throw new NotReady(behind.join(', '));
};
