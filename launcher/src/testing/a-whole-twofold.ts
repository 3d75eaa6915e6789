import { mkdtemp, rm } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import path from 'node:path';
import { keepChain } from '@twofold/auditor/chain/keep-chain';
import { keptChainReader } from '@twofold/auditor/chain/kept-chain';
import { builtInAnalyst } from '@twofold/command-service/analysis/built-in-analyst';
import type { TakeScreenshots } from '@twofold/site-reader/screenshots';
import type { Mail } from '@twofold/command-service/mail/mail';
import { outboxMail } from '@twofold/command-service/mail/outbox-mail';
import type { CreatePayments } from '@twofold/command-service/orders/payments';
import { simulatedPayments } from '@twofold/command-service/orders/simulated-payments';
import { NO_LIMITS } from '@twofold/command-service/testing/a-service';
import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import { postgresEventFinder } from '@twofold/event-store/adapters/postgres-finder';
import type { EventStore } from '@twofold/event-store/port';
import { collect } from '@twofold/event-store/testing/events';
import type { Logger } from '@twofold/http/log';
import { recordedLog } from '@twofold/http/testing/recorded-log';
import type { Keyring } from '@twofold/keyring/keyring';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { readModels } from '@twofold/projector/projections';
import { rebuild, type Rebuilt } from '@twofold/projector/rebuild';
import { createSiteReader } from '@twofold/site-reader/read-site';
import type { TestDatabase } from '@twofold/testing/database';
import { mailsIn } from '@twofold/testing/mails-in';
import pg from 'pg';
import { createClosers, type Closers } from '../closers.ts';
import { composeTwofold } from '../compose.ts';
import { startSampleSites } from '../sample-sites.ts';
import { createMigratedDatabase } from './migrated-database.ts';
import { MASTER_KEYS } from './secrets.ts';

/** Deliberate faults, and database content before the start. */
export type Sabotage = {
  readonly mail?: (mail: Mail) => Mail;
  readonly keyring?: (keyring: Keyring) => Keyring;
  /** Absent: sites are not rendered. */
  readonly takeScreenshots?: TakeScreenshots;
  readonly payments?: (payments: CreatePayments) => CreatePayments;
  readonly prepare?: (connectionString: string) => Promise<void>;
  /** Default: a new one, migrated and empty. */
  readonly database?: () => Promise<TestDatabase>;
  /** Where the log is, if not in PostgreSQL. */
  readonly eventStoreUrl?: string;
};

