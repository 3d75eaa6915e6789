import { createTestDatabase } from '@twofold/testing/database';
import { skipBecause } from '@twofold/testing/skip-because';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { eventStoreContract } from '../testing/contract.ts';
import { migrateEventLog } from './postgres-migration.ts';
import { postgresEventStore } from './postgres.ts';

const { hasPostgres, reason } = inject('containers');

/** No durability exception: the server is configured as in production. */
const holdAgainst = (): void => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    const owner = new Client({ connectionString: database.url });
    await owner.connect();
    await migrateEventLog(owner);
    await owner.end();
  });
  afterAll(() => database.drop());

  eventStoreContract('the Postgres store (real server)', async () => ({
    store: await postgresEventStore({ connectionString: database.url }),
  }));
};

const sayThatNothingRan = (): void => {
  describe('the Postgres store (real server)', () => {
    it('keeps the contract of the event store', (context) =>
      skipBecause(
        context,
        `TEST_DATABASE_URL names no server and ${reason}, so only the embedded server was held against it`,
      ));
  });
};

const run = hasPostgres ? holdAgainst : sayThatNothingRan;
run();
