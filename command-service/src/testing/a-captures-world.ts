import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import { createLog } from '@twofold/http/log';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { createTestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import { postgresCaptures } from '../analysis/captures/captures.ts';
import { createSweepCaptures } from '../analysis/captures/sweep-captures.ts';
import { productCategory } from '../analysis/category.ts';
import type { AnalysisCommand } from '../analysis/commands.ts';
import { createCommandHandler } from '../command-handler.ts';
import { migrateWriteSide } from '../migrate.ts';
import { aContext } from './a-context.ts';

const HOUR_MS = 3_600_000;

/** A table of captures beside a log in memory, with a manual clock. */
export const aCapturesWorld = async () => {
  const database = await createTestDatabase({ name: 'write_side', prepare: migrateWriteSide });
  const pool = new pg.Pool({ connectionString: database.url });
  const store: EventStore = memoryEventStore();
  const keyring = memoryKeyring();
  let at = new Date('2030-01-05T10:00:00.000Z');
  const now = (): Date => at;
  const handle = createCommandHandler({ store, now });
  const log = createLog({ service: 'a-test', level: 'silent' });
  return {
    pool,
    store,
    keyring,
    handle,
    now,
    log,
    captures: postgresCaptures({ pool, keyring, now }),
    sweep: createSweepCaptures({ pool, store, now, log }),
    passHours: (hours: number): void => {
      at = new Date(at.getTime() + hours * HOUR_MS);
    },
    send: (command: AnalysisCommand) =>
      handle(productCategory, command.data.productId, command, { ...aContext, id: crypto.randomUUID() }),
    /** The stored captures, as `product/version name`. */
    stored: async (): Promise<string[]> => {
      const { rows } = await pool.query<{ what: string }>(
        `select format('%s/%s %s', product_id, version, name) as what from write_side.captures
         order by product_id, version, name, created_at`,
      );
      return rows.map(({ what }) => what);
    },
    reset: async (): Promise<void> => {
      await pool.query('truncate write_side.captures');
    },
    end: async (): Promise<void> => {
      await pool.end();
      await store.close();
      await database.drop();
    },
  };
};

export type CapturesWorld = Awaited<ReturnType<typeof aCapturesWorld>>;
