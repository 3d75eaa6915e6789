import path from 'node:path';
import { keepChain } from '@twofold/auditor/chain/keep-chain';
import { keptChainReader } from '@twofold/auditor/chain/kept-chain';
import { chooseAnalyst } from '@twofold/command-service/analysis/choose-analyst';
import { chooseConfirmation, chooseMail, limitsOf, renderingOf } from '@twofold/command-service/environment';
import { chooseComparer } from '@twofold/command-service/choose-comparer';
import { choosePayments, paymentsModeOf } from '@twofold/command-service/orders/choose-payments';
import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import { postgresEventFinder } from '@twofold/event-store/adapters/postgres-finder';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import { EnvironmentError } from '@twofold/http/environment';
import { addressOf } from '@twofold/http/known-hosts';
import { createLog, type Logger } from '@twofold/http/log';
import { stopOnSignals } from '@twofold/http/serve';
import { tracingOf } from '@twofold/http/tracing-environment';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { createSiteReader } from '@twofold/site-reader/read-site';
import { renderingLine } from '@twofold/site-reader/rendering-line';
import { startTracing } from '@twofold/tracing/start-tracing';
import { CannotStart, isCannotStart, reasonOf } from './cannot-start.ts';
import { createClosers, type Closers } from './closers.ts';
import { composeTwofold } from './compose.ts';
import { dataDirOf } from './data-dir.ts';
import { migrate, openProductDatabase } from './database.ts';
import { loadScreenRenderer } from './render-screen.ts';
import { readLauncherEnvironment, type LauncherEnvironment } from './environment.ts';
import { keepMasterKeys, openKeys } from './keys.ts';
import { hostsOf, reportLogReachability } from './report-log-reachability.ts';
import { startSampleSites } from './sample-sites.ts';
import { keepSecret } from './secrets.ts';
import { migrateAll } from './migrate-all.ts';
import { loadStaticFiles, type StaticFiles } from './static-files.ts';

/** The built web app, found from `src` and from `dist` of this package. */
const WEB = path.join(import.meta.dirname, '..', '..', 'web');
const WEB_APP = path.join(WEB, 'dist');
const RENDERER = path.join(WEB, 'dist-server', 'draw-page.js');

const say = (line: string): void => console.log(line);

/** Starts everything, in the order of dependencies. @returns the address of the product */
const start = async (
  env: LauncherEnvironment,
  logOf: (service: string) => Logger,
  closers: Closers,
): Promise<string> => {
  // Ends last, so that the stop of everything else is traced.
  const tracing = await startTracing({ ...tracingOf(env), service: 'twofold', log: logOf('tracing') });
  closers.add('tracing', tracing.stop);
  const { dataDir, note } = await dataDirOf(env);
  if (note !== undefined) say(note);
  const webFiles = await loadWebApp();
  const sessionSecrets = env.SESSION_SECRET ?? [await keepSessionSecret(dataDir)];
  const keptKeys = await keepMasterKeys({ given: env.MASTER_KEY, dataDir, say });

  const sampleSites = env.isProduction
    ? undefined
    : await startSampleSites({ port: env.SAMPLE_SITES_PORT, memory: path.join(dataDir, 'sample-sites-port'), say });
  if (sampleSites) closers.add('sample sites', () => sampleSites.close());
  const siteReader = openSiteReader(env, sampleSites?.allowedPairs ?? []);
  closers.add('site reader', () => siteReader.close());
  void siteReader.canRender().then((state) => say(renderingLine(state)));

  say(env.DATABASE_URL ? 'Connecting to the database …' : `Starting the database in ${dataDir} …`);
  const database = { given: env.DATABASE_URL, dataDir, log: logOf('database') };
  const connectionString = await openProductDatabase(database, closers);
  say('Bringing the tables up to date …');
  await migrate(() => migrateAll(connectionString, { hasLog: env.EVENTSTORE_URL === undefined }));
  const keyring = await openKeys({ ...keptKeys, connectionString, log: logOf('keyring') }, closers);
  const events = await openLog(env.EVENTSTORE_URL, connectionString, logOf('event-store'));
  const store = sealedEventStore(events, keyring);
  closers.add('event store', () => store.close());
  if (env.EVENTSTORE_URL !== undefined) watchLog(env.EVENTSTORE_URL, events, closers);
  const audited = {
    events,
    keyring,
    ...openChain(env, { connectionString, events, log: logOf('chain') }, closers),
    checkpointsFolder: env.CHECKPOINTS_DIR,
  };
  closers.add('chain', async () => audited.chain?.close());

  say('Starting the services …');
  const { url } = await composeTwofold(
    {
      store,
      audited,
      keyring,
      connectionString,
      logOf,
      readSite: siteReader.readSite,
      takeScreenshots: renderingOf(env) && siteReader.takeScreenshots,
      mayTakeScreenshots: siteReader.mayTakeScreenshots,
      webhookAllow: env.SITE_READER_ALLOW,
      createAnalyst: chooseAnalyst(env),
      createComparer: chooseComparer(env, logOf('analyst')),
      createPayments: choosePayments(env),
      mail: chooseMail(env, { outbox: path.join(dataDir, 'mail'), log: logOf('mail') }),
      needsConfirmation: chooseConfirmation(env, logOf('launcher')),
      staffNeedSecondFactor: env.isProduction,
      sessionSecrets,
      publicOrigin: env.PUBLIC_ORIGIN,
      trustProxy: env.TRUST_PROXY,
      limits: limitsOf(env),
      webFiles,
      renderScreen: await loadScreenRenderer(RENDERER, logOf('front')),
      securityContacts: env,
      areClicksTraced: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
      webConfig: { simulatedPayments: paymentsModeOf(env) === 'simulated', sampleSites: sampleSites?.sites ?? [] },
      address: addressOf(env),
    },
    closers,
  );
  return url;
};

