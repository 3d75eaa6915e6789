import type { EventStore, SubscriptionMessage } from '@twofold/event-store/port';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allEvents, count, countersAfter, record, type CounterEvent } from './testing/counters.ts';
import { openWorkbench, type Workbench } from './testing/workbench.ts';

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());
beforeEach(() => bench.reset());

const visible = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));

const name = fc.constantFrom('ada', 'bob', 'eve');
const by = fc.integer({ min: -3, max: 9 });
const someEvents: fc.Arbitrary<CounterEvent[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('Counted' as const), data: fc.record({ name, by }) }) },
    {
      weight: 2,
      arbitrary: fc
        .record({ type: fc.constant('Moved' as const), data: fc.record({ from: name, to: name, by }) })
        .filter(({ data }) => data.from !== data.to),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('Removed' as const), data: fc.record({ name }) }) },
    { weight: 1, arbitrary: fc.constant({ type: 'Noted' as const, data: { text: 'of no interest' } }) },
  ),
  { minLength: 1, maxLength: 40 },
);

describe('following the log', () => {
  it('gives the same rows whatever the batches are', () =>
    fc.assert(
      fc.asyncProperty(someEvents, fc.integer({ min: 1, max: 9 }), async (events, size) => {
        await bench.reset();
        const store = memoryEventStore();
        await record(store, events);
        await bench.follow(store, bench.runner(store, { limits: { events: size, characters: 500 } }));
        expect(await bench.shown()).toEqual(visible(countersAfter(events)));
      }),
      { numRuns: 40 },
    ));
});
