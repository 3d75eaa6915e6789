import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import { aNewEvent } from '@twofold/feed/testing/an-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parkedStreams } from '@twofold/feed/parked-streams';
import type { RebuildDeps } from './rebuild.ts';
import { count, countersAfter, forgivingCounters, record, SIXTY_COUNTS, UNLUCKY } from './testing/counters.ts';
import { askForSkip, endOf } from './testing/operators.ts';
import { keepRunning, openWorkbench, type Workbench } from './testing/workbench.ts';

let bench: Workbench;
let store: EventStore;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  store = memoryEventStore();
  await bench.reset();
});

const rebuildCounters = (deps?: Partial<RebuildDeps>) => bench.rebuild(store, deps);
const follow = () => bench.follow(store, bench.runner(store));

describe('a rebuild that meets poison', () => {
  const poison = () =>
    store.appendToStream('counter-ada', [aNewEvent({ type: 'Counted', data: { name: 'ada', by: UNLUCKY } })], 'any');
  beforeEach(async () => {
    await record(store, SIXTY_COUNTS);
    await poison();
    await record(store, [count('ada', 1)]);
    await follow();
  });

  it('stops there, and the previous table stays', async () => {
    await expect(rebuildCounters()).rejects.toMatchObject({ code: 'poison', event: { stream: 'counter-ada' } });
    expect(await bench.shown()).toEqual(countersAfter(SIXTY_COUNTS));
    expect(await bench.generations()).toEqual(['counters_v1']);
    await record(store, [count('bob', 7)]);
    await follow();
    expect((await bench.shown())['bob']).toBe(countersAfter(SIXTY_COUNTS)['bob']! + 7);
  });

  it('leaves out events that an operator has skipped', async () => {
    const [found] = await parkedStreams(bench.pool, 'read_models');
    const request = await askForSkip(store, 'counter-ada', found!.eventId);
    const stop = new AbortController();
    const running = keepRunning(bench.runner(store), stop.signal);
    await endOf(bench.pool, request);
    stop.abort();
    await running;
    const { comparison } = await rebuildCounters();
    expect(comparison).toMatchObject({ missing: 0, extra: 0, changed: 0 });
    expect((await bench.shown())['ada']).toBe(countersAfter(SIXTY_COUNTS)['ada']! + 1);
  });

  it('must be repeated if an event was skipped meanwhile', async () => {
    const fixed = { readModel: forgivingCounters };
    const skipping: EventStore = {
      ...store,
      readAll: async function* (options) {
        if (options?.direction !== 'backwards')
          await bench.pool.query(
            `insert into read_models.skipped_events
             select projection, event_id, stream, position, 'Unlucky', now() from read_models.parked_streams
             on conflict do nothing`,
          );
        yield* store.readAll(options);
      },
    };
    await expect(rebuildCounters({ ...fixed, store: skipping })).rejects.toThrow('rebuild it again');
    await rebuildCounters(fixed);
    expect((await bench.shown())['ada']).toBe(countersAfter(SIXTY_COUNTS)['ada']! + 1);
  });

  it('leaves no stream parked once the cause is fixed', async () => {
    expect(await parkedStreams(bench.pool, 'read_models')).toHaveLength(1);
    await rebuildCounters({ readModel: forgivingCounters });
    expect(await parkedStreams(bench.pool, 'read_models')).toEqual([]);
    expect((await bench.shown())['ada']).toBe(countersAfter(SIXTY_COUNTS)['ada']! + UNLUCKY + 1);
  });
});
