import { tokenScopeOf } from '@twofold/contracts/accounts/access-tokens/calls';
import { browserCookies } from '@twofold/http/browser-cookie';
import { createLogPosition } from '@twofold/http/log-position';
import type { Logger } from '@twofold/http/log';
import { notFound, respondToErrors } from '@twofold/http/respond-to-errors';
import { healthRoutes, NotReady } from '@twofold/http/health';
import { createServiceApp, type ServiceAppOptions } from '@twofold/http/service-app';
import { isUnavailable, sqlStateOf } from '@twofold/postgres/errors';
import { acceptTokens, type AcceptTokensDeps } from '@twofold/sessions/access-tokens/accept-tokens';
import { TOKEN_LIMITS } from '@twofold/sessions/access-tokens/token-limits';
import { createSessions } from '@twofold/sessions/sessions';
import type { Express, RequestHandler } from 'express';
import { STAFF_NEED_SECOND_FACTOR } from './access.ts';
import { accountRoutes } from './accounts/routes.ts';
import { productRoutes } from './analysis/routes.ts';
import { creditRoutes } from './credits/routes.ts';
import { followCheckpoints } from './checkpoints.ts';
import type { Database } from './database.ts';
import { descriptionRoutes } from './description/routes.ts';
import { createReadOtherSlices } from './read-other-slices.ts';
import { openPipelines } from './pipelines.ts';
import { complaintRoutes } from './feedback/complaint-routes.ts';
import { compareFeedback } from './feedback/compare-feedback.ts';
import { feedbackOfOrders } from './feedback/requests.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { hasBought, type FeedbackOfOrders } from './orders/queries.ts';
import { orderRoutes } from './orders/routes.ts';
import { createReadYourWrites, unavailableWhileLate } from './read-your-writes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { statementRoutes } from './reviews/statement-routes.ts';
import { sessionDatabase } from './session-database.ts';

const WAIT_MS = 2_000;
const MAX_WAITS = 1_000;

export type QueryServiceDeps = Database & {
  readonly log: Logger;
  /** The command service's secrets, to verify its cookies. */
  readonly sessionSecrets: readonly string[];
  readonly trustProxy: number | string | false;
  readonly isHttps: boolean;
  /** Whether roles of staff work only with a second factor (D-132). Default: no. */
  readonly staffNeedSecondFactor?: boolean;
  readonly onAnswered?: ServiceAppOptions['onAnswered'];
  readonly onTokenRefused?: AcceptTokensDeps['onRefused'];
  /** Default: `TOKEN_LIMITS`. */
  readonly tokenLimits?: AcceptTokensDeps['limits'];
  /** The maximum time that a request waits for the client's own write. */
  readonly waitMs?: number;
  /** The maximum number of requests that wait at the same time. */
  readonly maxWaits?: number;
  readonly now?: () => Date;
};

export type QueryService = {
  readonly app: Express;
  /** Begins to follow the projector. The routes work without it, but then every wait takes its full time. */
  readonly start: () => void;
  /** Closes the service's own connections. The owner of the pool ends the pool afterwards. */
  readonly stop: () => Promise<void>;
};

/** Builds the query service. The same for its own process, the launcher and the tests. */
export const createQueryService = (deps: QueryServiceDeps): QueryService => {
  const { pool, log, sessionSecrets, trustProxy, isHttps, waitMs = WAIT_MS, maxWaits = MAX_WAITS } = deps;
  const now = deps.now ?? (() => new Date());
  const pipelines = openPipelines(pool);
  const checkpoints = followCheckpoints(deps);
  const logPosition = createLogPosition({ secrets: sessionSecrets, isHttps });
  const seesOwnWrites = createReadYourWrites({ checkpoints, logPosition, waitMs, maxWaits });

  const app = createServiceApp({ log, trustProxy, isHttps, onAnswered: deps.onAnswered });
  app.set(STAFF_NEED_SECOND_FACTOR, deps.staffNeedSecondFactor ?? false);
  const cookies = { secrets: sessionSecrets, isHttps };
  app.use(
    acceptTokens({
      database: sessionDatabase(pipelines),
      secrets: sessionSecrets,
      log,
      scopeOf: tokenScopeOf,
      limits: deps.tokenLimits ?? TOKEN_LIMITS,
      onRefused: deps.onTokenRefused,
      now,
    }),
  );
  const sessions = sequence(
    createSessions({ ...cookies, database: sessionDatabase(pipelines) }),
    browserCookies({ ...cookies, isKnown: (browser) => hasBought(pipelines, browser) }),
  );
  const parts = { database: pipelines, sessions, seesOwnWrites };
  // Slices do not import each other: dependencies between them are passed here.
  const ofOrders: FeedbackOfOrders = (orderIds, options) => feedbackOfOrders(pipelines, orderIds, options);
  const readOtherSlices = createReadOtherSlices({ pool, pipelines, feedbackOfOrders: ofOrders, log, now });
  app.use(
    productRoutes({ ...parts, now }),
    accountRoutes({ ...parts, readOtherSlices, now }),
    reviewRoutes({ ...parts, now }),
    statementRoutes({ ...parts, now }),
    creditRoutes(parts),
    orderRoutes({
      ...parts,
      feedbackOfOrders: ofOrders,
      compareFeedback: (order) => compareFeedback(pipelines, order),
      now,
    }),
    feedbackRoutes({ ...parts, now }),
    complaintRoutes(parts),
    notificationRoutes(parts),
    descriptionRoutes(),
    healthRoutes({
      database: () => pool.query('select 1'),
      projector: async () => {
        if (checkpoints.of('products') === undefined) throw new NotReady('has not run yet');
      },
    }),
  );
  app.use(unavailableWhileLate);
  app.use(notFound, respondToErrors({ log, isUnavailable: (error) => isUnavailable(error) || isMissingColumn(error) }));

  const stop = async (): Promise<void> => {
    await checkpoints.stop();
    await pipelines.release();
  };
  return { app, start: () => checkpoints.start(), stop };
};

/** Runs two handlers in sequence, as one: first the session, then the browser's cookies. */
const sequence =
  (first: RequestHandler, second: RequestHandler): RequestHandler =>
  (request, response, next) =>
    first(request, response, (error?: unknown) =>
      error === undefined ? second(request, response, next) : next(error),
    );

/** After an upgrade, a read model lacks its new columns until it is rebuilt. */
const isMissingColumn = (error: unknown): boolean => sqlStateOf(error) === '42703';
