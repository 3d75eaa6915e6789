import { randomUUID } from 'node:crypto';
import { headOf } from '@twofold/event-store/followers/progress';
import { browserCookies } from '@twofold/http/browser-cookie';
import { createLogPosition } from '@twofold/http/log-position';
import { notFound, respondToErrors } from '@twofold/http/respond-to-errors';
import { healthRoutes, type HealthChecks } from '@twofold/http/health';
import { createServiceApp } from '@twofold/http/service-app';
import { isUnavailable } from '@twofold/postgres/errors';
import { openPool } from '@twofold/postgres/pool';
import { createNoteWrite } from '@twofold/sessions/access-tokens/last-write';
import { createSessions } from '@twofold/sessions/sessions';
import { closeInOrder } from '@twofold/timing/close-in-order';
import type { Express } from 'express';
import type pg from 'pg';
import { createAccounts, type Accounts } from './accounts/accounts.ts';
import { createStaff } from './accounts/staff.ts';
import type { FindApp } from './analysis/find-app.ts';
import { createDisownProducts } from './analysis/disown-products.ts';
import { connectProgress } from './analysis/progress/connect-progress.ts';
import { findPersonRoute } from './audit/find-person.ts';
import { CLOSE_MS, createBackground, REACTOR_NAMES } from './background.ts';
import { createBelongings } from './belongings/belongings.ts';
import { readBelongingsIndex } from './belongings/belongings-index.ts';
import { createIsKnownDevice } from './belongings/known-devices.ts';
import { createCommandHandler } from './command-handler.ts';
import { connectAccess } from './connect-access.ts';
import { connectAnalysis } from './connect-analysis.ts';
import { connectCaptures } from './connect-captures.ts';
import { connectEntry } from './connect-entry.ts';
import { connectFeedback } from './connect-feedback.ts';
import { connectMail } from './connect-mail.ts';
import { connectNotifications } from './connect-notifications.ts';
import { connectOrders } from './connect-orders.ts';
import { connectReviews } from './connect-reviews.ts';
import { connectWebhooks } from './connect-webhooks.ts';
import { createLedger } from './credits/ledger.ts';
import type { FeedbackSlice } from './feedback/feedback.ts';
import { createSeatLookup } from './feedback/look-up-seats.ts';
import { createStateCache, forgettingWithKeys } from './state-cache.ts';
import { createLimitRequests } from './limits/limit-requests.ts';
import { accountLimit, createRateLimit } from './limits/rate-limit.ts';
import { rememberLimited } from './limits/remember-limited.ts';
import { limitsOfAccounts } from './limits/service-limits.ts';
import { onlyForRole } from './only-for-role.ts';
import { operationRoutes } from './operations/routes.ts';
import type { Orders } from './orders/orders.ts';
import { createJobQueue } from './reactors/job-queue.ts';
import { REFUSALS } from './refusals.ts';
import { createListenForEndings } from './requests/listen-for-endings.ts';
import { RENEWAL } from './requests/keep-lease.ts';
import { createRepeatable } from './requests/repeatable.ts';
import { postgresRequestLog } from './requests/postgres-request-log.ts';
import { createSendAnswer } from './requests/send-answer.ts';
import { createWaiting } from './requests/waiting.ts';
import { createWrite } from './requests/write.ts';
import type { CommandServiceDeps } from './service-deps.ts';
import { demandUnparked } from './reactors/demand-unparked.ts';
import { createRemoveReviewTexts } from './reviews/remove-texts.ts';
import { createAssignments } from './reviews/assignments.ts';

/** How often expired states that may contain personal data are dropped from memory. */
const FORGET_OLD_EVERY_MS = 60_000;

export type CommandService = {
  readonly app: Express;
  /** Starts the reactors and the jobs; the routes work without them. */
  readonly start: () => Promise<void>;
  /** Interrupts running analyses, so that their requests are answered soon. Call it before closing the listener. */
  readonly drain: () => void;
  /** Stops reactors and jobs and releases the database. */
  readonly stop: () => Promise<void>;
  readonly checks: HealthChecks;
  /** The reason why a reactor does not run in this process, if it does not. */
  readonly trouble: (reactor: string) => string | undefined;
};

/** The connections that requests share. */
const MAX_CONNECTIONS = 12;

