import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFollowing } from '../testing/follower.ts';
import { createTestLog, type TestLog } from '../testing/postgres-log.ts';

const WRITERS = 12;
const APPENDS = 25;
const MAX_HOLD_MS = 8;

let log: TestLog;
beforeAll(async () => {
  log = await createTestLog();
  // The usual design: a sequence numbers the inserted rows, and readers select rows beyond the last number they saw.
  await log.query('create table numbered (position bigserial primary key, id uuid not null)');
});
afterAll(() => log.drop());

/**
 * Writers that wait between their append and their commit, and sometimes roll back, so that the first transaction to
 * begin is often the last to commit. Returns the IDs of the committed events.
 */
const writeAtRandom = async (append: string): Promise<ReadonlySet<string>> => {
  const committed = new Set<string>();
  const writer = async (): Promise<void> => {
    const client = new Client({ connectionString: log.url });
    await client.connect();
    for (let count = 0; count < APPENDS; count++) {
      const id = randomUUID();
      await client.query('begin');
      await client.query(append, [id]);
      if (Math.random() < 0.3) await pause(Math.random() * MAX_HOLD_MS);
      const isKept = Math.random() > 0.05;
      await client.query(isKept ? 'commit' : 'rollback');
      if (isKept) committed.add(id);
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return committed;
};

describe('a reader that follows the log while writers delay commits and roll back', () => {
  it('gets every committed event once, in the order of positions', async () => {
    const store = await log.open();
    const follower = startFollowing(store, undefined, 30_000);
    const committed = await writeAtRandom(`
      select event_log.append(array['s-' || $1], array[1], array[-1]::bigint[], array[1], array[$1::uuid], array['T'],
                              array['{}'], array['{}'], false)`);
    await follower.has(committed.size);
    const events = follower.events();
    await follower.stop();
    await store.close();
    expect(new Set(events.map(({ id }) => id))).toEqual(committed);
    const positions = events.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].toSorted());
  });

  it('would miss some if it selected rows beyond its checkpoint from a numbered table', async () => {
    const reader = new Client({ connectionString: log.url });
    await reader.connect();
    const seen = new Set<string>();
    let checkpoint = '0';
    let isOver = false;
    const look = async (): Promise<void> => {
      const beyond = 'select position, id from numbered where position > $1 order by position';
      const { rows } = await reader.query<{ position: string; id: string }>(beyond, [checkpoint]);
      for (const { position, id } of rows) {
        seen.add(id);
        checkpoint = position;
      }
    };
    const reading = (async () => {
      while (!isOver) await look();
      await look();
    })();
    const committed = await writeAtRandom('insert into numbered (id) values ($1)');
    isOver = true;
    await reading;
    await reader.end();
    expect([...committed].filter((id) => !seen.has(id))).not.toEqual([]);
  });
});
