import { randomUUID } from 'node:crypto';
import { eventually } from '@twofold/testing/eventually';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventStore } from '../port.ts';
import { anEvent, collect, numbered } from '../testing/events.ts';
import { createTestLog, type TestLog } from '../testing/postgres-log.ts';
import { faultsOf, type LogRow } from '../testing/verify-log.ts';

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
const positions = async (): Promise<string[]> => (await rows()).map(({ position }) => position);

const asRole = async <Result>(role: string, act: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: log.url });
  await client.connect();
  try {
    await client.query(`set role ${role}`);
    return await act(client);
  } finally {
    await client.end();
  }
};

const APPEND = `select event_log.append(array['by-hand'], array[1], array[-3]::bigint[], array[1],
  array[gen_random_uuid()], array['Written'], array['{}'], array['{}'], false) as answers`;

describe('the hash chain', () => {
  it('is as described in the README, computed independently', async () => {
    await store.appendToStream(stream, [anEvent({ text: 'Grüße 👋 "x" \u2028' }), ...numbered(20)], 'no-stream');
    const parallel = numbered(300).map((event, index) =>
      store.appendToStream(`${stream}-${index % 7}`, [event], 'any'),
    );
    await Promise.all(parallel);
    const all = await rows();
    expect(all.length).toBeGreaterThan(320);
    expect(faultsOf(all)).toEqual([]);
  });

  it('reveals changed, missing and reordered events', async () => {
    await store.appendToStream(stream, numbered(5), 'no-stream');
    const all = await rows();
    const changed = all.map((row, index) => (index === 2 ? { ...row, data: '{"number":17}' } : row));
    const [first, second, ...others] = all as [LogRow, LogRow, ...LogRow[]];
    expect(faultsOf(changed)).toContain('3 has another leaf');
    expect(faultsOf(all.toSpliced(1, 1))).toContain('3 stands at place 2');
    expect(faultsOf([second, first, ...others])).not.toEqual([]);
  });

  it('has leaves that the database computes too', async () => {
    await store.appendToStream(stream, numbered(3), 'no-stream');
    const differing = 'leaf <> event_log.leaf(id, stream, revision, type, data, metadata)';
    expect(await log.query(`select position from event_log.events where ${differing}`)).toEqual([]);
  });
});