/** The whole product in one process, as the launcher composes it, with access to all that it stores. */
export const aWholeTwofold = async ({
  mail: spoilMail = same,
  keyring: spoilKeyring = same,
  payments: spoilPayments = same,
  takeScreenshots,
  prepare = () => Promise.resolve(),
  eventStoreUrl,
  database: openDatabase = () => createMigratedDatabase({ hasLog: eventStoreUrl === undefined }),
}: Sabotage = {}) => {
  const closers = createClosers((name, error) => {
    throw new Error(`could not close the ${name}`, { cause: error });
  });
  const database = await openDatabase();
  closers.add('database', () => database.drop());
  await prepare(database.url);
  const { log, records } = recordedLog();
  const keys = openKeyring({ connectionString: database.url, masterKeys: MASTER_KEYS, log });
  closers.add('keyring', () => keys.close());
  const keyring = spoilKeyring(keys);
  const { events, chain, openFinder } = await openLog(eventStoreUrl, { connectionString: database.url, log }, closers);
  const store = sealedEventStore(events, keyring);
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-outbox-'));
  closers.add('outbox', () => rm(folder, { recursive: true, force: true }));
  const sampleSites = await startSampleSites({ port: 0, memory: devNull, say: () => undefined });
  closers.add('sample sites', () => sampleSites.close());
  const siteReader = createSiteReader({ allow: sampleSites.allowedPairs });
  closers.add('site reader', () => siteReader.close());
  const { url } = await composeTwofold(
    {
      store,
      audited: { events, keyring, chain, openFinder, checkpointsFolder: undefined },
      keyring,
      connectionString: database.url,
      logOf: () => log,
      readSite: siteReader.readSite,
      takeScreenshots,
      createAnalyst: () => builtInAnalyst(),
      createPayments: spoilPayments(simulatedPayments),
      mail: spoilMail(outboxMail({ folder, from: 'twofold@example.com', log })),
      sessionSecrets: ['s'.repeat(32)],
      publicOrigin: undefined,
      trustProxy: false,
      limits: NO_LIMITS,
      webFiles: new Map([['/index.html', { type: 'text/html', etag: 'W/"1"', plain: Buffer.from('the page') }]]),
      securityContacts: { SECURITY_CONTACT: undefined, SECURITY_LANGUAGES: ['en'] },
      webConfig: { simulatedPayments: true, sampleSites: sampleSites.sites },
      address: { host: '127.0.0.1', port: 0 },
    },
    closers,
  );

  const rebuildAll = async (): Promise<Rebuilt[]> => {
    const rebuilt: Rebuilt[] = [];
    for (const readModel of readModels) {
      const { signal } = new AbortController();
      rebuilt.push(await rebuild({ store, connectionString: database.url, readModel, log, signal }));
    }
    return rebuilt;
  };

  return {
    url,
    connectionString: database.url,
    store,
    keyring,
    chain,
    sampleSite: sampleSites.sites[0]?.url ?? '',
    mails: () => mailsIn(folder),
    rebuildAll,
    /** The places in which one of these texts can be found: tables, events as the services read them, mails, log lines. */
    whereIs: async (texts: readonly string[]): Promise<string[]> => {
      const places = [
        ...(await rowsOf(database.url)),
        ...(await eventsOf(store)),
        ...(await mailsIn(folder)).map((text) => ({ place: 'mail', text })),
        ...records.map((record) => ({ place: 'log line', text: JSON.stringify(record) })),
      ];
      const found = places.filter(({ text }) => texts.some((each) => text.toLowerCase().includes(each.toLowerCase())));
      return [...new Set(found.map(({ place }) => place))].toSorted();
    },
    end: () => closers.close(),
  };
};

export type WholeTwofold = Awaited<ReturnType<typeof aWholeTwofold>>;

const same = <Value>(value: Value): Value => value;

const openLog = async (
  eventStoreUrl: string | undefined,
  { connectionString, log }: { readonly connectionString: string; readonly log: Logger },
  closers: Closers,
) => {
  if (eventStoreUrl === undefined) {
    const chain = postgresChainReader({ connectionString, log });
    closers.add('chain', () => chain.close());
    const events = await postgresEventStore({ connectionString, log, allowUnsafeDurability: true });
    closers.add('store', () => events.close());
    return { events, chain, openFinder: postgresEventFinder };
  }
  const events = eventStoreDbEventStore({ url: eventStoreUrl });
  closers.add('store', () => events.close());
  const chain = keptChainReader({ log: events, connectionString, logger: log });
  closers.add('chain', () => chain.close());
  closers.add('chain keeper', keepChain(events, connectionString, log));
  return { events, chain, openFinder: undefined };
};

type Text = { readonly place: string; readonly text: string };

const eventsOf = async (store: EventStore): Promise<Text[]> =>
  (await collect(store.readAll())).map(({ stream, type, data, metadata }) => ({
    place: `event ${type}`,
    text: JSON.stringify({ stream, data, metadata }),
  }));

/** Every row of every table, also those of libraries, as JSON. */
const rowsOf = async (connectionString: string): Promise<Text[]> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const texts: Text[] = [];
    for (const { name } of tables.rows) {
      const rows = await client.query<{ text: string }>(`select to_jsonb(t)::text as text from ${name} t`);
      texts.push(...rows.rows.map(({ text }) => ({ place: name, text })));
    }
    return texts;
  } finally {
    await client.end();
  }
};
