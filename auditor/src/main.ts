import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import { postgresEventFinder } from '@twofold/event-store/adapters/postgres-finder';
import { createLog, type Logger } from '@twofold/http/log';
import { readEnvironment } from '@twofold/http/production-rules';
import { addressOf } from '@twofold/http/known-hosts';
import { listen, stopOnSignals } from '@twofold/http/serve';
import { tracingOf } from '@twofold/http/tracing-environment';
import { createRegistry } from '@twofold/metrics/registry';
import { requestMetrics } from '@twofold/metrics/request-metrics';
import { serveMetrics } from '@twofold/metrics/serve-metrics';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { startTracing } from '@twofold/tracing/start-tracing';
import type { Pool } from 'pg';
import { keepChain } from './chain/keep-chain.ts';
import { keptChainReader } from './chain/kept-chain.ts';
import { createSigner } from './chain/signature.ts';
import { APPEND_ACCESSES } from './migrate.ts';
import { createAuditService, type AuditSources } from './service/app.ts';
import { openDatabase } from './service/database.ts';
import { auditServiceEnvironment, type AuditServiceEnvironment as Environment } from './service/environment.ts';

/** The log, with what only the one in PostgreSQL has. */
const openLog = async (
  { EVENTSTORE_URL: url, DATABASE_URL: connectionString }: Environment,
  pool: Pool,
  log: Logger,
): Promise<Pick<AuditSources, 'events' | 'chain' | 'finder'>> => {
  if (url !== undefined) {
    const events = eventStoreDbEventStore({ url, log });
    return { events, chain: keptChainReader({ log: events, connectionString, logger: log }), finder: undefined };
  }
  return {
    events: await postgresEventStore({ connectionString, log, appendFunction: APPEND_ACCESSES }),
    chain: postgresChainReader({ connectionString, log }),
    finder: postgresEventFinder(pool),
  };
};

const main = async (): Promise<void> => {
  const env = readEnvironment(auditServiceEnvironment, process.env);
  const log = createLog({ service: 'audit', level: env.LOG_LEVEL });
  const tracing = await startTracing({ ...tracingOf(env), service: 'twofold-audit', log });
  const database = openDatabase(env.DATABASE_URL, log);
  const keyring = openKeyring({ connectionString: env.DATABASE_URL, masterKeys: env.MASTER_KEY, log });
  const opened = await openLog(env, database.pool, log);
  const registry = createRegistry('audit');
  const service = createAuditService({
    ...opened,
    ...database,
    keyring,
    log,
    sessionSecrets: env.SESSION_SECRET,
    trustProxy: env.TRUST_PROXY,
    isHttps: env.PUBLIC_ORIGIN?.startsWith('https://') ?? false,
    signer: env.CHECKPOINT_KEY && createSigner(env.CHECKPOINT_KEY),
    checkpointsFolder: env.CHECKPOINTS_DIR,
    staffNeedSecondFactor: env.isProduction,
    onAnswered: requestMetrics(registry),
  });
  const { HOST: host, METRICS_PORT: metricsPort } = env;
  const metrics =
    metricsPort === undefined ? undefined : await serveMetrics(registry, { address: { host, port: metricsPort } });
  const server = await listen(service.app, addressOf(env));
  service.start();
  const stopKeeping = env.EVENTSTORE_URL === undefined ? undefined : keepChain(opened.events, env.DATABASE_URL, log);
  log.info({ url: server.url }, 'listening');

  const stop = async (): Promise<void> => {
    service.drain();
    await server.close();
    await metrics?.close();
    await service.stop();
    await stopKeeping?.();
    await opened.chain?.close();
    await opened.events.close();
    await keyring.close();
    await database.pool.end();
    await tracing.stop();
  };
  stopOnSignals(stop, { log, exit: (code) => process.exit(code) });
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
