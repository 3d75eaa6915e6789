import { Client } from 'pg';
import { createTestDatabase } from '@twofold/testing/database';
import { afterAll, beforeAll } from 'vitest';
import { eventStoreContract } from '../testing/contract.ts';
import { migrateEventLog } from './postgres-migration.ts';
import { postgresEventStore } from './postgres.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  await migrateEventLog(owner);
  await owner.end();
});
afterAll(() => database.drop());

eventStoreContract('the Postgres store', async () => ({
  store: await postgresEventStore({ connectionString: database.url, allowUnsafeDurability: true }),
}));
