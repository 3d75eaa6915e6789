import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import type { EventStore } from '@twofold/event-store/port';
import { createLog, type Logger } from '@twofold/http/log';
import { readEnvironment } from '@twofold/http/production-rules';
import { addressOf } from '@twofold/http/known-hosts';
import { listen, stopOnSignals } from '@twofold/http/serve';
import { tracingOf } from '@twofold/http/tracing-environment';
import { migrateKeyring } from '@twofold/keyring/migrate';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { createMeterCalls } from '@twofold/metrics/metered-calls';
import { meteredEventStore } from '@twofold/metrics/metered-event-store';
import { createRegistry, type Registry } from '@twofold/metrics/registry';
import { modelMetrics } from '@twofold/metrics/model-metrics';
import { requestMetrics } from '@twofold/metrics/request-metrics';
import { serveMetrics } from '@twofold/metrics/serve-metrics';
import { tokenMetrics } from '@twofold/metrics/token-metrics';
import { stateGauges } from '@twofold/metrics/state-gauges';
import { webhookMetrics } from '@twofold/metrics/webhook-metrics';
import { openPool } from '@twofold/postgres/pool';
import { migrateSessions } from '@twofold/sessions/migrate';
import { createSiteReader } from '@twofold/site-reader/read-site';
import { renderingLine } from '@twofold/site-reader/rendering-line';
import { startTracing } from '@twofold/tracing/start-tracing';
import { chooseAnalyst } from './analysis/choose-analyst.ts';
import { createCommandService, type CommandService } from './app.ts';
import { BACKGROUND_GAUGES, readBackgroundState } from './background-state.ts';
import { chooseConfirmation, chooseMail, commandServiceEnvironment, limitsOf, renderingOf } from './environment.ts';
import { chooseComparer } from './choose-comparer.ts';
import { migrateWriteSide } from './migrate.ts';
import { choosePayments } from './orders/choose-payments.ts';

/** The default folder for unsent mails, unless `MAIL_OUTBOX` is set. */
const OUTBOX = '.data/mail';

const openLog = (env: { DATABASE_URL: string; EVENTSTORE_URL?: string | undefined }, log: Logger) =>
  env.EVENTSTORE_URL === undefined
    ? postgresEventStore({ connectionString: env.DATABASE_URL, log })
    : Promise.resolve<EventStore>(eventStoreDbEventStore({ url: env.EVENTSTORE_URL, log }));

/** Serves this process's metrics, if a port is configured. */
const openMetrics = async (
  env: { DATABASE_URL: string; HOST: string; METRICS_PORT?: number | undefined },
  {
    registry,
    store,
    log,
    trouble,
  }: { registry: Registry; store: EventStore; log: Logger } & Pick<CommandService, 'trouble'>,
): Promise<{ readonly close: () => Promise<void> }> => {
  if (env.METRICS_PORT === undefined) return { close: () => Promise.resolve() };
  const pool = openPool({ connectionString: env.DATABASE_URL, application_name: 'twofold metrics', max: 1 }, log);
  const state = readBackgroundState({ pool, store, trouble, now: () => new Date() });
  const refresh = stateGauges(registry, BACKGROUND_GAUGES, state);
  const server = await serveMetrics(registry, { address: { host: env.HOST, port: env.METRICS_PORT }, refresh });
  const close = async (): Promise<void> => {
    await server.close();
    await pool.end();
  };
  return { close };
};

const main = async (): Promise<void> => {
  const env = readEnvironment(commandServiceEnvironment, process.env);
  const log = createLog({ service: 'command', level: env.LOG_LEVEL });
  const tracing = await startTracing({ ...tracingOf(env), service: 'twofold-command', log });
  if (env.allowedInProduction.length > 0)
    log.warn({ allowed: env.allowedInProduction }, 'unsafe settings are allowed in production');
  const extraCaCertsFile = process.env['NODE_EXTRA_CA_CERTS'];
  const siteReader = createSiteReader({
    ...(env.SITE_READER_ALLOW && { allow: env.SITE_READER_ALLOW }),
    ...(env.SITE_READER_PORTS && { ports: env.SITE_READER_PORTS }),
    ...(extraCaCertsFile && { extraCaCertsFile }),
    ...(env.SITE_READER_URL && { service: env.SITE_READER_URL }),
    rendering: renderingOf(env),
  });
  await migrateWriteSide(env.DATABASE_URL);
  await migrateSessions(env.DATABASE_URL);
  await migrateKeyring(env.DATABASE_URL);
  const keyring = openKeyring({ connectionString: env.DATABASE_URL, masterKeys: env.MASTER_KEY, log });
  await keyring.rotate();
  const registry = createRegistry('command');
  const meterCalls = createMeterCalls(registry);
  const store = sealedEventStore(meteredEventStore(await openLog(env, log), registry), keyring);
  const countModel = modelMetrics(registry);
  const [createAnalyst, createPayments] = [chooseAnalyst(env, countModel), choosePayments(env)];
  const service = createCommandService({
    store,
    keyring,
    connectionString: env.DATABASE_URL,
    log,
    readSite: meterCalls('site reader', siteReader).readSite,
    takeScreenshots: renderingOf(env) && siteReader.takeScreenshots,
    mayTakeScreenshots: siteReader.mayTakeScreenshots,
    webhookAllow: env.SITE_READER_ALLOW,
    createAnalyst: (budget) => meterCalls('analyst', createAnalyst(budget)),
    createComparer: chooseComparer(env, log, countModel),
    createPayments: (parts) => {
      const payments = createPayments(parts);
      return payments && meterCalls('payments', payments);
    },
    mail: meterCalls('mail', chooseMail(env, { outbox: OUTBOX, log })),
    needsConfirmation: chooseConfirmation(env, log),
    staffNeedSecondFactor: env.isProduction,
    origin: env.PUBLIC_ORIGIN ?? `http://${env.HOST}:${env.PORT}`,
    sessionSecrets: env.SESSION_SECRET,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy: env.TRUST_PROXY,
    limits: limitsOf(env),
    onAnswered: requestMetrics(registry),
    onTokenRefused: tokenMetrics(registry),
    onWebhookAttempt: webhookMetrics(registry),
  });
  const metrics = await openMetrics(env, { registry, store, log, trouble: service.trouble });
  const server = await listen(service.app, addressOf(env));
  await service.start();
  log.info({ url: server.url }, 'listening');
  if (!env.SITE_READER_URL) void siteReader.canRender().then((state) => log.info(renderingLine(state)));

  const stop = async (): Promise<void> => {
    service.drain();
    await server.close();
    await metrics.close();
    await service.stop();
    await siteReader.close();
    await store.close();
    await keyring.close();
    await tracing.stop();
  };
  stopOnSignals(stop, { log, exit: (code) => process.exit(code) });
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
