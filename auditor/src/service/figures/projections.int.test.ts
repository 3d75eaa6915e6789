import { projectionsView } from '@twofold/contracts/audit/figures/api';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { numbered } from '@twofold/event-store/testing/events';
import { migrateReadModels } from '@twofold/projector/migrate';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProjectionsView } from './projections.ts';

let database: TestDatabase;
let pool: Pool;
let nowMs = 0;
let view: ReturnType<typeof createProjectionsView>;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateReadModels(database.url);
  pool = new Pool({ connectionString: database.url, max: 1 });
  const stored = memoryEventStore();
  await stored.appendToStream('thing-1', numbered(40), 'no-stream');
  view = createProjectionsView({ pool, stored, now: () => new Date(nowMs) });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('looking at projections', () => {
  it('says how far they are, what they parked, what is rebuilt, and what operators asked for', async () => {
    await pool.query(
      `insert into read_models.checkpoints values ('orders', 's', $1, 1, now()), ('orders_v7', 's', null, 1, now()), ('users_v7', 's', null, 1, now())`,
      ['5'.padStart(19, '0')],
    );
    await pool.query(
      `insert into read_models.parked_streams values
       ('orders', 'order-9', 3, $1, gen_random_uuid(), 'CheckoutStarted', 'It broke', 'stack', 2, now(), now())`,
      ['7'.padStart(19, '0')],
    );
    await pool.query(
      `insert into read_models.rebuilds (projection, generation, version, begun_at, ended_at, outcome, rows) values
       ('orders', 7, 1, now(), null, null, null), ('users', 7, 1, now(), null, null, null),
       ('products', 2, 1, now(), now(), 'shown', 12)`,
    );
    await pool.query(
      `insert into read_models.operations (projection, request_id, operation, requested_by, requested_at, position)
       values ('orders', gen_random_uuid(), 'rebuild', 17, now(), '1')`,
    );
    await pool.query(`select pg_advisory_lock(hashtextextended('rebuild orders', 0))`);
    const { head, projections } = projectionsView.parse(await view());
    await pool.query('select pg_advisory_unlock_all()');
    const orders = projections.find(({ name }) => name === 'orders');
    expect(orders).toMatchObject({ lag: Number(head) - 5, parked: 1, rebuild: { generation: 7 } });
    expect(orders?.operations).toMatchObject([{ operation: 'rebuild', requestedBy: 17 }]);
    const others = projections.filter(({ rebuild, lastRebuild }) => rebuild ?? lastRebuild);
    expect(others.map(({ name, lastRebuild }) => [name, lastRebuild?.outcome])).toEqual([
      ['products', 'shown'],
      ['orders', undefined],
    ]);
    expect(orders?.parkedStreams).toMatchObject([{ stream: 'order-9', revision: 3, error: 'It broke' }]);
  });

  it('says how fast they move since they were last looked at', async () => {
    const rateAfter = async (position: number, ms: number) => {
      await pool.query(`update read_models.checkpoints set position = $1 where name = 'orders'`, [
        String(position).padStart(19, '0'),
      ]);
      nowMs += ms;
      return (await view()).projections.find(({ name }) => name === 'orders')?.eventsPerSecond;
    };
    await rateAfter(10, 10_000);
    expect(await rateAfter(30, 2_000)).toBe(10);
    expect(await rateAfter(35, 10)).toBe(10);
  });
});
