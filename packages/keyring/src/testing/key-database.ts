import { createTestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import type { Queryable, Statement } from '../key-table.ts';
import { createKeyring, type Keyring } from '../keyring.ts';
import { migrateKeyring } from '../migrate.ts';

/** A database with tables of keys, and independent keyrings on it, like those of two processes. */
export type KeyDatabase = {
  readonly url: string;
  readonly openKeyring: (masterKeys: readonly Buffer[]) => Keyring;
  /** A pool that waits for `before` before each query. */
  readonly openPool: (before: (statement: Statement) => Promise<void>) => Queryable;
  readonly query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  readonly drop: () => Promise<void>;
};

export const createKeyDatabase = async (): Promise<KeyDatabase> => {
  const database = await createTestDatabase();
  await migrateKeyring(database.url);
  const pools: pg.Pool[] = [];
  const openPool = (): pg.Pool => {
    const pool = new pg.Pool({ connectionString: database.url, max: 4 });
    pool.on('error', () => undefined);
    pools.push(pool);
    return pool;
  };
  const own = openPool();
  return {
    url: database.url,
    openKeyring: (masterKeys) => createKeyring({ pool: openPool(), masterKeys }),
    openPool: (before) => {
      const pool = openPool();
      return {
        query: async (statement) => {
          await before(statement);
          return pool.query(statement);
        },
      };
    },
    query: async (text, values) => (await own.query<Record<string, unknown>>(text, values)).rows,
    drop: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
      await database.drop();
    },
  };
};
