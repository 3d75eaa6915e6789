import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { StoreUnavailable } from '@twofold/event-store/errors';
import { isFenced } from '@twofold/event-store/followers/checkpoint';
import type { EventStore } from '@twofold/event-store/port';
import { createFeed } from '@twofold/feed/feed';
import { parkedStreams } from '@twofold/feed/parked-streams';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateWriteSide } from '../migrate.ts';
import type { Reactor } from './reactor.ts';
import { reactorHandler, type Dispatch } from './reactor-handler.ts';
import type { CommandToSend } from './send-command.ts';
import { REACTOR_LIMITS } from './start-reactors.ts';

let database: TestDatabase;
let pool: pg.Pool;
let store: EventStore;
let leaving: AbortController;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateWriteSide(database.url);
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('truncate write_side.checkpoints, write_side.parked_streams');
  store = memoryEventStore();
  leaving = new AbortController();
});
afterEach(() => leaving.abort());

const metadata = {
  correlationId: 'a test',
  causationId: 'a test',
  commandId: 'a test',
  actor: 'a test',
  occurredAt: '2026-01-05T10:00:00.000Z',
  schemaVersion: 1,
};
const append = async (...types: string[]): Promise<void> => {
  for (const type of types) {
    await store.appendToStream(`test-${type}`, [{ id: crypto.randomUUID(), type, data: {}, metadata }], 'any');
  }
};

/** Reacts to every event with a command named like the event, for a receiver named like the reactor. */
const aReactor = (name: string, from: Reactor['from'] = 'start'): Reactor => ({
  name,
  on: [],
  from,
  react: ({ type }) => [{ receiver: name, id: 1, command: { type, data: {} } }],
});

/** Follows in the background; `sent` is what each reactor has sent, in order. */
const follow = (reactors: readonly Reactor[], dispatch: Dispatch = () => Promise.resolve()) => {
  const sent: CommandToSend[] = [];
  const sending: Dispatch = async (command, at) => {
    await dispatch(command, at);
    sent.push(command);
  };
  const handlers = reactors.map((reactor) => reactorHandler(reactor, sending));
  const log = { info: () => undefined, error: () => undefined };
  const feed = createFeed(handlers, { store, pool, schema: 'write_side', limits: REACTOR_LIMITS, log });
  const ended = feed.run(leaving.signal);
  ended.catch(() => undefined);
  const sentTo = (receiver: string): string[] =>
    sent.filter((each) => each.receiver === receiver).map(({ command }) => command.type);
  return { sent, sentTo, ended, feed };
};

/** Stops a process. */
const leave = async ({ ended }: { readonly ended: Promise<void> }): Promise<void> => {
  leaving.abort();
  await ended;
  leaving = new AbortController();
};

/** Waits until all reactors have saved a checkpoint at the head. */
const caughtUp = (names: readonly string[]): Promise<void> =>
  eventually(async () => {
    let head = '';
    for await (const { position } of store.readAll({ direction: 'backwards', limit: 1 })) head = position;
    const { rows } = await pool.query('select name from write_side.checkpoints where position = $1', [head]);
    expect(rows.map(({ name }: { name: string }) => name).toSorted()).toEqual(names.toSorted());
  });

