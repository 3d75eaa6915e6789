import { whileLeading } from '@twofold/event-store/followers/leadership';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import type { Schedule } from '@twofold/timing/timing';
import { createFeed } from '@twofold/feed/feed';
import { mutex } from '@twofold/feed/mutex';
import { parkedInWords } from '@twofold/feed/parked-streams';
import type { Logger } from '@twofold/http/log';
import { notFound, respondToErrors } from '@twofold/http/respond-to-errors';
import { Degraded, healthRoutes, NotReady, type HealthChecks } from '@twofold/http/health';
import { createServiceApp } from '@twofold/http/service-app';
import type { Express } from 'express';
import pg from 'pg';
import { MAX_BEHIND_MS, projectorHealth, type ProjectorHealth } from './health.ts';
import { readOpenIssues, type OpenIssues } from './orders/open-issues.ts';
import { openProjectorPool } from './pool.ts';
import { projectionHandler } from './projection-handler.ts';
import { readModels as allReadModels } from './projections.ts';
import { SCHEMA, type ReadModel } from './read-model.ts';
import { rebuild, type Rebuilt } from './rebuild.ts';
import { traceProjections } from './trace-projections.ts';

export type ProjectorDeps = {
  readonly store: EventStore;
  /** The database of the schema `read_models`, migrated by `migrateReadModels`. */
  readonly connectionString: string;
  readonly log: Logger;
  readonly readModels?: readonly ReadModel[];
  readonly schedule?: Schedule;
  readonly now?: () => Date;
};

/** Follows the log and writes the read models, unless another projector is active. */
export type Projector = {
  /** Health and readiness over HTTP, for operators. */
  readonly app: Express;
  /** Begins to follow the log, or to stand by until the active projector is gone. */
  start(): void;
  /** Finishes the current batch and releases every connection. */
  stop(): Promise<void>;
  health(): Promise<ProjectorHealth>;
  paymentIssues(): Promise<OpenIssues>;
  readonly checks: HealthChecks;
  /** Fills a new generation of a read model beside the current one, then switches to it. */
  rebuild(projection: string): Promise<Rebuilt>;
};

/** The process that holds this lock writes the read models; the others wait for it. */
const LOCK_NAME = 'twofold projector';
const CONNECT_MS = 5_000;
/** Readers that wait for a read model to reach a position listen here; the payload is `<projection> <position>`. */
const CHANNEL = 'projector_checkpoint';
const TABLES = { schema: SCHEMA, channel: CHANNEL, isVolatile: true };
/** Besides one connection for each handler: for operators and other requests. */
const SPARE_CONNECTIONS = 3;

/** Builds the projector. The same for its own process, the launcher and the tests. */
export const createProjector = (deps: ProjectorDeps): Projector => {
  const { store, connectionString, log, readModels = allReadModels, now = () => new Date() } = deps;
  const stopping = new AbortController();
  const pool = openProjectorPool(connectionString, { max: readModels.length + SPARE_CONNECTIONS }, log);
  let following: Promise<void> | undefined;
  let term: AbortController | undefined;

  // Only one rebuild runs at a time, so that their memory does not add up.
  const oneAtATime = mutex();
  const rebuildOne = (readModel: ReadModel, signal: AbortSignal): Promise<Rebuilt> =>
    oneAtATime(() => rebuild({ store, connectionString, readModel, log, signal, now }));
  const handlers = readModels.map((readModel) =>
    projectionHandler(pool, readModel, (signal) => rebuildOne(readModel, signal)),
  );
  const feed = createFeed(handlers, { ...deps, ...TABLES, now, pool, onMoved: traceProjections(readModels) });

  const lead = async (leading: AbortSignal): Promise<void> => {
    term = new AbortController();
    try {
      await feed.run(AbortSignal.any([leading, term.signal]));
    } finally {
      term = undefined;
    }
  };

  const health = (): Promise<ProjectorHealth> =>
    projectorHealth({ pool, store, readModels, trouble: feed.trouble, isLeading: term !== undefined, now });
  const checks: HealthChecks = {
    database: () => pool.query('select 1'),
    log: () => headOf(store),
    'read models': async () => assertCaughtUp(await health()),
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
    paymentIssues: () => readOpenIssues(pool),
    checks,
    start: () => {
      following ??= whileLeading({
        connect: () => new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true }),
        lockName: LOCK_NAME,
        signal: stopping.signal,
        lead,
        onError: (error) => log.warn({ err: error }, 'lost leadership, retrying'),
        ...(deps.schedule && { schedule: deps.schedule }),
      });
    },
    stop: async () => {
      stopping.abort();
      await following;
      await pool.end();
    },
    rebuild: async (projection) => {
      const readModel = readModels.find((each) => each.projection.name === projection);
      if (readModel === undefined) throw new RangeError(`There is no projection ${projection}`);
      const rebuilt = await rebuildOne(readModel, stopping.signal);
      // The rebuild has fenced off its handler. Start a new term now instead of at the next event.
      term?.abort();
      return rebuilt;
    },
  };
};

/** @throws NotReady for the projections that are late; Degraded for the streams that are parked. */
const assertCaughtUp = ({ projections }: ProjectorHealth): void => {
  const late = projections.filter(({ behindMs }) => behindMs > MAX_BEHIND_MS);
  const behind = late.map(({ name, behindMs }) => `${name} is ${Math.round(behindMs / 1_000)} s behind`);
  if (behind.length > 0) throw new NotReady(behind.join(', '));
  const parked = parkedInWords(
    projections.flatMap(({ name, parked: each }) => each.map(({ stream }) => ({ projection: name, stream }))),
  );
  if (parked !== undefined) throw new Degraded(parked);
};
