import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { RecordedEvent } from '../port.ts';
import { anEvent } from '../testing/events.ts';
import { revisionOf } from '../units.ts';
import { MAX_BIGINT, densePosition } from './dense-position.ts';
import type { LogRange, Page } from './postgres-pages.ts';
import { PAGE_EVENTS } from './postgres-pages.ts';
import { filteredBy, walk, type ReadFrom } from './postgres-walk.ts';

const at = (position: bigint): RecordedEvent => ({
  ...anEvent(),
  stream: 'thing-1',
  revision: revisionOf(position - 1n),
  position: densePosition(position),
  recordedAt: '2030-01-02T03:04:05.678Z',
});

const place = (event: RecordedEvent): bigint => BigInt(event.position);

/** Simulates a database that only has events at these positions; a page has at most `fits` events. */
const pagesOf =
  (kept: readonly bigint[], fits = Infinity) =>
  async ({ above, below, isBackwards, limit }: LogRange): Promise<Page> => {
    const inRange = kept.filter((position) => position > above && position < below);
    const found = (isBackwards ? inRange.toReversed() : inRange).slice(0, Math.min(limit, fits));
    const isFull = found.length === limit || found.length === fits;
    return {
      count: found.length,
      last: found.at(-1),
      next: isFull ? found.at(-1) : undefined,
      events: () => found.map(at),
    };
  };

const placesOf = async (events: AsyncIterable<RecordedEvent>): Promise<bigint[]> => {
  const places: bigint[] = [];
  for await (const event of events) places.push(place(event));
  return places;
};

const upTo = (end: number): bigint[] => Array.from({ length: end }, (_, index) => BigInt(index + 1));

describe('reading through a filter', () => {
  it('finds exactly the matching events, for any ranges and pages', async () => {
    const near = [1, 2, 4_999, 5_000, 5_001, 5_002, 9_999, 10_000, 10_001, 10_002, 10_003, 14_000];
    const position = fc.oneof(fc.constantFrom(...near), fc.integer({ min: 1, max: 14_000 })).map(BigInt);
    const property = fc.asyncProperty(
      fc.uniqueArray(position, { maxLength: 40 }),
      fc.oneof(position, fc.constantFrom(0n, MAX_BIGINT)),
      fc.boolean(),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 7 }),
      async (some, start, isBackwards, limit, fits) => {
        const kept = some.toSorted((one, two) => (one < two ? -1 : 1));
        const read = filteredBy({}, isBackwards, async () => 14_000n, pagesOf(kept, fits));
        const expected = isBackwards
          ? kept.filter((each) => each < start).toReversed()
          : kept.filter((each) => each > start);
        expect(await placesOf(walk(start, limit, read))).toEqual(expected.slice(0, limit));
      },
    );
    await fc.assert(property, { numRuns: 300 });
  });

  it('never scans more than five thousand events at once', async () => {
    const readPage = vi.fn<(range: LogRange) => Promise<Page>>(pagesOf([]));
    expect(
      await placesOf(
        walk(
          0n,
          undefined,
          filteredBy({}, false, async () => 12_345n, readPage),
        ),
      ),
    ).toEqual([]);
    expect(readPage.mock.calls.map(([{ above, below }]) => below - above - 1n)).toEqual([5_000n, 5_000n, 2_345n]);
  });
});

describe('walking through pages', () => {
  const read = (log: readonly bigint[]) =>
    vi.fn<ReadFrom>((above, limit) => pagesOf(log)({ above, below: MAX_BIGINT, isBackwards: false, limit }));

  it('requests only the next page, before the events of this one are created', async () => {
    const order: string[] = [];
    const pages = read(upTo(3 * PAGE_EVENTS));
    const watched = async (above: bigint, limit: number): Promise<Page> => {
      order.push(`ask after ${above}`);
      const page = await pages(above, limit);
      return { ...page, events: () => (order.push(`make after ${above}`), page.events()) };
    };
    for await (const event of walk(0n, undefined, watched)) if (place(event) === 1n) break;
    expect(order).toEqual(['ask after 0', `ask after ${PAGE_EVENTS}`, 'make after 0']);
  });

  it('requests no more than its limit', async () => {
    const pages = read(upTo(3 * PAGE_EVENTS));
    expect(await placesOf(walk(0n, PAGE_EVENTS + 7, pages))).toEqual(upTo(PAGE_EVENTS + 7));
    expect(pages.mock.calls.map(([, limit]) => limit)).toEqual([PAGE_EVENTS, 7]);
  });

  it('requests nothing for a limit of 0', async () => {
    const pages = read(upTo(10));
    expect(await placesOf(walk(0n, 0, pages))).toEqual([]);
    expect(pages).not.toHaveBeenCalled();
  });

  it('throws the error of a later page when the reader reaches that page', async () => {
    const pages = read(upTo(2 * PAGE_EVENTS));
    const failing = (above: bigint, limit: number) =>
      above === 0n ? pages(above, limit) : Promise.reject(new Error('The connection is lost'));
    const seen: bigint[] = [];
    const reading = (async () => {
      for await (const event of walk(0n, undefined, failing)) seen.push(place(event));
    })();
    await expect(reading).rejects.toThrow('The connection is lost');
    expect(seen).toHaveLength(PAGE_EVENTS);
  });
});
