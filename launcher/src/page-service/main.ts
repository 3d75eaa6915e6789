import type { RequestListener } from 'node:http';
import path from 'node:path';
import { paymentsModeOf } from '@twofold/command-service/orders/choose-payments';
import { createLog } from '@twofold/http/log';
import { problemBody } from '@twofold/http/problem-body';
import { readEnvironment } from '@twofold/http/production-rules';
import { addressOf } from '@twofold/http/known-hosts';
import { listen, stopOnSignals } from '@twofold/http/serve';
import { openDatabase } from '@twofold/query-service/database';
import type { Pipelines } from '@twofold/query-service/pipelines';
import { describeReport } from '../describe-report.ts';
import { loadScreenRenderer } from '../render-screen.ts';
import { createFront } from '../front.ts';
import { publicData } from '../public-data.ts';
import { loadStaticFiles } from '../static-files.ts';
import { pageServiceEnvironment } from './environment.ts';

/** The built web app, as the launcher finds it. */
const WEB = path.join(import.meta.dirname, '..', '..', '..', 'web');
const WEB_APP = path.join(WEB, 'dist');
const RENDERER = path.join(WEB, 'dist-server', 'draw-page.js');

/** The proxy in front sends requests for services to the services. */
const noService: RequestListener = (_request, response) => {
  response.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify(problemBody(404, 'Not found')));
};

/** Serves the pages of the web app and its configuration, as a separate service. */
const main = async (): Promise<void> => {
  const env = readEnvironment(pageServiceEnvironment, process.env);
  const log = createLog({ service: 'pages', level: env.LOG_LEVEL });
  const { pool } = openDatabase(env.DATABASE_URL, log);
  const readModels: Pick<Pipelines, 'query'> = { query: (statement) => pool.query(statement) };
  const front = createFront({
    commandService: noService,
    queryService: noService,
    auditService: noService,
    webFiles: await loadStaticFiles(WEB_APP),
    securityContacts: env,
    now: () => new Date(),
    areClicksTraced: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    webConfig: {
      simulatedPayments: paymentsModeOf({ ...env, STRIPE_SECRET_KEY: undefined }) === 'simulated',
      sampleSites: [],
    },
    describeReport: describeReport(readModels),
    publicData: publicData(readModels),
    renderScreen: await loadScreenRenderer(RENDERER, log),
    // Without the database, pages only lack previews: the service stays ready.
    checks: { pages: () => Promise.resolve() },
    log,
    trustProxy: env.TRUST_PROXY,
    origin: env.PUBLIC_ORIGIN ?? `http://${env.HOST}:${env.PORT}`,
    isHttps: env.PUBLIC_ORIGIN?.startsWith('https://') ?? false,
  });
  const server = await listen(front, addressOf(env));
  log.info({ url: server.url }, 'listening');
  const stop = async (): Promise<void> => {
    await server.close();
    await pool.end();
  };
  stopOnSignals(stop, { log, exit: (code) => process.exit(code) });
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
