import { randomUUID } from 'node:crypto';
import { claimCheckpoint, moveCheckpoint } from '@twofold/event-store/followers/checkpoint';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { collect, numbered } from '@twofold/event-store/testing/events';
import { createTestDatabase } from '@twofold/testing/database';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBackgroundState } from './background-state.ts';
import { migrateWriteSide } from './migrate.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  await migrateWriteSide(database.url);
  pool = new pg.Pool({ connectionString: database.url });
  await runMigrations({ pgPool: pool });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

describe('the state of background work', () => {
  it('reports how far each reactor lags, and how many jobs wait or failed', async () => {
    const store = memoryEventStore();
    const [storeId, at] = [await store.storeId(), new Date()];
    await store.appendToStream(`thing-${randomUUID()}`, numbered(2), 'no-stream');
    const [first] = await collect(store.readAll());
    for (const name of ['at-the-head', 'behind']) await claimCheckpoint(pool, 'write_side', name, storeId);
    const { position: head } = await store.appendToStream(`thing-${randomUUID()}`, numbered(1), 'no-stream');
    const from = { epoch: 1n, from: undefined };
    await moveCheckpoint(pool, 'write_side', { name: 'at-the-head', ...from, to: head });
    await pool.query(`select graphile_worker.add_job('due'), graphile_worker.add_job('later', run_at := now() + '1 day'),
                             graphile_worker.add_job('failed', max_attempts := 1)`);
    await pool.query(`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`);

    await pool.query(`insert into write_side.parked_streams values
      ('behind', 'thing-1', 0, '1', gen_random_uuid(), 'Happened', 'It broke', '', 3, now(), now())`);
    const trouble = (reactor: string) => (reactor === 'behind' ? 'The mail server is away' : undefined);

    const now = () => new Date(Date.parse(first?.recordedAt ?? at.toISOString()) + 30_000);
    const state = await readBackgroundState({ pool, store, now, trouble })();
    expect(state).toEqual({
      twofold_reactor_behind_seconds: expect.arrayContaining([
        { labels: { reactor: 'at-the-head' }, value: 0 },
        { labels: { reactor: 'behind' }, value: 30 },
      ]),
      twofold_reactor_parked_streams: expect.arrayContaining([
        { labels: { reactor: 'at-the-head' }, value: 0 },
        { labels: { reactor: 'behind' }, value: 1 },
      ]),
      twofold_reactor_in_trouble: expect.arrayContaining([
        { labels: { reactor: 'at-the-head' }, value: 0 },
        { labels: { reactor: 'behind' }, value: 1 },
      ]),
      twofold_jobs_waiting: [{ value: 1 }],
      twofold_jobs_failed: [{ value: 1 }],
    });
  });
});
