import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import { aNewEvent } from '@twofold/feed/testing/an-event';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parkedStreams } from '@twofold/feed/parked-streams';
import { allEvents, count, forgivingCounters, record, TOO_MUCH, UNLUCKY } from './testing/counters.ts';
import { freezingAt, intercept } from './testing/intercept.ts';
import { askForRetry, askForSkip, endOf } from './testing/operators.ts';
import { keepRunning, openWorkbench, type Runner, type RunnerDeps, type Workbench } from './testing/workbench.ts';

let bench: Workbench;
let store: EventStore;
let stop: (() => Promise<void>)[] = [];
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  stop = [];
  store = memoryEventStore();
  await bench.reset();
});
afterEach(() => Promise.all(stop.map((end) => end())));

const running = (deps?: Partial<RunnerDeps>): Runner => {
  const runner = bench.runner(store, deps);
  const ending = new AbortController();
  const run = keepRunning(runner, ending.signal);
  stop.push(() => {
    ending.abort();
    return run;
  });
  return runner;
};
const stopAll = () => Promise.all(stop.splice(0).map((end) => end()));
const append = (name: string, type: string, data: unknown) =>
  store.appendToStream(`counter-${name}`, [aNewEvent({ type, data })], 'any');
const parked = () => parkedStreams(bench.pool, 'read_models');
const others = [count('bob', 2), count('eve', 3)];

/** Events of three counters, with one poison event of ada's in the middle. */
const withPoison = async (poison: () => Promise<unknown>): Promise<void> => {
  await record(store, [count('ada', 10), ...others]);
  await poison();
  await record(store, [...others, count('ada', 1), ...others, count('ada', 2)]);
};

const POISON: readonly (readonly [what: string, poison: () => Promise<unknown>])[] = [
  ['does not parse', () => append('ada', 'Counted', { name: 'ada', by: 'a lot' })],
  ['makes the projection throw', () => append('ada', 'Counted', { name: 'ada', by: UNLUCKY })],
  ['the database refuses', () => append('ada', 'Counted', { name: 'ada', by: TOO_MUCH })],
];

describe('an event that cannot be applied', () => {
  it.each(POISON)('because it %s parks its stream, and everything else continues', async (_, poison) => {
    await withPoison(poison);
    await bench.follow(store, bench.runner(store));
    expect(await bench.shown()).toEqual({ ada: 10, bob: 6, eve: 9 });
    expect(await parked()).toMatchObject([
      { projection: 'counters', stream: 'counter-ada', revision: 1n, eventType: 'Counted', attempts: 3 },
    ]);
  });

  it('is recorded with its error, position and time', async () => {
    await withPoison(() => append('ada', 'Counted', { name: 'ada', by: UNLUCKY }));
    await bench.follow(store, bench.runner(store, { now: () => new Date('2030-05-01T12:00:00Z') }));
    const [found] = await parked();
    expect(found).toMatchObject({ error: 'An unlucky number', firstAt: '2030-05-01T12:00:00.000Z' });
    expect(found?.stack).toContain('counters.ts');
    expect(found?.position).toMatch(/4$/);
  });

  it('holds later events of its stream, even for the next projector', async () => {
    await withPoison(() => append('ada', 'Counted', { name: 'ada', by: UNLUCKY }));
    await bench.follow(store, bench.runner(store));
    await record(store, [count('ada', 5), count('bob', 5)]);
    await bench.follow(store, bench.runner(store));
    expect(await bench.shown()).toEqual({ ada: 10, bob: 11, eve: 9 });
  });

  it('is found among many others', async () => {
    await record(
      store,
      Array.from({ length: 200 }, (_, index) => count(`n${index}`, index === 77 || index === 78 ? TOO_MUCH : 1)),
    );
    await bench.follow(store, bench.runner(store));
    expect(Object.keys(await bench.shown())).toHaveLength(198);
    expect((await parked()).map(({ stream }) => stream)).toEqual(['counter-n77', 'counter-n78']);
  });

  it('is ignored if its type is irrelevant', async () => {
    await append('ada', 'SomethingElse', { what: 'ever' });
    await record(store, [count('ada')]);
    await bench.follow(store, bench.runner(store));
    expect([await bench.shown(), await parked()]).toEqual([{ ada: 1 }, []]);
  });
});