const loadWebApp = async (): Promise<StaticFiles> => {
  const files = await loadStaticFiles(WEB_APP).catch(() => undefined);
  if (files?.has('/index.html')) return files;
  throw new CannotStart('The web app is not built. Run "npm run build", or "npm start", which does.');
};

const keepSessionSecret = async (dataDir: string): Promise<string> => {
  const { secret, madeIn } = await keepSecret(dataDir, 'session-secret');
  if (madeIn !== undefined) say(`Made a session secret, kept in ${madeIn}`);
  return secret;
};

const openSiteReader = (env: LauncherEnvironment, samplePairs: readonly string[]) => {
  const extraCaCertsFile = process.env['NODE_EXTRA_CA_CERTS'];
  try {
    return createSiteReader({
      allow: [...(env.SITE_READER_ALLOW ?? []), ...samplePairs],
      ...(env.SITE_READER_PORTS && { ports: env.SITE_READER_PORTS }),
      ...(extraCaCertsFile && { extraCaCertsFile }),
      rendering: renderingOf(env),
    });
  } catch (error) {
    throw new CannotStart(`SITE_READER_ALLOW: ${reasonOf(error)}`);
  }
};

const openLog = async (
  eventStoreUrl: string | undefined,
  connectionString: string,
  log: Logger,
): Promise<EventStore> => {
  try {
    if (eventStoreUrl !== undefined) return eventStoreDbEventStore({ url: eventStoreUrl, log });
    return await postgresEventStore({ connectionString, log });
  } catch (error) {
    throw new CannotStart(`The log cannot be used: ${reasonOf(error)}`, { cause: error });
  }
};

/** An external log may be unreachable while everything here starts. */
const watchLog = (url: string, events: EventStore, closers: Closers): void => {
  const ending = new AbortController();
  void reportLogReachability({ ask: () => headOf(events), address: hostsOf(url), say, signal: ending.signal });
  closers.add('watch of the log', async () => ending.abort());
};

type Chained = { readonly connectionString: string; readonly events: EventStore; readonly log: Logger };

/** The log in PostgreSQL has a chain, and finds events; for EventStoreDB a chain is stored beside it. */
const openChain = ({ EVENTSTORE_URL }: LauncherEnvironment, chained: Chained, closers: Closers) => {
  const { connectionString, events, log } = chained;
  if (EVENTSTORE_URL === undefined)
    return { chain: postgresChainReader({ connectionString, log }), openFinder: postgresEventFinder };
  closers.add('chain keeper', keepChain(events, connectionString, log));
  return { chain: keptChainReader({ log: events, connectionString, logger: log }), openFinder: undefined };
};

const main = async (): Promise<void> => {
  const env = readLauncherEnvironment(process.env);
  const level = env.LOG_LEVEL ?? (env.isProduction ? 'info' : 'warn');
  const logOf = (service: string) => createLog({ service, level });
  const log = logOf('launcher');
  if (env.allowedInProduction.length > 0)
    log.warn({ allowed: env.allowedInProduction }, 'unsafe settings are allowed in production');

  const closers = createClosers((name, error) => log.error({ err: error }, `could not close the ${name}`));
  let isStopping = false;
  const stop = (): Promise<void> => {
    isStopping = true;
    return closers.close();
  };
  stopOnSignals(stop, { log, exit: (code) => process.exit(code) });
  // Closing the terminal, or the end of the parent process, stops the launcher like any other signal.
  process.on('SIGHUP', () => process.emit('SIGTERM', 'SIGTERM'));
  process.on('disconnect', () => process.emit('SIGTERM', 'SIGTERM'));

  try {
    say(`Twofold runs at ${await start(env, logOf, closers)}`);
  } catch (error) {
    // Errors caused by stopping are not failures; the signal determines the exit code.
    if (isStopping) return;
    await closers.close();
    throw error;
  }
};

main().catch((error: unknown) => {
  const isExplained = isCannotStart(error) || error instanceof EnvironmentError;
  const text = error instanceof Error ? (isExplained ? error.message : (error.stack ?? error.message)) : String(error);
  console.error(isExplained ? `Cannot start. ${text}` : text);
  process.exit(1);
});
