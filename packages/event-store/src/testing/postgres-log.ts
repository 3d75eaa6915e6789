import { Client } from 'pg';
import { createTestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import { postgresEventStore } from '../adapters/postgres.ts';
import { migrateEventLog } from '../adapters/postgres-migration.ts';
import type { EventStore } from '../port.ts';

/** An empty log in a separate database. */
export type TestLog = {
  readonly url: string;
  /** A connection of the database's owner. */
  readonly owner: Client;
  readonly open: (url?: string) => Promise<EventStore>;
  readonly query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** The server processes of our connections, by purpose. */
  readonly backends: (name: 'writer' | 'reader' | 'listener') => Promise<number[]>;
  /** Waits until one of our appends waits for the lock of the log. */
  readonly isHoldingUpAnAppend: () => Promise<void>;
  /** Closes everything, and drops the database. */
  readonly drop: () => Promise<void>;
};

export const createTestLog = async (): Promise<TestLog> => {
  const database = await createTestDatabase();
  const owner = new Client({ connectionString: database.url });
  owner.on('error', () => undefined);
  await owner.connect();
  await migrateEventLog(owner);
  const stores: EventStore[] = [];
  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await owner.query<Row>(text, values)).rows;
  return {
    url: database.url,
    owner,
    query,
    open: async (connectionString = database.url) => {
      const store = await postgresEventStore({ connectionString, allowUnsafeDurability: true });
      stores.push(store);
      return store;
    },
    backends: async (name) => {
      const rows = await query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
        [`twofold log ${name}`],
      );
      return rows.map(({ pid }) => pid);
    },
    isHoldingUpAnAppend: () =>
      eventually(async () => {
        await query('select pg_stat_clear_snapshot()');
        const waits = await query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and application_name = 'twofold log writer'`,
        );
        if (waits.length === 0) throw new Error('No append waits');
      }),
    drop: async () => {
      await Promise.all(stores.map((store) => store.close()));
      await owner.end().catch(() => undefined);
      await database.drop();
    },
  };
};
