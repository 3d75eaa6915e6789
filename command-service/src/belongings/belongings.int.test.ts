import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import { createFeed } from '@twofold/feed/feed';
import type { Handler } from '@twofold/feed/handler';
import { openPool } from '@twofold/postgres/pool';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrateWriteSide } from '../migrate.ts';
import { aHistory, appendTo, ONE_OF_EACH, OWNERS, ownedBy, type LogEntry } from '../testing/a-history.ts';
import { SOURCES } from './belongings-in.ts';
import { createBelongings, type Belongings, type ReadIndex } from './belongings.ts';
import { belongingsHandler, readBelongingsIndex } from './belongings-index.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 25);

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateWriteSide(database.url);
  pool = openPool({ connectionString: database.url, application_name: 'test', max: 4, pipeline: true }, undefined);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

type Spoil = {
  readonly handler?: (handler: Handler) => Handler;
  readonly readIndex?: (read: ReadIndex) => ReadIndex;
};

/** Runs the index until it has read the whole log. */
const follow = async (store: EventStore, handler = belongingsHandler({ pool, store })): Promise<void> => {
  const checkpoint = async () =>
    (await pool.query<{ position: string; epoch: string }>('select position, epoch from write_side.checkpoints'))
      .rows[0];
  const epoch = Number((await checkpoint())?.epoch ?? 0);
  const leaving = new AbortController();
  const log = { info: () => undefined, error: () => undefined };
  const running = createFeed([handler], { store, pool, schema: 'write_side', log }).run(leaving.signal);
  const head = await headOf(store);
  await eventually(async () => {
    const now = await checkpoint();
    expect({ position: now?.position, isOurs: Number(now?.epoch) > epoch }).toEqual({ position: head, isOurs: true });
  });
  leaving.abort();
  await running;
};

const emptyTables = () =>
  pool.query('truncate write_side.belongings, write_side.indexes, write_side.checkpoints, write_side.parked_streams');

/** A log whose first part the index has read. */
const aScene = async (history: readonly LogEntry[], read: number, spoil: Spoil = {}) => {
  await emptyTables();
  const store = memoryEventStore();
  await appendTo(store, history.slice(0, read));
  const handler = belongingsHandler({ pool, store });
  if (read > 0) await follow(store, spoil.handler?.(handler) ?? handler);
  await appendTo(store, history.slice(read));
  const readIndex = readBelongingsIndex({ pool, store });
  return { store, belongings: createBelongings({ store, readIndex: spoil.readIndex?.(readIndex) ?? readIndex }) };
};

/** The sorted belongings of all owners. */
const everything = async (belongings: Belongings): Promise<unknown> => {
  const all = OWNERS.map(async ([owner, kind]) => [owner, kind, (await belongings.idsOf(owner, kind)).toSorted()]);
  return Promise.all(all);
};

const check = async (history: readonly LogEntry[], read: number, spoil?: Spoil): Promise<void> => {
  const { belongings } = await aScene(history, read, spoil);
  expect(await everything(belongings)).toEqual(
    OWNERS.map(([owner, kind]) => [owner, kind, ownedBy(history, owner, kind)]),
  );
};