describe('following the log with reactors', () => {
  it('shows each of them every event once, in order', async () => {
    await append('A', 'B');
    const { sentTo } = follow([aReactor('one'), aReactor('other')]);
    await caughtUp(['one', 'other']);
    await append('C');
    await caughtUp(['one', 'other']);
    expect(sentTo('one')).toEqual(['A', 'B', 'C']);
    expect(sentTo('other')).toEqual(['A', 'B', 'C']);
  });

  it('reads the log once, however many they are', async () => {
    let reads = 0;
    const counted = store;
    store = { ...counted, subscribeToAll: (options) => ((reads += 1), counted.subscribeToAll(options)) };
    await append('A');
    follow([aReactor('one'), aReactor('other'), aReactor('third')]);
    await caughtUp(['one', 'other', 'third']);
    expect(reads).toBe(1);
  });

  it('repeats no event because another reactor lags', async () => {
    await append('A');
    const first = follow([aReactor('early')]);
    await caughtUp(['early']);
    await leave(first);
    await append('B');
    const { sentTo } = follow([aReactor('early'), aReactor('late')]);
    await caughtUp(['early', 'late']);
    expect(sentTo('early')).toEqual(['B']);
    expect(sentTo('late')).toEqual(['A', 'B']);
  });

  it('shows one that starts at the head what comes after it was first there', async () => {
    await append('A');
    const { sentTo } = follow([aReactor('new', 'head'), aReactor('old')]);
    await caughtUp(['new', 'old']);
    await append('B');
    await caughtUp(['new', 'old']);
    expect(sentTo('new')).toEqual(['B']);
    expect(sentTo('old')).toEqual(['A', 'B']);
  });

  it('sends a command again, under the same id, when the first time was not written down', async () => {
    await append('A');
    const reactor: Reactor = {
      ...aReactor('one'),
      react: ({ type }) => [1, 2].map((id) => ({ receiver: 'one', id, command: { type: `${type}${id}`, data: {} } })),
    };
    const dies = follow([reactor], ({ command }) =>
      command.type === 'A2' ? Promise.reject(new StoreUnavailable('this effect fails')) : Promise.resolve(),
    );
    await eventually(() => expect(dies.feed.trouble('one')).toBe('this effect fails'));
    await leave(dies);
    const again = follow([reactor]);
    await caughtUp(['one']);
    expect(again.sentTo('one')).toEqual(['A1', 'A2']);
    expect(again.sent[0]?.context.id).toBe(dies.sent[0]?.context.id);
  });

  it('completes a long batch in which processes keep dying', async () => {
    await append(...Array.from({ length: 120 }, (_, index) => `E${index}`));
    const stands = follow([aReactor('one')], ({ command }) =>
      command.type === 'E110' ? new Promise(() => undefined) : Promise.resolve(),
    );
    await eventually(() => expect(stands.sentTo('one').at(-1)).toBe('E109'));
    const again = follow([aReactor('one')]);
    await caughtUp(['one']);
    expect(again.sentTo('one')[0]).toBe('E100');
    expect(again.sentTo('one').at(-1)).toBe('E119');
  });

  it('completes a batch in which effects keep failing, without repeating successful ones', async () => {
    await append('A', 'B', 'C');
    const fails = follow([aReactor('one')], ({ command }) =>
      command.type === 'B' ? Promise.reject(new StoreUnavailable('this effect fails')) : Promise.resolve(),
    );
    await eventually(() => expect(fails.feed.trouble('one')).toBe('this effect fails'));
    await leave(fails);
    const again = follow([aReactor('one')]);
    await caughtUp(['one']);
    expect(again.sentTo('one')).toEqual(['B', 'C']);
  });

  it('parks a stream in the reactor that cannot react to it, and goes on with everything else', async () => {
    await append('A', 'B', 'C');
    const { sentTo } = follow([aReactor('one'), aReactor('other')], ({ receiver, command }) =>
      receiver === 'one' && command.type === 'B' ? Promise.reject(new Error('no such receiver')) : Promise.resolve(),
    );
    await caughtUp(['one', 'other']);
    expect([sentTo('one'), sentTo('other')]).toEqual([
      ['A', 'C'],
      ['A', 'B', 'C'],
    ]);
    expect(await parkedStreams(pool, 'write_side')).toMatchObject([
      { projection: 'one', stream: 'test-B', error: 'no such receiver', attempts: 3 },
    ]);
  });

  it('ends when another process has taken over', async () => {
    await append('A');
    const slow = follow([aReactor('one'), aReactor('other')]);
    await caughtUp(['one', 'other']);
    const faster = follow([aReactor('one'), aReactor('other')]);
    await eventually(async () => {
      const { rows } = await pool.query('select from write_side.checkpoints where epoch = 2');
      expect(rows).toHaveLength(2);
    });
    await append('B');
    await expect(slow.ended).rejects.toSatisfy(isFenced);
    await caughtUp(['one', 'other']);
    expect(faster.sentTo('one')).toEqual(['B']);
  });
});
