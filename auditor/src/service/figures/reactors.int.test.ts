import { migrateWriteSide } from '@twofold/command-service/migrate';
import { reactorsView } from '@twofold/contracts/audit/figures/api';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { numbered } from '@twofold/event-store/testing/events';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReactorsView } from './reactors.ts';

const SENT = 'mail-buyer-on-payment-confirmed';
const STUCK = 'earn-credit-on-review-completed';
const RECORDED_MS = Date.parse('2030-01-01T12:00:00.000Z');
const position = (place: number): string => String(place).padStart(19, '0');

let database: TestDatabase;
let pool: Pool;
let view: ReturnType<typeof createReactorsView>;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateWriteSide(database.url);
  pool = new Pool({ connectionString: database.url, max: 1 });
  const stored = memoryEventStore({ now: () => new Date(RECORDED_MS) });
  await stored.appendToStream('thing-1', numbered(40), 'no-stream');
  view = createReactorsView({ pool, stored, now: () => new Date(RECORDED_MS + 5_000) });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('looking at reactors', () => {
  it('finds none before one has run', async () => {
    expect(reactorsView.parse(await view())).toEqual({ head: position(40), reactors: [] });
  });

  it('says how far they are and for how long, what they parked and skipped, and what became of requests', async () => {
    await pool.query(
      `insert into write_side.checkpoints values ($1, 's', $2, 1, now()), ($3, 's', $4, 1, now()), ('new', 's', null, 1, now())`,
      [SENT, position(40), STUCK, position(35)],
    );
    await pool.query(
      `insert into write_side.parked_streams values
       ($1, 'review-9', 3, $2, gen_random_uuid(), 'ReviewCompleted', 'It broke', 'the stack', 2, now(), now())`,
      [STUCK, position(7)],
    );
    await pool.query(
      `insert into write_side.skipped_events values ($1, gen_random_uuid(), 'review-8', $2, 'Entered twice', now())`,
      [STUCK, position(6)],
    );
    await pool.query(
      `insert into write_side.operations
         (projection, request_id, operation, stream, requested_by, requested_at, position, ended_at, outcome, applied)
       values ($1, gen_random_uuid(), 'retry', 'review-9', 17, now(), '1', now(), 'parked-again', 0)`,
      [STUCK],
    );
    const { reactors } = reactorsView.parse(await view());
    expect(reactors.map(({ name, lag, behindMs }) => ({ name, lag, behindMs }))).toEqual([
      { name: STUCK, lag: 5, behindMs: 5_000 },
      { name: SENT, lag: 0, behindMs: 0 },
      { name: 'new', lag: 40, behindMs: 5_000 },
    ]);
    expect(reactors[0]).toMatchObject({
      position: position(35),
      parked: 1,
      parkedStreams: [{ stream: 'review-9', revision: 3, error: 'It broke', attempts: 2 }],
      skipped: [{ stream: 'review-8', reason: 'Entered twice' }],
      operations: [{ operation: 'retry', stream: 'review-9', requestedBy: 17, outcome: 'parked-again' }],
    });
    expect(reactors[1]).toMatchObject({ parked: 0, parkedStreams: [], skipped: [], operations: [] });
    expect(JSON.stringify(reactors)).not.toContain('the stack');
  });
});
