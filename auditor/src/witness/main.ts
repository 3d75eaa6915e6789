import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import type { ChainReader } from '@twofold/event-store/chain';
import { createLog, type Logger } from '@twofold/http/log';
import { readEnvironment } from '@twofold/http/production-rules';
import { stopOnSignals } from '@twofold/http/serve';
import { createRegistry } from '@twofold/metrics/registry';
import { serveMetrics } from '@twofold/metrics/serve-metrics';
import { witnessMetrics } from '@twofold/metrics/witness-metrics';
import { openPool } from '@twofold/postgres/pool';
import { keptChainReader } from '../chain/kept-chain.ts';
import { createSigner } from '../chain/signature.ts';
import { announceIn } from './announce.ts';
import { witnessEnvironment } from './environment.ts';
import { publishByGit } from './git.ts';
import { keepWitnessing } from './keep-witnessing.ts';

const openReader = (
  {
    EVENTSTORE_URL: url,
    DATABASE_URL: connectionString,
  }: { EVENTSTORE_URL?: string | undefined; DATABASE_URL: string },
  log: Logger,
): ChainReader => {
  if (url === undefined) return postgresChainReader({ connectionString, log });
  const events = eventStoreDbEventStore({ url, log });
  const reader = keptChainReader({ log: events, connectionString, logger: log });
  const close = async (): Promise<void> => {
    await reader.close();
    await events.close();
  };
  return { ...reader, close };
};

const main = async (): Promise<void> => {
  const env = readEnvironment(witnessEnvironment, process.env);
  const log = createLog({ service: 'witness', level: env.LOG_LEVEL });
  const reader = openReader(env, log);
  const pool = openPool({ connectionString: env.DATABASE_URL, application_name: 'twofold-witness', max: 1 }, log);
  const signer = createSigner(env.WITNESS_KEY);
  const stopping = new AbortController();
  const deps = {
    reader,
    signer,
    folder: env.WITNESS_DIR,
    publishing: env.WITNESS_GIT === undefined ? undefined : publishByGit(env.WITNESS_DIR, env.WITNESS_GIT),
    timeStampUrl: env.WITNESS_TSA_URL,
    announcing: announceIn(pool),
    now: () => new Date(),
    log,
  };
  const registry = createRegistry('witness');
  const counted = witnessMetrics(registry, deps.now);
  const { HOST: host, METRICS_PORT: port } = env;
  const metrics = port === undefined ? undefined : await serveMetrics(registry, { address: { host, port } });
  log.info({ publicKey: signer.publicKey, folder: env.WITNESS_DIR, metrics: metrics?.url }, 'witnessing');
  const witnessing = keepWitnessing(deps, env.WITNESS_EVERY_SECONDS * 1_000, stopping.signal, counted);
  const stop = async (): Promise<void> => {
    stopping.abort();
    await witnessing;
    await metrics?.close();
    await reader.close();
    await pool.end();
  };
  stopOnSignals(stop, { log, exit: (code) => process.exit(code) });
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
