import type { RequestListener } from 'node:http';
import { createCommandService } from '@twofold/command-service/app';
import { STAND_IN_WEBHOOK_SECRET } from '@twofold/command-service/orders/testing/stand-in-stripe';
import { stripePayments } from '@twofold/command-service/orders/stripe-payments';
import { NO_LIMITS } from '@twofold/command-service/testing/a-service';
import { hashingInThisProcess } from '@twofold/command-service/testing/hashing-in-this-process';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { createLog } from '@twofold/http/log';
import { listen } from '@twofold/http/serve';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { routeTo } from '@twofold/launcher/route';
import { createProjector } from '@twofold/projector/app';
import { createQueryService } from '@twofold/query-service/app';
import { openDatabase } from '@twofold/query-service/database';
import { aroundMethods } from '../failpoints/around-port.ts';
import { putFailpointsAroundAnswers } from '../failpoints/around-answers.ts';
import { putFailpointsAroundQueries } from '../failpoints/around-queries.ts';
import { withFailpoints } from '../failpoints/around-store.ts';
import { createFailpoints, type Failpoints } from '../failpoints/failpoints.ts';
import { sabotageOf, type Sabotage } from '../mutants/mutants.ts';
import type { Settings, ToService } from './messages.ts';
import { createOutsidePorts } from './outside-ports.ts';
import { createOutsideCalls, hear, tell } from './parent.ts';
import { MASTER_KEYS, ORIGIN, SESSION_SECRETS } from './secrets.ts';

/**
 * The command service with its reactors and jobs, the projector and the query service, in one process that may be killed
 * at any failpoint. They are composed as in their `main.ts`, except for failpoints around their dependencies, a clock
 * that may be ahead, and the changes of a mutant. The process loads everything, then waits for its settings.
 */
const serve = async (settings: Settings, failpoints: Failpoints, sabotage: Sabotage): Promise<string> => {
  const { connectionString, stripeUrl, aheadMs } = settings;
  const now = (): Date => new Date(Date.now() + aheadMs);
  const log = createLog({ service: 'killed', level: 'info' });
  const keyring = openKeyring({ connectionString, masterKeys: MASTER_KEYS, log });
  const bare = await postgresEventStore({ connectionString, log, allowUnsafeDurability: true });
  const store = withFailpoints(sealedEventStore(bare, keyring), failpoints);

  const outside = createOutsidePorts(createOutsideCalls(), failpoints);
  const createPayments = stripePayments({
    secretKey: 'sk_test_1',
    webhookSecret: STAND_IN_WEBHOOK_SECRET,
    apiUrl: stripeUrl,
    callMs: 5_000,
    attemptMs: 2_000,
  });
  const commands = createCommandService({
    ...outside,
    store: sabotage.store?.(store) ?? store,
    keyring,
    connectionString,
    log,
    createPayments: (parts) => {
      const payments = createPayments(parts);
      return payments && aroundMethods('payments', payments, ['open', 'ask', 'refund'], failpoints);
    },
    hashing: hashingInThisProcess,
    origin: ORIGIN,
    sessionSecrets: SESSION_SECRETS,
    publicOrigin: undefined,
    trustProxy: 'loopback',
    limits: NO_LIMITS,
    now,
  });
  const database = openDatabase(connectionString, log);
  const secrets = { sessionSecrets: SESSION_SECRETS, trustProxy: 'loopback', isHttps: false } as const;
  const queries = createQueryService({ ...database, ...secrets, log, now });

  const front: RequestListener = (request, response) => {
    if (sabotage.ignoresWebhooks && request.url === '/api/payment/webhook') return void response.end('{"ok":true}');
    if (sabotage.hasNoKeys) delete request.headers['idempotency-key'];
    return routeTo(request) === 'query-service' ? queries.app(request, response) : commands.app(request, response);
  };
  const { url } = await listen(front, { host: '127.0.0.1', port: 0 });
  createProjector({ store, connectionString, log, now }).start();
  queries.start();
  await commands.start();
  return url;
};

const failpoints = createFailpoints({
  kill: () => process.kill(process.pid, 'SIGKILL'),
  standStill: () => process.kill(process.pid, 'SIGSTOP'),
  onFired: () => tell({ type: 'fired' }),
});

const start = async (settings: Settings): Promise<void> => {
  const sabotage = sabotageOf(settings);
  putFailpointsAroundQueries(failpoints, sabotage.detour);
  putFailpointsAroundAnswers(failpoints);
  tell({ type: 'listening', url: await serve(settings, failpoints, sabotage) });
};

const handle = (message: ToService): void => {
  if (message.type === 'start') void start(message.settings);
  if (message.type === 'aim') {
    failpoints.aim(message.aim);
    tell({ type: 'aimed' });
  }
  if (message.type === 'count') tell({ type: 'counted', counts: failpoints.counts() });
};

hear(handle);
// The test has ended.
process.on('disconnect', () => process.exit());
tell({ type: 'warm' });
