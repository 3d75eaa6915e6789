import { withClient } from '@twofold/postgres/pool';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateAll } from './migrate-all.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateAll(database.url, { hasLog: true });
});
afterAll(() => database.drop());

const run = (sql: string) => withClient({ connectionString: database.url }, (client) => client.query(sql));

describe('starting on a database that a newer release has migrated', () => {
  it.each(['event_log', 'keyring', 'sessions', 'write_side', 'read_models', 'audit'])(
    'is refused with the schema and the migration (%s)',
    async (schema) => {
      await run(`insert into ${schema}.migrations (name) values ('9999-tomorrow')`);
      await expect(migrateAll(database.url, { hasLog: true })).rejects.toMatchObject({
        code: 'newer-release',
        message:
          `The schema ${schema} was migrated by a newer release (has migration 9999-tomorrow). ` +
          'Install that release again, or restore a backup.',
      });
      await run(`delete from ${schema}.migrations where name = '9999-tomorrow'`);
      await migrateAll(database.url, { hasLog: true });
    },
  );
});
