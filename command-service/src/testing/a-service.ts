import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import { createLog } from '@twofold/http/log';
import { listen } from '@twofold/http/serve';
import { migrateKeyring } from '@twofold/keyring/migrate';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { migrateSessions } from '@twofold/sessions/migrate';
import { closeInOrder } from '@twofold/timing/close-in-order';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import type { ReadSite } from '@twofold/site-reader/site-snapshot';
import { createCommandService } from '../app.ts';
import type { CommandServiceDeps } from '../service-deps.ts';
import { migrateWriteSide } from '../migrate.ts';
import { simulatedPayments } from '../orders/simulated-payments.ts';
import { aReport } from './a-report.ts';
import { aSnapshot } from './a-snapshot.ts';
import { hashingInThisProcess } from './hashing-in-this-process.ts';
import { keptMail } from './kept-mail.ts';

const readsEverything: ReadSite = () => Promise.resolve({ ok: true, snapshot: aSnapshot });

/** A site that never answers; the read ends when it is aborted. */
export const readsIndefinitely: ReadSite = (_, { signal }) =>
  new Promise((resolve) => {
    const failure = { reason: 'unreachable', detail: 'aborted' } as const;
    signal.addEventListener('abort', () => resolve({ ok: false, failure }));
  });

export const NO_LIMITS = {
  analysesPerHour: 0,
  checkoutsPerHour: 0,
  loginsPerHour: 0,
  registrationsPerHour: 0,
  verificationsPerHour: 0,
  writesPerDay: 0,
  profileChangesPerDay: 0,
  confirmationMailsPerDay: 0,
  openClaims: 0,
  discoverReviewsPerDay: 0,
  daily: { calls: 0, tokens: 0 },
};

const MASTER_KEYS = [Buffer.alloc(32, 7)];

/** Longer than each part of the service may take, so that the error names the part. */
const END_MS = 50_000;

/** The migrated database of the service. */
const MIGRATED = {
  name: 'command_service',
  prepare: async (url: string): Promise<void> => {
    await migrateWriteSide(url);
    await migrateSessions(url);
    await migrateKeyring(url);
  },
};

/**
 * A command service on loopback with its own database and an in-memory log. With a `connectionString` it shares that
 * database, including the keys.
 */
export const startService = async (changes: Partial<CommandServiceDeps> = {}) => {
  const { connectionString: shared } = changes;
  const database: TestDatabase =
    shared === undefined ? await createTestDatabase(MIGRATED) : { url: shared, drop: () => Promise.resolve() };
  const { url: databaseUrl } = database;
  const log = createLog({ service: 'test', level: 'silent' });
  const keyring = openKeyring({ connectionString: databaseUrl, masterKeys: MASTER_KEYS, log });
  const store: EventStore = changes.store ?? sealedEventStore(memoryEventStore(), keyring);
  const { mail, mails } = keptMail();
  const service = createCommandService({
    store,
    keyring,
    connectionString: databaseUrl,
    log,
    readSite: readsEverything,
    createAnalyst: () => ({
      provenance: { provider: 'built-in', rubricVersion: '1' },
      analyze: () => Promise.resolve(aReport),
    }),
    sessionSecrets: ['a secret for tests of 32 bytes or more'],
    createPayments: simulatedPayments,
    mail,
    hashing: hashingInThisProcess,
    origin: 'https://twofold.example',
    publicOrigin: undefined,
    trustProxy: false,
    limits: NO_LIMITS,
    ...changes,
  });
  const { url, close } = await listen(service.app, { host: '127.0.0.1', port: 0 });
  return {
    ...service,
    url,
    store,
    keyring,
    mails,
    databaseUrl,
    eventTypes: async (): Promise<string[]> => {
      const types = [];
      for await (const { type } of store.readAll()) types.push(type);
      return types;
    },
    end: async (): Promise<void> => {
      service.drain();
      await closeInOrder(
        {
          listener: close,
          service: service.stop,
          log: () => store.close(),
          keyring: keyring.close,
          database: () => database.drop(),
        },
        END_MS,
      );
    },
  };
};

export type RunningService = Awaited<ReturnType<typeof startService>>;
