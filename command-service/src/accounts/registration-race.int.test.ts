import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { migrateEventLog } from '@twofold/event-store/adapters/postgres-migration';
import type { EventStore } from '@twofold/event-store/port';
import { createLog } from '@twofold/http/log';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { createTestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { startService } from '../testing/a-service.ts';
import { everyEvent } from '../testing/inspect.ts';

const ROUNDS = 15;

const logs: readonly (readonly [string, () => Promise<{ store: EventStore; drop: () => Promise<void> }>])[] = [
  ['memory', async () => ({ store: memoryEventStore(), drop: async () => undefined })],
  [
    'Postgres',
    async () => {
      const database = await createTestDatabase();
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await migrateEventLog(client);
      await client.end();
      const log = createLog({ service: 'test', level: 'silent' });
      return {
        store: await postgresEventStore({ connectionString: database.url, log, allowUnsafeDurability: true }),
        drop: () => database.drop(),
      };
    },
  ],
];

describe.each(logs)('registering one address at the same time, with the log in %s', (_, open) => {
  it('D-23: makes one account, in any case and process', async () => {
    const { store: bare, drop } = await open();
    const keyring = memoryKeyring();
    const store = sealedEventStore(bare, keyring);
    const one = await startService({ store, keyring });
    const other = await startService({ store, keyring, connectionString: one.databaseUrl });
    for (let round = 0; round < ROUNDS; round++) {
      const addresses = [`ada-${round}@example.com`, `ADA-${round}@example.com`, `Ada-${round}@Example.Com`];
      const answers = await Promise.all(
        addresses.map((email, index) =>
          aBrowser([one, other][index % 2]!.url).post('/api/register', { email, password: 'Engine1843' }),
        ),
      );
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409']);
    }
    const events = await everyEvent(store);
    expect(events.filter(({ type }) => type === 'UserRegistered')).toHaveLength(ROUNDS);
    expect(events.filter(({ type }) => type === 'CreditsGranted')).toHaveLength(ROUNDS);
    await other.end();
    await one.end();
    await drop();
  });
});
