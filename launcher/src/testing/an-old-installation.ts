import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { Client } from 'pg';
import { migrateAll } from '../migrate-all.ts';
import { createMigratedDatabase } from './migrated-database.ts';

/** The database of an older release as its services left it, migrated to today. */
export const anOldInstallation = async (release: string): Promise<TestDatabase> => {
  // Roles belong to the server: a migrated database has created those that the dump grants rights to.
  await (await createMigratedDatabase({ hasLog: true })).drop();
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(await readFile(path.join(import.meta.dirname, `installation-${release}`, 'database.sql'), 'utf8'));
  await client.end();
  await migrateAll(database.url, { hasLog: true });
  return database;
};
