import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import type { EventStore } from '@twofold/event-store/port';
import { createLog, type Logger } from '@twofold/http/log';
import { readEnvironment } from '@twofold/http/production-rules';
import { listen, stopOnSignals } from '@twofold/http/serve';
import { migrateKeyring } from '@twofold/keyring/migrate';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { migrateSessions } from '@twofold/sessions/migrate';
import { createSiteReader } from '@twofold/site-reader/read-site';
import { createCommandService } from './app.ts';
import { chooseAnalyst, chooseMail, commandServiceEnvironment, limitsOf } from './environment.ts';
import { migrateWriteSide } from './migrate.ts';
import { choosePayments } from './orders/choose-payments.ts';

/** Where mails are kept that nobody sends, unless `MAIL_OUTBOX` says otherwise. */
const OUTBOX = '.data/mail';

const openLog = (env: { DATABASE_URL: string; EVENTSTORE_URL?: string | undefined }, log: Logger) =>
  env.EVENTSTORE_URL === undefined
    ? postgresEventStore({ connectionString: env.DATABASE_URL, log })
    : Promise.resolve<EventStore>(eventStoreDbEventStore({ url: env.EVENTSTORE_URL }));

const main = async (): Promise<void> => {
  const env = readEnvironment(commandServiceEnvironment, process.env);
  const log = createLog({ service: 'command', level: env.LOG_LEVEL });
  if (env.allowedInProduction.length > 0) log.warn({ allowed: env.allowedInProduction }, 'allowed in production');
  const extraCaCertsFile = process.env['NODE_EXTRA_CA_CERTS'];
  const siteReader = createSiteReader({
    ...(env.SITE_READER_ALLOW && { allow: env.SITE_READER_ALLOW }),
    ...(env.SITE_READER_PORTS && { ports: env.SITE_READER_PORTS }),
    ...(extraCaCertsFile && { extraCaCertsFile }),
    ...(env.SITE_READER_URL && { service: env.SITE_READER_URL }),
  });
  await migrateWriteSide(env.DATABASE_URL);
  await migrateSessions(env.DATABASE_URL);
  await migrateKeyring(env.DATABASE_URL);
  const keyring = openKeyring({ connectionString: env.DATABASE_URL, masterKeys: env.MASTER_KEY, log });
  await keyring.rotate();
  const store = sealedEventStore(await openLog(env, log), keyring);
  const service = createCommandService({
    store,
    keyring,
    connectionString: env.DATABASE_URL,
    log,
    readSite: siteReader.readSite,
    createAnalyst: chooseAnalyst(env, log),
    createPayments: choosePayments(env),
    mail: chooseMail(env, { outbox: OUTBOX, log }),
    origin: env.PUBLIC_ORIGIN ?? `http://${env.HOST}:${env.PORT}`,
    sessionSecrets: env.SESSION_SECRET,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy: env.TRUST_PROXY,
    limits: limitsOf(env),
  });
  const server = await listen(service.app, { host: env.HOST, port: env.PORT });
  await service.start();
  log.info({ url: server.url }, 'listening');

  const stop = async (): Promise<void> => {
    service.drain();
    await server.close();
    await service.stop();
    await siteReader.close();
    await store.close();
    await keyring.close();
  };
  stopOnSignals(stop, { log, exit: (code) => process.exit(code) });
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
