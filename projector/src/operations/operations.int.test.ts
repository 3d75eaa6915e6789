import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import { aNewEvent } from '@twofold/feed/testing/an-event';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parkedStreams } from '@twofold/feed/parked-streams';
import type { ReadModel } from '../read-model.ts';
import { rebuild } from '../rebuild.ts';
import { allEvents, count, counters, countersAfter, forgivingCounters, record, UNLUCKY } from '../testing/counters.ts';
import { freezingAt } from '../testing/intercept.ts';
import { ask, askForRebuild, askForRetry, askForSkip, endOf } from '../testing/operators.ts';
import { stallingAfter } from '../testing/stalling.ts';
import {
  keepRunning,
  openWorkbench,
  type Runner,
  type RunnerDeps,
  silent,
  type Workbench,
} from '../testing/workbench.ts';
import { operationReports, rebuildReports } from './reports.ts';

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
afterEach(() => stopAll());

const stopAll = () => Promise.all(stop.splice(0).map((end) => end()));
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
/** A follower that has reached the end of the log. */
const caughtUp = async (deps?: Partial<RunnerDeps>): Promise<void> => {
  running(deps);
  await bench.caughtUp(store);
};
const generation = async () =>
  (
    await bench.pool.query<{ generation: number }>(
      "select generation from read_models.generations where projection = 'counters'",
    )
  ).rows[0]?.generation;
const rebuildOf = (readModel: ReadModel, of: EventStore) => (signal: AbortSignal) =>
  rebuild({ store: of, connectionString: bench.url, readModel, log: silent, signal });
const poison = () =>
  store.appendToStream('counter-ada', [aNewEvent({ type: 'Counted', data: { name: 'ada', by: UNLUCKY } })], 'any');
const poisonId = async () => (await allEvents(store)).find(({ data }) => (data as { by?: number }).by === UNLUCKY)!.id;
const someEvents = [count('ada', 10), count('bob', 2), count('eve', 3)];

describe('a rebuild that an operator requests', () => {
  it('runs while the old table is followed and shown, and then the new one is followed', async () => {
    await record(store, someEvents);
    await caughtUp();
    const request = await askForRebuild(store);
    const appended = [...someEvents];
    const seen: number[] = [];
    let isOver = false;
    const ended = endOf(bench.pool, request).finally(() => (isOver = true));
    while (!isOver) {
      await record(store, [count('ada', 1)]);
      appended.push(count('ada', 1));
      seen.push((await bench.shown())['ada'] ?? 0);
    }
    expect(await ended).toMatchObject({ operation: 'rebuild', outcome: 'rebuilt', requestedBy: 17 });
    await record(store, someEvents);
    await bench.caughtUp(store);
    expect(await bench.shown()).toEqual(countersAfter([...appended, ...someEvents]));
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(await rebuildReports(bench.pool)).toMatchObject([
      { projection: 'counters', generation: 2, outcome: 'shown', isRunning: false, missing: 0, extra: 0, changed: 0 },
    ]);
  });

  it('runs once, even if the log is followed again', async () => {
    await record(store, someEvents);
    await caughtUp();
    await askForRebuild(store);
    await eventually(async () => expect(await generation()).toBe(2));
    await stopAll();
    await bench.follow(store, bench.runner(store));
    // As after restoring a backup of the read models: the follower passes the request again.
    await bench.pool.query("update read_models.checkpoints set position = null where name = 'counters'");
    await bench.pool.query('delete from read_models.counters_v2');
    await bench.follow(store, bench.runner(store));
    expect([await generation(), await bench.shown()]).toEqual([2, countersAfter(someEvents)]);
  });

  it('is skipped by a projector that starts with empty tables', async () => {
    for (let times = 0; times < 3; times++) await askForRebuild(store);
    await record(store, someEvents);
    await caughtUp();
    const asked = await endOf(bench.pool, await askForRebuild(store));
    expect(asked.outcome).toBe('rebuilt');
    const outcomes = (await operationReports(bench.pool)).map(({ outcome }) => outcome);
    expect([await generation(), ...outcomes]).toEqual([2, 'rebuilt', 'not-needed', 'not-needed', 'not-needed']);
  });

  it('fulfills all requests made before it began', async () => {
    await record(store, someEvents);
    await bench.follow(store, bench.runner(store));
    const requests = [await askForRebuild(store), await askForRebuild(store), await askForRebuild(store)];
    running();
    for (const request of requests) expect((await endOf(bench.pool, request)).outcome).toBe('rebuilt');
    expect(await generation()).toBe(2);
  });

  it('starts again if its process was killed', async () => {
    await record(store, [...someEvents, ...someEvents]);
    const { log, stalled } = stallingAfter(store, 3);
    await caughtUp({ rebuild: rebuildOf(counters, log) });
    const request = await askForRebuild(store);
    await stalled;
    expect(await rebuildReports(bench.pool)).toMatchObject([{ isRunning: true }]);
    await bench.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'twofold-rebuild' and datname = current_database()",
    );
    await eventually(async () => expect(await rebuildReports(bench.pool)).toMatchObject([{ isRunning: false }]));
    expect((await operationReports(bench.pool))[0]?.endedAt).toBeUndefined();
    // The killed process records nothing. The next one starts the same rebuild.
    stop = [];
    running();
    expect((await endOf(bench.pool, request)).outcome).toBe('rebuilt');
    await bench.caughtUp(store);
    expect([await generation(), await bench.shown()]).toEqual([2, countersAfter([...someEvents, ...someEvents])]);
  });

  it('stops at poison, records where, and keeps the shown table', async () => {
    await record(store, someEvents);
    await poison();
    await caughtUp();
    const end = await endOf(bench.pool, await askForRebuild(store));
    expect(end).toMatchObject({ outcome: 'stopped', error: 'An unlucky number' });
    expect(await rebuildReports(bench.pool)).toMatchObject([
      { outcome: 'stopped', error: 'An unlucky number', stream: 'counter-ada', eventId: await poisonId() },
    ]);
    await record(store, [count('bob', 1)]);
    await bench.caughtUp(store);
    expect([await generation(), (await bench.shown())['bob']]).toEqual([1, 3]);
  });

  it('succeeds once the cause of poison is fixed', async () => {
    await record(store, someEvents);
    await poison();
    await caughtUp();
    await endOf(bench.pool, await askForRebuild(store));
    await stopAll();
    running({ readModel: forgivingCounters });
    expect((await endOf(bench.pool, await askForRebuild(store))).outcome).toBe('rebuilt');
    await bench.caughtUp(store);
    expect([(await bench.shown())['ada'], await parkedStreams(bench.pool, 'read_models')]).toEqual([10 + UNLUCKY, []]);
  });
});

