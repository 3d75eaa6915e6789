import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { migrateAll } from '../migrate-all.ts';

/** A database with the tables of all services, and with the log or without. */
export const createMigratedDatabase = (where: { readonly hasLog: boolean }): Promise<TestDatabase> =>
  createTestDatabase({
    name: where.hasLog ? 'twofold' : 'twofold_without_log',
    prepare: (url) => migrateAll(url, where),
  });