describe('the log', () => {
  it('numbers its events densely, without gaps for refused or rolled back appends', async () => {
    await store.appendToStream(stream, [anEvent()], 'no-stream');
    await store.appendToStream(stream, [anEvent()], 'no-stream').catch(() => undefined);
    await log.owner.query('begin');
    await log.owner.query(APPEND);
    await log.owner.query('rollback');
    await store.appendToStream(stream, [anEvent()], 'any');
    const all = await positions();
    expect(all).toEqual(all.map((_, index) => String(index + 1)));
  });

  it('keeps the order of a stream whose first append waits for another one with the same id', async () => {
    const event = anEvent();
    const [refused, first, second] = await Promise.allSettled([
      store.appendToStream(`${stream}-other`, [event], 'stream-exists'),
      store.appendToStream(stream, [event], 'no-stream'),
      store.appendToStream(stream, [anEvent()], 'any'),
    ]);
    expect(refused.status).toBe('rejected');
    expect([first, second]).toMatchObject([{ value: { revision: 0n } }, { value: { revision: 1n } }]);
  });

  it('shows no event before all earlier ones are committed', async () => {
    const before = await positions();
    await log.owner.query('begin');
    await log.owner.query(APPEND);
    const waiting = store.appendToStream(stream, [anEvent()], 'no-stream');
    await log.isHoldingUpAnAppend();
    expect(await collect(store.readAll())).toHaveLength(before.length);
    await log.owner.query('commit');
    await waiting;
    expect((await collect(store.readAll())).slice(before.length)).toMatchObject([{ stream: 'by-hand' }, { stream }]);
  });

  it('assigns positions to one append at a time', async () => {
    await log.owner.query('begin');
    await log.owner.query('select from event_log.head for update');
    const waiting = store.appendToStream(stream, [anEvent()], 'no-stream');
    await log.isHoldingUpAnAppend();
    await log.owner.query('commit');
    expect((await waiting).revision).toBe(0n);
  });

  it('is not blocked by a transaction that writes elsewhere in the database', async () => {
    await log.owner.query('begin');
    await log.owner.query('create table if not exists elsewhere (id int)');
    await store.appendToStream(stream, [anEvent()], 'no-stream');
    expect((await collect(store.readAll({ direction: 'backwards', limit: 1 })))[0]?.stream).toBe(stream);
    await log.owner.query('rollback');
  });

  it.each([
    "update event_log.events set data = '{}'",
    'delete from event_log.events',
    'truncate event_log.events',
    'update event_log.head set store_id = gen_random_uuid()',
    'delete from event_log.head',
    'truncate event_log.head',
  ])('refuses its owner: %s', async (statement) => {
    await store.appendToStream(stream, [anEvent()], 'no-stream');
    await expect(log.owner.query(statement)).rejects.toThrow('only appended to');
  });

  it('lets a writer only append', async () => {
    await asRole('twofold_log_writer', async (client) => {
      expect((await client.query(APPEND)).rows).toMatchObject([
        { answers: [expect.stringMatching(/^appended \d+ \d+$/)] },
      ]);
      await expect(client.query('select 1 from event_log.events')).rejects.toThrow('permission denied');
      await expect(client.query('insert into event_log.events (position) values (0)')).rejects.toThrow(
        'permission denied',
      );
      await expect(client.query('select 1 from event_log.head for update')).rejects.toThrow('permission denied');
    });
  });

  it('lets a reader only read', async () => {
    await asRole('twofold_log_reader', async (client) => {
      await expect(client.query('select 1 from event_log.events, event_log.head limit 1')).resolves.toBeDefined();
      await expect(client.query(APPEND)).rejects.toThrow('permission denied');
      await expect(client.query('delete from event_log.events')).rejects.toThrow('permission denied');
      await expect(client.query('select 1 from event_log.head for update')).rejects.toThrow('permission denied');
    });
  });

  it('notifies once for a batch, and not at all when nothing was stored', async () => {
    const heard: (string | undefined)[] = [];
    log.owner.on('notification', ({ payload }) => heard.push(payload));
    await log.owner.query('listen event_log');
    const appends = numbered(100).map((event, index) =>
      store.appendToStream(`${stream}-${index}`, [event], 'no-stream'),
    );
    const results = await Promise.all(appends);
    await store.appendToStream(`${stream}-1`, [anEvent()], 'no-stream').catch(() => undefined);
    const { position } = await store.appendToStream(stream, [anEvent()], 'no-stream');
    await eventually(() => expect(heard.at(-1)).toBe(String(BigInt(position))));
    await log.owner.query('unlisten *');
    expect(heard).toEqual([String(BigInt(results.at(-1)!.position)), String(BigInt(position))]);
  });

  it('never scans the whole table, even if statistics consider it nearly empty', async () => {
    const fresh = await createTestLog();
    await fresh.query('alter table event_log.events set (autovacuum_enabled = false)');
    const writing = await fresh.open();
    const known = anEvent();
    await writing.appendToStream('s-1', [known], 'any');
    await fresh.query('vacuum analyze event_log.events');
    for (let round = 0; round < 20; round++) {
      await Promise.all(numbered(20).map((event, index) => writing.appendToStream(`s-${index}`, [event], 'any')));
      const repeated = numbered(2);
      for (let times = 0; times < 2; times++) await writing.appendToStream(`r-${round}`, repeated, 'no-stream');
      await writing.appendToStream('s-1', [anEvent()], 'no-stream').catch(() => undefined);
      await writing.appendToStream('s-2', [known], 'any').catch(() => undefined);
      await collect(writing.readStream('s-3'));
      await collect(writing.readStream('s-3', { direction: 'backwards', limit: 1 }));
      await collect(writing.readAll({ direction: 'backwards', limit: 5 }));
      await collect(writing.readAll({ limit: 5, filter: { types: ['Never'], streamPrefixes: ['s-'] } }));
    }
    await writing.close();
    await eventually(async () => {
      const [use] = await fresh.query<{ seq_scan: string; idx_scan: string }>(
        "select seq_scan, idx_scan from pg_stat_user_tables where relid = 'event_log.events'::regclass",
      );
      expect(Number(use?.idx_scan)).toBeGreaterThan(500);
      expect(use?.seq_scan).toBe('0');
    });
    await fresh.drop();
  });
});