describe('operators’ requests to a projection', () => {
  it('do not affect another projection', async () => {
    await record(store, someEvents);
    running();
    await ask(store, { type: 'ProjectionRebuildRequested', data: { projection: 'reviews' } });
    await endOf(bench.pool, await askForRetry(store, 'counter-bob'));
    expect([await generation(), await operationReports(bench.pool)]).toEqual([1, [expect.anything()]]);
  });

  it('are skipped if they cannot be read', async () => {
    await record(store, someEvents);
    await store.appendToStream(
      'operations-counters',
      [aNewEvent({ type: 'ProjectionRebuildRequested', data: { projection: 'counters' } })],
      'any',
    );
    await caughtUp();
    expect((await endOf(bench.pool, await askForRebuild(store))).outcome).toBe('rebuilt');
    expect(await generation()).toBe(2);
  });

  it('are applied once by two processes, of which one froze', async () => {
    await record(store, someEvents);
    await poison();
    await record(store, [count('ada', 5)]);
    await bench.follow(store, bench.runner(store));
    const { pool, frozen, wake } = freezingAt(bench.pool, /^insert into read_models.counters_v1/);
    const request = await askForRetry(store, 'counter-ada');
    const zombie = bench.runner(store, { readModel: forgivingCounters, pool });
    const outcome = zombie.run(new AbortController().signal).catch((error: unknown) => error);
    await frozen;
    await bench.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
    );
    running({ readModel: forgivingCounters });
    expect(await endOf(bench.pool, request)).toMatchObject({ outcome: 'released', applied: 2 });
    wake();
    expect(await outcome).toMatchObject({ code: 'fenced' });
    expect((await bench.shown())['ada']).toBe(10 + UNLUCKY + 5);
  });
});

describe('an event that an operator skips', () => {
  const newer: ReadModel = { ...counters, projection: { ...counters.projection, version: 2 } };
  beforeEach(async () => {
    await record(store, someEvents);
    await poison();
    await record(store, [count('ada', 1)]);
  });

  it('no longer stops the rebuild for a new version, which reports the reason until then', async () => {
    await bench.follow(store, bench.runner(store, { readModel: forgivingCounters }));
    const runner = running({ readModel: newer });
    await eventually(() => expect(runner.trouble()).toBe('The rebuild stopped: An unlucky number'));
    const end = await endOf(bench.pool, await askForSkip(store, 'counter-ada', await poisonId()));
    expect(end.outcome).toBe('left-out');
    await bench.caughtUp(store);
    expect([await bench.shown(), runner.trouble()]).toEqual([{ ada: 11, bob: 2, eve: 3 }, undefined]);
  });

  it('is skipped again after the database was lost with its skipped events', async () => {
    const request = await askForSkip(store, 'counter-ada', await poisonId());
    running({ readModel: newer });
    expect((await endOf(bench.pool, request)).outcome).toBe('released');
    expect(await bench.shown()).toEqual({ ada: 11, bob: 2, eve: 3 });
  });
});
