import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore, SubscriptionMessage } from '@twofold/event-store/port';
import { eventually } from '@twofold/testing/eventually';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProjectorPool } from './pool.ts';
import { count, countersAfter, record, someCounterEvents, visible } from './testing/counters.ts';
import { checkpointApart, freezingAt, intercept, killedAt, withoutFence } from './testing/intercept.ts';
import { openWorkbench, type Workbench } from './testing/workbench.ts';

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());
beforeEach(() => bench.reset());

const FEW = { events: 4, characters: 100_000 };
const names = ['ada', 'bob', 'eve'];
const events = Array.from({ length: 30 }, (_, index) => count(names[index % 3]!, index + 1));
const aLog = async (): Promise<EventStore> => {
  const store = memoryEventStore();
  await record(store, events);
  return store;
};

/** The worst possible subscription: it repeats events and whole ranges. */
const stuttering = (store: EventStore): EventStore => ({
  ...store,
  subscribeToAll: async function* (options): AsyncGenerator<SubscriptionMessage> {
    let before: SubscriptionMessage | undefined;
    for await (const message of store.subscribeToAll(options)) {
      yield message;
      if (before !== undefined) yield before;
      if ('events' in message) yield { events: message.events.flatMap((event) => [event, event, event]) };
      before = message;
    }
  },
});

describe('following the log', () => {
  it('produces the same rows for any batches', () =>
    fc.assert(
      fc.asyncProperty(someCounterEvents, fc.integer({ min: 1, max: 9 }), async (some, size) => {
        await bench.reset();
        const store = memoryEventStore();
        await record(store, some);
        await bench.follow(store, bench.runner(store, { limits: { events: size, characters: 500 } }));
        expect(await bench.shown()).toEqual(visible(countersAfter(some)));
      }),
      { numRuns: 40 },
    ));

  it('produces the same rows after a stop at any event', () =>
    fc.assert(
      fc.asyncProperty(
        someCounterEvents,
        fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 6 }),
        async (some, stops) => {
          await bench.reset();
          const store = memoryEventStore();
          await record(store, some);
          for (const batches of stops) await runFor(store, batches);
          await bench.follow(store, bench.runner(store, { limits: FEW }));
          expect(await bench.shown()).toEqual(visible(countersAfter(some)));
        },
      ),
      { numRuns: 20 },
    ));

  it('applies an event once, even if it is delivered again', async () => {
    const store = await aLog();
    await bench.follow(store, bench.runner(stuttering(store), { limits: FEW }));
    expect(await bench.shown()).toEqual(countersAfter(events));
  });

  it('continues with new events, and notifies listeners', async () => {
    const store = await aLog();
    const listener = await bench.pool.connect();
    const heard: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.query('listen projector_checkpoint');
    await bench.follow(store, bench.runner(store));
    const { position } = (await bench.checkpoint())!;
    await listener.query('select 1');
    listener.release(true);
    expect(heard.at(-1)).toBe(`counters ${position}`);
  });

  it('starts after the checkpoint and raises the epoch each time', async () => {
    const store = await aLog();
    await bench.follow(store, bench.runner(store));
    const before = await bench.checkpoint();
    await record(store, [count('ada', 100)]);
    await bench.follow(store, bench.runner(store));
    expect((await bench.shown())['ada']).toBe(countersAfter(events)['ada']! + 100);
    expect(Number((await bench.checkpoint())?.epoch)).toBe(Number(before?.epoch) + 1);
  });
});

/** Runs for a number of batches and then stops regularly. */
const runFor = async (store: EventStore, batches: number): Promise<void> => {
  const stop = new AbortController();
  let commits = 0;
  const pool = intercept(bench.pool, ({ sql, send }) => {
    if (sql.endsWith('commit') && ++commits >= batches) stop.abort();
    return send();
  });
  const running = bench.runner(store, { pool, limits: { events: 2, characters: 500 } }).run(stop.signal);
  await Promise.race([running, bench.caughtUp(store)]).catch(() => undefined);
  stop.abort();
  await running.catch(() => undefined);
};

/** The rows after a kill at the first statement, the second, … until a run ends before the kill. */
const afterKills = async (moment: 'before' | 'after', sabotaged: (pool: Pool) => Pool = (pool) => pool) => {
  const outcomes = [];
  for (let n = 1; ; n++) {
    await bench.reset();
    const store = await aLog();
    const { pool, happened } = killedAt(sabotaged(bench.pool), n, moment);
    await bench.follow(store, bench.runner(store, { pool, limits: { events: 10, characters: 100_000 } }));
    outcomes.push(await bench.shown());
    if (!happened()) return outcomes;
  }
};

describe('a projector that is killed', () => {
  const right = countersAfter(events);

  it.each(['before', 'after'] as const)(
    '%s any of its statements loses nothing and doubles nothing',
    async (moment) => {
      const outcomes = await afterKills(moment);
      expect(outcomes.length).toBeGreaterThan(12);
      expect(outcomes.filter((rows) => JSON.stringify(rows) !== JSON.stringify(right))).toEqual([]);
    },
  );

  it('would lose rows if the checkpoint moved in its own transaction', async () => {
    const outcomes = await afterKills('before', checkpointApart);
    expect(outcomes).toContainEqual(expect.not.objectContaining(right));
  });
});

/** A projector freezes in the middle of a batch, a second one takes over and continues, and then the first one wakes. */
const wakeAfterTakeOver = async (
  { where, sabotaged = (pool) => pool }: { where: RegExp; sabotaged?: (pool: Pool) => Pool },
  check: (first: Promise<unknown>) => Promise<unknown>,
): Promise<void> => {
  const store = await aLog();
  const itsPool = openProjectorPool(bench.url, { max: 3, idle_in_transaction_session_timeout: 100 }, undefined);
  const { pool, frozen, wake } = freezingAt(sabotaged(itsPool), where);
  const stop = new AbortController();
  const first = bench.runner(store, { pool, limits: FEW }).run(stop.signal);
  const outcome = first.catch((error: unknown) => error);
  await frozen;
  await bench.follow(store, bench.runner(store, { pool: sabotaged(bench.pool) }));
  wake();
  await check(first);
  stop.abort();
  await outcome;
  await itsPool.end();
};

describe('two projectors at once', () => {
  const right = countersAfter(events);

  it.each([
    ['before a batch', /^begin/],
    ['in the middle of a batch', /^insert into read_models\.counters/],
    ['before a commit', /commit$/],
  ])('do no harm when one froze %s and wakes later', async (_, where) => {
    await wakeAfterTakeOver({ where }, (first) => expect(first).rejects.toMatchObject({ code: 'fenced' }));
    expect(await bench.shown()).toEqual(right);
  });

  it('do no harm if both run freely', async () => {
    const store = await aLog();
    const runners = [bench.runner(store, { limits: FEW }), bench.runner(store, { limits: FEW })];
    await Promise.all(runners.map((runner) => bench.follow(store, runner)));
    await record(store, events);
    await Promise.all(runners.map((runner) => bench.follow(store, runner)));
    expect(await bench.shown()).toEqual(countersAfter([...events, ...events]));
  });

  it('would count double without the fence', () =>
    wakeAfterTakeOver({ where: /^begin/, sabotaged: withoutFence }, () =>
      eventually(async () => expect(await bench.shown()).not.toEqual(right)),
    ));
});