describe('a parked stream', () => {
  beforeEach(() => withPoison(() => append('ada', 'Counted', { name: 'ada', by: UNLUCKY })));
  const eventOf = async (revision: number) =>
    (await allEvents(store)).filter(({ stream }) => stream === 'counter-ada')[revision]!.id;

  it('is followed again if it is retried after the cause is fixed', async () => {
    await bench.follow(store, bench.runner(store));
    running({ readModel: forgivingCounters });
    const end = await endOf(bench.pool, await askForRetry(store, 'counter-ada'));
    expect(end).toMatchObject({ operation: 'retry', stream: 'counter-ada', outcome: 'released', applied: 3 });
    await record(store, [count('ada', 100)]);
    await bench.caughtUp(store);
    expect((await bench.shown())['ada']).toBe(10 + UNLUCKY + 1 + 2 + 100);
    expect(await parked()).toEqual([]);
  });

  it('stays parked if it fails again, and the attempt is counted', async () => {
    running();
    const end = await endOf(bench.pool, await askForRetry(store, 'counter-ada'));
    expect(end).toMatchObject({ outcome: 'parked-again', applied: 0, error: 'An unlucky number' });
    expect(await parked()).toMatchObject([{ attempts: 4, revision: 1n }]);
  });

  it('is parked at a later event if that is poison too', async () => {
    await append('ada', 'Counted', { name: 'ada', by: TOO_MUCH });
    await bench.follow(store, bench.runner(store));
    running({ readModel: forgivingCounters });
    const end = await endOf(bench.pool, await askForRetry(store, 'counter-ada'));
    expect(end).toMatchObject({ outcome: 'parked-again', applied: 3 });
    expect((await bench.shown())['ada']).toBe(10 + UNLUCKY + 3);
    expect(await parked()).toMatchObject([{ attempts: 1, revision: 4n }]);
  });

  it('continues without the event that an operator skips', async () => {
    running();
    const end = await endOf(bench.pool, await askForSkip(store, 'counter-ada', await eventOf(1)));
    expect(end).toMatchObject({ operation: 'skip', outcome: 'released', applied: 3, reason: 'Entered by mistake' });
    expect(await bench.shown()).toEqual({ ada: 13, bob: 6, eve: 9 });
    const { rows } = await bench.pool.query('select stream, reason from read_models.skipped_events');
    expect(rows).toEqual([{ stream: 'counter-ada', reason: 'Entered by mistake' }]);
  });

  it('stays parked if it is parked at another event than the one to skip', async () => {
    running();
    const end = await endOf(bench.pool, await askForSkip(store, 'counter-ada', await eventOf(2)));
    expect(end.outcome).toBe('not-parked');
    expect(await parked()).toMatchObject([{ stream: 'counter-ada', revision: 1n }]);
    expect((await bench.shown())['ada']).toBe(10);
  });

  it('loses no event that arrives while it is retried', async () => {
    const request = await askForRetry(store, 'counter-ada');
    const deaf: EventStore = { ...store, readStream: () => store.readStream('operations-nothing') };
    await bench.follow(deaf, bench.runner(deaf));
    const { pool, frozen, wake } = freezingAt(bench.pool, /^begin/);
    // The request arrives after the batch has decided to hold the next event, and before it is written.
    const late: EventStore = {
      ...store,
      readStream: async function* (stream, options) {
        if (stream === 'operations-counters') await frozen;
        yield* store.readStream(stream, options);
      },
    };
    running({ store: late, readModel: forgivingCounters, pool });
    await record(store, [count('ada', 200)]);
    await frozen;
    // Many more round trips than a retry would need if it did not wait for the batch.
    for (let roundTrips = 0; roundTrips < 300; roundTrips++) await bench.pool.query('select 1');
    wake();
    expect(await endOf(bench.pool, request)).toMatchObject({ outcome: 'released', applied: 4 });
    await bench.caughtUp(store);
    expect((await bench.shown())['ada']).toBe(10 + UNLUCKY + 3 + 200);
  });

  it('applies an event once that is appended before the follower reaches it', async () => {
    await bench.follow(store, bench.runner(store));
    const request = await askForRetry(store, 'counter-ada');
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const busy: EventStore = {
      ...store,
      readStream: async function* (stream, options) {
        if (stream === 'counter-ada' && Number(options?.from) === 4) await record(store, [count('ada', 200)]);
        yield* store.readStream(stream, options);
      },
      subscribeToAll: async function* (options) {
        for await (const message of store.subscribeToAll(options)) {
          const events = 'events' in message ? message.events : [];
          if (events.some(({ stream, revision }) => stream === 'counter-ada' && revision === 4n)) await released;
          yield message;
        }
      },
    };
    running({ store: busy, readModel: forgivingCounters });
    const end = await endOf(bench.pool, request);
    release();
    expect(end).toMatchObject({ outcome: 'released', applied: 3 });
    await bench.caughtUp(store);
    expect((await bench.shown())['ada']).toBe(10 + UNLUCKY + 3 + 200);
  });

  it('is reported as not parked if it is not', async () => {
    running();
    expect((await endOf(bench.pool, await askForRetry(store, 'counter-bob'))).outcome).toBe('not-parked');
    const ofBob = (await allEvents(store)).find(({ stream }) => stream === 'counter-bob')!.id;
    expect((await endOf(bench.pool, await askForSkip(store, 'counter-bob', ofBob))).outcome).toBe('not-parked');
  });
});

const failing = (error: Error, times: number) => {
  let left = times;
  return intercept(bench.pool, async ({ sql, send }) => {
    if (sql.startsWith('insert into read_models.counters') && left-- > 0) throw error;
    return send();
  });
};

describe('an external failure', () => {
  it.each(['40P01', '40001', '57P01', '53100', '42501', '55P03'])(
    'such as %s parks nothing and is tried again',
    async (code) => {
      await record(store, others);
      await bench.follow(
        store,
        bench.runner(store, { pool: failing(Object.assign(new Error('Not now'), { code }), 5) }),
      );
      expect([await bench.shown(), await parked()]).toEqual([{ bob: 2, eve: 3 }, []]);
    },
  );

  it('is visible until it is over', async () => {
    await record(store, others);
    const runner = running({ pool: failing(new Error('Connection terminated'), 8) });
    await eventually(() => expect(runner.trouble()).toBe('Connection terminated'), { everyMs: 1 });
    await bench.caughtUp(store);
    await eventually(() => expect(runner.trouble()).toBeUndefined());
  });

  it('does not prevent a projector from stopping', async () => {
    await record(store, others);
    const runner = running({ pool: failing(new Error('Connection terminated'), Infinity) });
    await eventually(() => expect(runner.trouble()).toBeDefined(), { everyMs: 1 });
    await stopAll();
    expect(await bench.shown()).toEqual({});
  });
});
