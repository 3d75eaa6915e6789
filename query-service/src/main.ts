import { createLog } from '@twofold/http/log';
import { readEnvironment } from '@twofold/http/production-rules';
import { addressOf } from '@twofold/http/known-hosts';
import { listen, stopOnSignals } from '@twofold/http/serve';
import { tracingOf } from '@twofold/http/tracing-environment';
import { createRegistry } from '@twofold/metrics/registry';
import { requestMetrics } from '@twofold/metrics/request-metrics';
import { serveMetrics } from '@twofold/metrics/serve-metrics';
import { tokenMetrics } from '@twofold/metrics/token-metrics';
import { startTracing } from '@twofold/tracing/start-tracing';
import { createQueryService } from './app.ts';
import { openDatabase } from './database.ts';
import { queryServiceEnvironment } from './environment.ts';

const main = async (): Promise<void> => {
  const env = readEnvironment(queryServiceEnvironment, process.env);
  const log = createLog({ service: 'query', level: env.LOG_LEVEL });
  const tracing = await startTracing({ ...tracingOf(env), service: 'twofold-query', log });
  const database = openDatabase(env.DATABASE_URL, log);
  const registry = createRegistry('query');
  const service = createQueryService({
    ...database,
    log,
    sessionSecrets: env.SESSION_SECRET,
    trustProxy: env.TRUST_PROXY,
    isHttps: env.PUBLIC_ORIGIN?.startsWith('https://') ?? false,
    staffNeedSecondFactor: env.isProduction,
    onAnswered: requestMetrics(registry),
    onTokenRefused: tokenMetrics(registry),
  });
  const server = await listen(service.app, addressOf(env));
  const { HOST: host, METRICS_PORT: metricsPort } = env;
  const metrics =
    metricsPort === undefined ? undefined : await serveMetrics(registry, { address: { host, port: metricsPort } });
  service.start();
  log.info({ url: server.url }, 'listening');

  const stop = async (): Promise<void> => {
    await server.close();
    await metrics?.close();
    await service.stop();
    await database.pool.end();
    await tracing.stop();
  };
  stopOnSignals(stop, { log, exit: (code) => process.exit(code) });
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
