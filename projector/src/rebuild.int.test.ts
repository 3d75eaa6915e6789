import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';
import { eventually } from '@twofold/testing/eventually';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RebuildDeps } from './rebuild.ts';
import { count, countersAfter, record, SIXTY_COUNTS, someCounterEvents, visible } from './testing/counters.ts';
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

describe('a rebuild', () => {
  it('produces the same rows as following', () =>
    fc.assert(
      fc.asyncProperty(someCounterEvents, fc.constantFrom(1, 200, 100_000), async (events, budget) => {
        await bench.reset();
        store = memoryEventStore();
        await record(store, events);
        await follow();
        const { comparison } = await rebuildCounters({ budget });
        expect(comparison).toMatchObject({ missing: 0, extra: 0, changed: 0 });
        expect(await bench.shown()).toEqual(visible(countersAfter(events)));
      }),
      { numRuns: 25 },
    ));

  it('produces the same rows if few fit into memory and old ones are needed again', async () => {
    const events = Array.from({ length: 2_500 }, (_, index) => count(`n${(index * 7) % 90}`, index % 5));
    await record(store, events);
    await follow();
    const { comparison } = await rebuildCounters({ budget: 2_000 });
    expect(comparison).toEqual({ rows: 90, missing: 0, extra: 0, changed: 0 });
    expect(await bench.shown()).toEqual(visible(countersAfter(events)));
  });

  it('is followed from its last position', async () => {
    await record(store, SIXTY_COUNTS);
    await follow();
    expect((await rebuildCounters()).generation).toBe(2);
    await record(store, [count('ada', 1_000)]);
    await follow();
    expect((await bench.shown())['ada']).toBe(countersAfter(SIXTY_COUNTS)['ada']! + 1_000);
    expect(
      (await bench.pool.query('select count(*)::int as rows from read_models.counters_v1 where count > 1000')).rows,
    ).toEqual([{ rows: 0 }]);
  });

  it('runs while events are appended and applied, unnoticed by readers', async () => {
    await record(store, SIXTY_COUNTS);
    await follow();
    const stop = new AbortController();
    const following = keepRunning(bench.runner(store), stop.signal);
    let appended = SIXTY_COUNTS;
    const seen: number[] = [];
    const rebuildThrice = async () => [await rebuildCounters(), await rebuildCounters(), await rebuildCounters()];
    const [rebuilt] = await Promise.all([
      rebuildThrice().finally(() => stop.abort()),
      following,
      (async () => {
        while (!stop.signal.aborted) {
          const more = [count('ada', 1), count('bob', 1)];
          await record(store, more);
          appended = [...appended, ...more];
          seen.push((await bench.shown())['ada'] ?? -1);
        }
      })(),
    ]);
    await follow();
    expect(await bench.shown()).toEqual(countersAfter(appended));
    for (const { comparison } of rebuilt) expect(comparison).toEqual({ rows: 3, missing: 0, extra: 0, changed: 0 });
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen[0]).toBeGreaterThanOrEqual(countersAfter(SIXTY_COUNTS)['ada']!);
  });

  it('fences off followers of the table that was shown', async () => {
    await record(store, SIXTY_COUNTS);
    const running = bench.runner(store).run(new AbortController().signal);
    const outcome = running.catch((error: unknown) => error);
    await bench.caughtUp(store);
    await rebuildCounters();
    await record(store, [count('ada')]);
    expect(await outcome).toMatchObject({ code: 'fenced' });
  });

  it('reports how the rows differ, and shows the right ones', async () => {
    await record(store, SIXTY_COUNTS);
    await follow();
    await bench.pool.query("update read_models.counters_v1 set count = 1 where name = 'ada'");
    await bench.pool.query("update read_models.counters_v1 set name = 'unknown' where name = 'bob'");
    const { comparison } = await rebuildCounters();
    expect(comparison).toEqual({ rows: 3, missing: 1, extra: 1, changed: 1 });
    expect(await bench.shown()).toEqual(countersAfter(SIXTY_COUNTS));
  });

  it('can run before the first follower', async () => {
    await record(store, SIXTY_COUNTS);
    expect((await rebuildCounters()).comparison.rows).toBe(0);
    await follow();
    expect(await bench.shown()).toEqual(countersAfter(SIXTY_COUNTS));
  });

  it('keeps the previous table until the next rebuild', async () => {
    await record(store, SIXTY_COUNTS);
    await follow();
    await rebuildCounters();
    expect(await bench.generations()).toEqual(['counters_v1', 'counters_v2']);
    await rebuildCounters();
    expect(await bench.generations()).toEqual(['counters_v2', 'counters_v3']);
  });

  it('creates the same indexes as the first generation', async () => {
    await record(store, SIXTY_COUNTS);
    await follow();
    await rebuildCounters();
    const { rows } = await bench.pool.query<{ definition: string }>(
      "select indexdef as definition from pg_indexes where tablename in ('counters_v1', 'counters_v2') order by tablename, indexname",
    );
    const [first, second] = ['1', '2'].map((generation) =>
      rows
        .map(({ definition }) => definition)
        .filter((definition) => definition.includes(`counters_v${generation}`))
        .map((definition) => definition.replaceAll(`_v${generation}`, '')),
    );
    expect(second).toEqual(first);
    expect(second).toHaveLength(2);
  });

  it('runs only once at a time', async () => {
    await record(store, SIXTY_COUNTS);
    await follow();
    const holder = new pg.Client({ connectionString: bench.url });
    await holder.connect();
    await holder.query("select pg_advisory_lock(hashtextextended('rebuild counters', 0))");
    await expect(rebuildCounters()).rejects.toMatchObject({ code: 'rebuild-running' });
    await holder.end();
  });

  it('waits for a reader that locks the view, and then continues', async () => {
    await record(store, SIXTY_COUNTS);
    await follow();
    const reader = new pg.Client({ connectionString: bench.url });
    await reader.connect();
    await reader.query('begin; select * from read_models.counters');
    const rebuilding = rebuildCounters();
    await eventually(async () => {
      const { rows } = await bench.pool.query(
        `select from pg_stat_activity where datname = current_database()
          and application_name = 'twofold-rebuild' and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
    await reader.query('commit');
    await reader.end();
    expect((await rebuilding).generation).toBe(2);
  });

  it('can be stopped, and keeps the shown table', async () => {
    await record(store, SIXTY_COUNTS);
    await follow();
    const stop = new AbortController();
    const slow: EventStore = {
      ...store,
      readAll: async function* (options) {
        for await (const event of store.readAll(options)) {
          if (options?.direction !== 'backwards') stop.abort();
          yield event;
        }
      },
    };
    await expect(rebuildCounters({ store: slow, signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(await bench.shown()).toEqual(countersAfter(SIXTY_COUNTS));
    expect(await bench.generations()).toEqual(['counters_v1']);
  });
});
