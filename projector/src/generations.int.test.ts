import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projection } from './projection.ts';
import type { ReadModel, Table } from './read-model.ts';
import { rebuild } from './rebuild.ts';
import {
  count,
  counterEvents,
  counters,
  countersAfter,
  countersTable,
  record,
  type CounterRow,
} from './testing/counters.ts';
import { keepRunning, openWorkbench, silent, type Workbench } from './testing/workbench.ts';

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

const someEvents = Array.from({ length: 60 }, (_, index) => count(['ada', 'bob', 'eve'][index % 3]!, index));
const follow = () => bench.follow(store, bench.runner(store));
const rebuildCounters = (readModel = counters) =>
  rebuild({ store, connectionString: bench.url, readModel, log: silent, signal: new AbortController().signal });

type DoubledRow = CounterRow & { readonly doubled: number };
const doubledTable: Table<DoubledRow> = {
  ...countersTable,
  columns: { ...countersTable.columns, doubled: 'integer' },
  view: { columns: ['name', 'doubled', 'count'] },
};
const doubled: ReadModel = {
  table: doubledTable,
  projection: projection<DoubledRow, typeof counterEvents>('counters', {
    version: 2,
    events: counterEvents,
    keys: (event) => (event.type === 'Counted' ? [event.data.name] : []),
    apply: {
      Counted: (row, { data }) => {
        const sum = (row?.count ?? 0) + data.by;
        return { name: data.name, count: sum, doubled: sum * 2, note: null };
      },
    },
  }),
};

const raise = (message: string): never => {
  throw new Error(message);
};

describe('a projection of a newer version', () => {
  beforeEach(async () => {
    await record(store, someEvents);
    await follow();
  });

  it('fills its own table, shows it and follows it', async () => {
    await bench.follow(store, bench.runner(store, { readModel: doubled }));
    await record(store, [count('ada', 1)]);
    await bench.follow(store, bench.runner(store, { readModel: doubled }));
    const { rows } = await bench.pool.query("select * from read_models.counters where name = 'ada'");
    const ada = countersAfter(someEvents)['ada']! + 1;
    expect(rows).toEqual([{ name: 'ada', doubled: ada * 2, count: ada }]);
  });

  it('is not replaced by a rebuild of an older version', async () => {
    await rebuildCounters(doubled);
    await expect(rebuildCounters()).rejects.toMatchObject({ code: 'other-version' });
  });

  it('that meets poison keeps the previous table, and logs it', async () => {
    const readModel = { ...doubled, projection: { ...doubled.projection, step: () => raise('Not made for this') } };
    const stop = new AbortController();
    const newer = bench.runner(store, { readModel });
    const running = keepRunning(newer, stop.signal);
    await eventually(() => expect(newer.trouble()).toBe('The rebuild stopped: Not made for this'));
    expect(await bench.shown()).toEqual(countersAfter(someEvents));
    stop.abort();
    await running;
  });

  it('is left alone by a projector with an older version', async () => {
    await rebuildCounters(doubled);
    const stop = new AbortController();
    const older = bench.runner(store);
    const running = keepRunning(older, stop.signal);
    await eventually(() => expect(older.trouble()).toMatch(/has version 2; this projector has version 1/));
    expect((await bench.checkpoint())?.epoch).toBe('2');
    stop.abort();
    await running;
  });
});

describe('a read model that does not belong to the log', () => {
  beforeEach(async () => {
    await record(store, someEvents);
    await follow();
  });

  it.each([
    ['for the log was restored from a backup', /ahead of the log/, () => sameLogRestored()],
    ['for it was made from another log', /belongs to the log/, () => memoryEventStore()],
  ])('%s is not followed, and a rebuild fixes it', async (_, trouble, replaced) => {
    store = replaced();
    await record(store, [count('eve', 5)]);
    const runner = bench.runner(store);
    const stop = new AbortController();
    const running = keepRunning(runner, stop.signal);
    await eventually(() => expect(runner.trouble()).toMatch(trouble));
    expect(await bench.shown()).toEqual(countersAfter(someEvents));
    await rebuildCounters();
    await record(store, [count('bob', 5)]);
    await bench.caughtUp(store);
    expect(await bench.shown()).toEqual({ eve: 5, bob: 5 });
    stop.abort();
    await running;
  });

  const sameLogRestored = (): EventStore => {
    const restored = memoryEventStore();
    const lost = store;
    return { ...restored, storeId: () => lost.storeId() };
  };
});