describe('what belongs to a user or a product', () => {
  it('is what the log says, wherever the index is', { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(aHistory, fc.nat(), (history, cut) => check(history, cut % (history.length + 1))),
      { numRuns: RUNS },
    ),
  );

  it('is what the log says without an index', async () => {
    const store = memoryEventStore();
    await appendTo(store, ONE_OF_EACH);
    expect(await everything(createBelongings({ store }))).toEqual(
      OWNERS.map(([owner, kind]) => [owner, kind, ownedBy(ONE_OF_EACH, owner, kind)]),
    );
  });

  it.each(SOURCES.types.filter((type) => type !== 'UserErased'))(
    'is found to lack what an index misses: %s',
    async (missed) => {
      const missing = (handler: Handler): Handler => ({
        ...handler,
        open: async () => {
          const prepare = await handler.open?.();
          return (events) => prepare?.(events.filter(({ type }) => type !== missed));
        },
      });
      const only = ONE_OF_EACH.filter(({ type }) => type === missed);
      await check(only, only.length);
      await expect(check(only, only.length, { handler: missing })).rejects.toThrow(/^expected/);
    },
  );

  it('is incomplete for a mutant that reads only the index, which is detected', async () => {
    const store = memoryEventStore();
    await appendTo(store, ONE_OF_EACH);
    const head = await headOf(store);
    const early =
      (read: ReadIndex): ReadIndex =>
      async (...asked) => ({ ...(await read(...asked)), position: head });
    await expect(check(ONE_OF_EACH, 2, { readIndex: early })).rejects.toThrow(/^expected/);
  });

  it('is read from the index alone once that has everything', async () => {
    const { store, belongings } = await aScene(ONE_OF_EACH, ONE_OF_EACH.length);
    const reading = vi.spyOn(store, 'readAll');
    await everything(belongings);
    const from = reading.mock.calls.map(([options]) => options?.after);
    const head = await headOf(store);
    expect(from).toEqual(OWNERS.map(() => head));
  });
});

describe('an event that cannot be read', () => {
  const unreadable: LogEntry = { stream: 'review-9', type: 'ReviewSubmitted', data: { userId: 'none' } };

  it('fails every lookup, instead of being missed', async () => {
    const { belongings } = await aScene([...ONE_OF_EACH, unreadable], ONE_OF_EACH.length + 1);
    const { rows } = await pool.query('select stream from write_side.parked_streams');
    expect(rows).toEqual([{ stream: 'review-9' }]);
    await expect(belongings.idsOf('user-1', 'review')).rejects.toMatchObject({ code: 'unreadable-event' });
  });

  it('is missed by a mutant that ignores parked streams', async () => {
    const blind =
      (read: ReadIndex): ReadIndex =>
      async (...asked) => ({ ...(await read(...asked)), parked: [] });
    const history = [...ONE_OF_EACH, unreadable];
    const { belongings } = await aScene(history, history.length, { readIndex: blind });
    expect(await belongings.idsOf('user-1', 'review')).not.toEqual([]);
  });
});

describe('an index', () => {
  const rowsOf = async (): Promise<unknown[]> =>
    (await pool.query('select owner, kind, id from write_side.belongings order by owner, kind, id')).rows;

  it('of another version does not count, and is filled again', async () => {
    const { store, belongings } = await aScene(ONE_OF_EACH, ONE_OF_EACH.length);
    const right = await everything(belongings);
    const rows = await rowsOf();
    await pool.query('update write_side.indexes set version = 0');
    await pool.query('delete from write_side.belongings');
    expect(await everything(belongings)).toEqual(right);
    await pool.query(`insert into write_side.belongings values ('user-1', 'product', '77', '')`);
    await follow(store);
    expect(await rowsOf()).toEqual(rows);
  });

  it.each([
    ['of another log', 'store_id', 'another'],
    ['that is ahead of its log', 'position', '9'],
  ])('%s is filled again', async (_, column, value) => {
    const { store } = await aScene(ONE_OF_EACH, ONE_OF_EACH.length);
    const rows = await rowsOf();
    await pool.query('delete from write_side.belongings');
    await pool.query(`update write_side.checkpoints set ${column} = $1`, [value]);
    await follow(store);
    expect(await rowsOf()).toEqual(rows);
  });

  it('that is emptied fences off a process that still fills it', async () => {
    const { store } = await aScene(ONE_OF_EACH, ONE_OF_EACH.length);
    const before = await pool.query<{ epoch: string }>('select epoch from write_side.checkpoints');
    await pool.query('update write_side.indexes set version = 0');
    await belongingsHandler({ pool, store }).open?.();
    const { rows } = await pool.query('select position, epoch from write_side.checkpoints');
    expect(rows).toEqual([{ position: null, epoch: String(Number(before.rows[0]?.epoch) + 1) }]);
  });
});
