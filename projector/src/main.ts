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
import { createRegistry } from '@twofold/metrics/registry';
import { serveMetrics } from '@twofold/metrics/serve-metrics';
import { stateGauges } from '@twofold/metrics/state-gauges';
import { startTracing } from '@twofold/tracing/start-tracing';
import { createProjector, type Projector } from './app.ts';
import { projectorEnvironment, type ProjectorEnvironment as Environment } from './environment.ts';
import { migrateReadModels } from './migrate.ts';
import { countDense, PROJECTOR_GAUGES, readProjectorState } from './projector-state.ts';

const USAGE = `Usage: main.js                       follow the log and keep the read models up to date
       main.js rebuild <projection>  build a new copy of the read model, then switch to it`;

const openLog = async (env: Environment, log: Logger): Promise<EventStore> =>
  env.EVENTSTORE_URL === undefined
    ? postgresEventStore({ connectionString: env.DATABASE_URL, log })
    : eventStoreDbEventStore({ url: env.EVENTSTORE_URL, log });

/** The log as its writers saw it; personal fields are opened with the keys in the database. */
const openStore = async (env: Environment, log: Logger): Promise<EventStore> => {
  const keyring = openKeyring({ connectionString: env.DATABASE_URL, masterKeys: env.MASTER_KEY, log });
  const store = sealedEventStore(await openLog(env, log), keyring);
  const close = async (): Promise<void> => {
    await store.close();
    await keyring.close();
  };
  return { ...store, close };
};

/** Other projectors may follow the log meanwhile: they continue with the new table after the switch. */
const rebuild = async (projector: Projector, projection: string): Promise<void> => {
  const { generation, comparison } = await projector.rebuild(projection);
  process.stdout.write(`${JSON.stringify({ projection, generation, ...comparison })}\n`);
};

/** Serves the metrics of the read models, if a port is set. */
const openMetrics = async ({ EVENTSTORE_URL, HOST: host, METRICS_PORT: port }: Environment, projector: Projector) => {
  if (port === undefined) return undefined;
  const registry = createRegistry('projector');
  const state = readProjectorState(projector, EVENTSTORE_URL === undefined ? countDense : undefined);
  return serveMetrics(registry, { address: { host, port }, refresh: stateGauges(registry, PROJECTOR_GAUGES, state) });
};

const serve = async (env: Environment, projector: Projector, store: EventStore, log: Logger): Promise<void> => {
  const tracing = await startTracing({ ...tracingOf(env), service: 'twofold-projector', log });
  const server = await listen(projector.app, addressOf(env));
  const metrics = await openMetrics(env, projector);
  projector.start();
  log.info({ url: server.url }, 'listening');
  const stop = async (): Promise<void> => {
    await server.close();
    await metrics?.close();
    await projector.stop();
    await store.close();
    await tracing.stop();
  };
  stopOnSignals(stop, { log, exit: (code) => process.exit(code) });
};

const main = async (): Promise<void> => {
  const [command, projection, ...rest] = process.argv.slice(2);
  const isKnown = command === undefined || (command === 'rebuild' && projection !== undefined && rest.length === 0);
  if (!isKnown) {
    process.stderr.write(`${USAGE}\n`);
    process.exit(2);
  }
  const env = readEnvironment(projectorEnvironment, process.env);
  // Standard output is reserved for a command's result.
  const destination = command === undefined ? process.stdout : process.stderr;
  const log = createLog({ service: 'projector', level: env.LOG_LEVEL, destination });
  await migrateReadModels(env.DATABASE_URL);
  await migrateKeyring(env.DATABASE_URL);
  const store = await openStore(env, log);
  const projector = createProjector({ store, connectionString: env.DATABASE_URL, log });
  if (projection === undefined) return serve(env, projector, store, log);
  try {
    await rebuild(projector, projection);
  } finally {
    await projector.stop();
    await store.close();
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