/** Builds the command service. The same for its own process, the launcher and the tests. */
export const createCommandService = (deps: CommandServiceDeps): CommandService => {
  const { store, log, publicOrigin, trustProxy, limits, origin, connectionString, createComparer } = deps;
  const isHttps = publicOrigin?.startsWith('https://') ?? false;
  const stopping = new AbortController();
  const pool = openPool({ connectionString, application_name: 'twofold-command', max: MAX_CONNECTIONS }, log);
  const parts = createParts(deps, pool, isHttps);
  const findApp: FindApp = (...asked) => access(...asked);
  const orders = createOrdersSlice(deps, parts, findApp);
  const access = connectAccess({ ...parts, store, mayOpenOrder: orders.mayOpen });
  const feedback = connectFeedback(
    { ...parts, ...limits, createComparer, store, findApp, origin, mayHold: limits.openClaims || undefined },
    orders,
  );
  const accounts = createAccountsSlice(deps, parts, orders, feedback);
  const webhooks = connectWebhooks(deps, parts, accounts.contactOf);
  const captures = connectCaptures({ takeScreenshots: undefined, ...deps }, parts);
  const progress = connectProgress({ pool, connectionString, log, stopping: stopping.signal });

  const notifications = connectNotifications({ ...parts, ...orders, store, findApp, origin });
  const analysis = connectAnalysis(deps, { ...parts, ...captures, ...progress, store, findApp }, stopping.signal);

  const checks: HealthChecks = {
    database: () => pool.query('select 1'),
    log: () => headOf(store),
    reactors: () => demandUnparked(pool),
  };

  const app = createServiceApp({ log, trustProxy, isHttps, onAnswered: deps.onAnswered });
  app.use(healthRoutes(checks), orders.webhook, notifications.unsubscribe);
  app.use(connectEntry(deps, parts));
  app.use(accounts.routes, progress.routes, analysis.routes);
  app.use(connectReviews({ ...parts, ...parts.seatLookup, ...feedback, store }, limits));
  app.use(orders.routes, feedback.routes, notifications.routes, webhooks.routes);
  app.use(onlyForRole('/api/audit', 'auditor', parts));
  app.use(findPersonRoute({ ...parts, store, findByEmail: accounts.findByEmail }));
  app.use(onlyForRole('/api/moderation', 'moderator', parts), feedback.moderation);
  app.use(onlyForRole('/api/operations', 'operator', { ...parts, isSensitive: true }));
  app.use(operationRoutes({ ...parts, reactorNames: REACTOR_NAMES }), orders.operations);
  app.use(notFound, respondToErrors({ log, refusals: REFUSALS, isUnavailable }));

  const slices = { orders, feedback, captures, analysis, notifications, webhooks };
  const background = createBackground({ ...parts, ...slices, store, log, connectionString }, accounts);
  const forgetting = setInterval(parts.states.forgetOld, FORGET_OLD_EVERY_MS).unref();
  const drain = (): void => stopping.abort();
  const stop = async (): Promise<void> => {
    drain();
    clearInterval(forgetting);
    await background.stop();
    await closeInOrder(
      {
        hashing: accounts.stop,
        waiting: parts.waiting.stop,
        progress: progress.stop,
        pool: () => pool.end(),
      },
      CLOSE_MS,
    );
  };
  return { app, start: () => background.start(stopping.signal), drain, stop, checks, trouble: background.trouble };
};

/** The parts that several slices share. */
const createParts = (deps: CommandServiceDeps, pool: pg.Pool, isHttps: boolean) => {
  const { store, sessionSecrets: secrets, now = () => new Date(), newId = randomUUID } = deps;
  const stored = postgresRequestLog({ pool, secrets, now });
  const requestLog = { ...stored, ...rememberLimited(stored) };
  const waiting = createWaiting(createListenForEndings(deps));
  const sessions = createSessions({ database: pool, secrets, isHttps, now });
  const repeatable = createRepeatable({ requestLog, waiting, now, newId, renewal: RENEWAL });
  const logPosition = createLogPosition({ secrets, isHttps });
  const sendAnswer = createSendAnswer({ store, logPosition, noteWrite: createNoteWrite(pool) });
  const states = createStateCache({ store });
  const handle = createCommandHandler({ store, now, states, patienceMs: deps.commandPatienceMs });
  const seatLookup = createSeatLookup(states);
  const staff = createStaff({ ...deps, ...states, now });
  const readIndex = readBelongingsIndex({ pool, store });
  const { fold } = states;
  const keyring = { sealing: deps.keyring.sealing, ...forgettingWithKeys(deps.keyring, states) };
  return {
    pool,
    secrets,
    now,
    newId,
    requestLog,
    states,
    keyring,
    staffNeedSecondFactor: deps.staffNeedSecondFactor ?? false,
    fold,
    handle,
    staff,
    hasRole: staff.hasRole,
    seatLookup,
    ...connectMail({ ...deps, fold, handle, keyring, now }),
    belongings: createBelongings({ store, readIndex }),
    cookies: browserCookies({ secrets, isHttps, isKnown: createIsKnownDevice({ store, readIndex }) }),
    assignments: createAssignments({ store, handle, now, ...seatLookup }),
    jobs: createJobQueue({ pool, now }),
    sessions,
    waiting,
    sendAnswer,
    write: createWrite({
      sessions,
      repeatable,
      sendAnswer,
      accountLimits: accountLimit('write', deps.limits.writesPerDay),
      patienceMs: deps.commandPatienceMs,
    }),
  };
};
type Parts = ReturnType<typeof createParts>;

const createOrdersSlice = (deps: CommandServiceDeps, parts: Parts, findApp: FindApp): Orders => {
  const { store, log, mail, origin, limits } = deps;
  const payments = deps.createPayments({ origin, keyring: parts.keyring, now: parts.now });
  const rateLimit = createRateLimit('checkout', limits.checkoutsPerHour);
  const ofVerifying = createRateLimit('verify', limits.verificationsPerHour);
  const limitVerifying = createLimitRequests(parts.requestLog)(({ ip }) => ofVerifying.ofAddress(ip));
  return connectOrders({ ...parts, store, findApp, log, mail, origin, payments, rateLimit, limitVerifying });
};

/** Slices do not import each other: dependencies between them are passed here. */
const createAccountsSlice = (
  deps: CommandServiceDeps,
  parts: Parts,
  { claimOrdersOf, forgetOrdersOf }: Orders,
  { leaveFeedback }: FeedbackSlice,
): Accounts => {
  const { store, mail, hashing, origin, limits, needsConfirmation = false } = deps;
  const given = { store, mail, hashing, origin, needsConfirmation };
  return createAccounts({
    ...parts,
    ...given,
    limits: limitsOfAccounts(limits),
    ...createLedger(parts),
    disownProductsOf: createDisownProducts(parts),
    removeReviewTextsOf: createRemoveReviewTexts(parts),
    claimOrdersOf,
    forgetOrdersOf,
    leaveFeedback,
  });
};
