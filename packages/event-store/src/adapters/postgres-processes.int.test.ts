import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@twofold/testing/database';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventStore } from '../port.ts';
import { anEvent, collect, idsOf, numbered } from '../testing/events.ts';
import { createTestLog, type TestLog } from '../testing/postgres-log.ts';
import { faultsOf, type LogRow } from '../testing/verify-log.ts';
import { revisionOf } from '../units.ts';
import { MAX_BIGINT } from './dense-position.ts';
import { readLogPage, readStreamPage } from './postgres-pages.ts';
import { migrateEventLog } from './postgres-migration.ts';
import { postgresEventStore } from './postgres.ts';

let log: TestLog;
let store: EventStore;
let stream = '';
beforeAll(async () => {
  log = await createTestLog();
  store = await log.open();
});
afterAll(() => log.drop());
beforeEach(() => {
  stream = `thing-${randomUUID()}`;
});

const rows = () => log.query<LogRow>('select * from event_log.events order by position');

describe('opening the log', () => {
  it('is refused if acknowledged events may be lost, unless that is allowed', async () => {
    const url = new URL(log.url);
    url.searchParams.set('options', '-c synchronous_commit=off');
    const opened = postgresEventStore({ connectionString: url.href });
    await expect(opened).rejects.toMatchObject({ code: 'unsafe-durability' });
    await expect(opened).rejects.toThrow('synchronous_commit');
  });

  it('is refused without an answer', async () => {
    const opened = postgresEventStore({ connectionString: 'postgres://unknown@127.0.0.1:1/none' });
    await expect(opened).rejects.toMatchObject({ code: 'store-unavailable' });
  });

  it('finds times in UTC, in any time zone of server or address', async () => {
    await log.query(`alter database ${new URL(log.url).pathname.slice(1)} set timezone = 'Asia/Kathmandu'`);
    const url = new URL(log.url);
    url.searchParams.set('options', '-c timezone=Asia/Kathmandu');
    for (const elsewhere of [await log.open(), await log.open(url.href)]) {
      const { revision: from } = await elsewhere.appendToStream(stream, [anEvent()], 'any');
      const [event] = await collect(elsewhere.readStream(stream, { from }));
      expect(Math.abs(Date.parse(event!.recordedAt) - Date.now())).toBeLessThan(60_000);
    }
  });
});

describe('migrating the log', () => {
  it('happens once, even if processes start together', async () => {
    const database = await createTestDatabase();
    const clients = Array.from({ length: 4 }, () => new Client({ connectionString: database.url }));
    await Promise.all(clients.map((client) => client.connect()));
    await Promise.all(clients.map((client) => migrateEventLog(client)));
    const { rows: heads } = await clients[0]!.query('select * from event_log.head');
    expect(heads).toHaveLength(1);
    await Promise.all(clients.map((client) => client.end()));
    await database.drop();
  });

  it('changes nothing in a log that is in use', async () => {
    const before = await rows();
    await migrateEventLog(log.owner);
    expect(await rows()).toEqual(before);
  });
});

describe('two processes that append', () => {
  it('share one log: dense, in order in each stream, and chained', async () => {
    const other = await log.open();
    const appends = Array.from({ length: 600 }, (_, index) =>
      (index % 2 === 0 ? store : other).appendToStream(`${stream}-${index % 10}`, [anEvent({ index })], 'any'),
    );
    const results = await Promise.all(appends);
    expect(new Set(results.map(({ position }) => position)).size).toBe(600);
    expect(faultsOf(await rows())).toEqual([]);
    for (let part = 0; part < 10; part++) {
      const indexes = (await collect(store.readStream(`${stream}-${part}`))).map(
        ({ data }) => (data as { index: number }).index,
      );
      expect(indexes).toEqual(indexes.toSorted((one, two) => one - two));
      expect(indexes).toHaveLength(60);
    }
  });

  it('that race for one revision have one winner', async () => {
    const other = await log.open();
    const race = numbered(40).map((event, index) =>
      (index % 2 === 0 ? store : other).appendToStream(stream, [event], 'no-stream'),
    );
    const outcomes = await Promise.allSettled(race);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('an append at any revision', () => {
  it('is recognized when it is repeated, because ids are known', async () => {
    const events = numbered(3);
    const first = await store.appendToStream(stream, events, 'any');
    await store.appendToStream(stream, numbered(2), 'any');
    expect(await store.appendToStream(stream, events, 'any')).toEqual(first);
    expect(await store.appendToStream(stream, events.slice(1), 'stream-exists')).toEqual(first);
    expect(await collect(store.readStream(stream))).toHaveLength(5);
  });

  it('does not let another overtake it while it waits for one that has its ids', async () => {
    const [first, second] = numbered(2);
    const refused = store.appendToStream(stream, [first!], revisionOf(5n));
    const appends = [store.appendToStream(stream, [first!], 'any'), store.appendToStream(stream, [second!], 'any')];
    await expect(refused).rejects.toMatchObject({ code: 'wrong-expected-revision' });
    await Promise.all(appends);
    expect(idsOf(await collect(store.readStream(stream)))).toEqual([first!.id, second!.id]);
  });

  it('is refused when only some of its ids are known', async () => {
    const events = numbered(3);
    await store.appendToStream(stream, events, 'any');
    const longer = store.appendToStream(stream, [...events, anEvent()], 'any');
    await expect(longer).rejects.toMatchObject({ code: 'event-id-conflict' });
    expect(idsOf(await collect(store.readStream(stream)))).toEqual(idsOf(events));
  });
});

describe('a follower that is ahead of the log, which is an older copy', () => {
  it('learns where the log ends', async () => {
    const head = (await store.appendToStream(stream, [anEvent()], 'no-stream')).position;
    const beyond = head.replace(/^0/, '9');
    const messages = store.subscribeToAll({ after: beyond as typeof head, signal: AbortSignal.timeout(10_000) });
    for await (const message of messages) {
      expect(message).toEqual({ caughtUp: head });
      break;
    }
  });

  it('is refused if its position is of another kind of log', async () => {
    const messages = store.subscribeToAll({ after: '17' as never, signal: AbortSignal.timeout(10_000) });
    await expect(collect(messages)).rejects.toThrow('not a position of this log');
    expect(() => store.readAll({ after: '17' as never })).toThrow('not a position of this log');
  });
});

describe('a page', () => {
  it('ends early if its events are large, but is never empty', async () => {
    const from = BigInt((await store.appendToStream(stream, [anEvent()], 'no-stream')).position);
    for (let count = 0; count < 10; count++)
      await store.appendToStream(stream, [anEvent({ text: 'x'.repeat(900_000) })], 'any');
    const pool = new Pool({ connectionString: log.url });
    const range = { above: from, below: MAX_BIGINT, isBackwards: false, limit: 500 };
    const first = await readLogPage(pool, range);
    expect(first).toMatchObject({ count: 5, last: from + 5n, next: from + 5n });
    expect(await readLogPage(pool, { ...range, above: from + 5n })).toMatchObject({ count: 5, next: from + 10n });
    expect(await readLogPage(pool, { ...range, above: from + 10n })).toMatchObject({ count: 0, next: undefined });
    const backwards = await readStreamPage(pool, { stream, from: 10n, isBackwards: true, limit: 500 });
    expect(backwards).toMatchObject({ count: 5, last: 6n, next: 5n });
    await pool.end();
  });
});
