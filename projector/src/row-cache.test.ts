import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row, RowKey } from './projection.ts';
import { createRowCache } from './row-cache.ts';

const aRow = (id: RowKey): Row => ({ id, text: 'x'.repeat(100) });
const using = (cache: ReturnType<typeof createRowCache>, ...ids: number[]): void => {
  for (const id of ids) cache.rows.set(id, aRow(id));
  cache.used(new Set(ids), new Map(ids.map((id) => [id, aRow(id)])));
};
const keptOf = (cache: ReturnType<typeof createRowCache>): RowKey[] =>
  [...cache.rows.keys()].map(Number).toSorted((one, other) => one - other);

describe('the rows of a table that is being filled', () => {
  it('are full beyond their budget', () => {
    const cache = createRowCache(1_000);
    using(cache, 1, 2, 3);
    expect(cache.isFull()).toBe(false);
    using(cache, 4, 5, 6, 7);
    expect(cache.isFull()).toBe(true);
  });

  it('are counted once, however often they change', () => {
    const cache = createRowCache(1_000);
    for (let times = 0; times < 50; times++) using(cache, 1, 2);
    expect(cache.isFull()).toBe(false);
    expect([...cache.unwritten().keys()]).toEqual([1, 2]);
  });

  it('are evicted once they are written, except the last used ones', () => {
    const cache = createRowCache(1_000);
    using(cache, 1, 2, 3, 4, 5, 6, 7);
    using(cache, 1);
    cache.written();
    expect(keptOf(cache)).toEqual([1, 7]);
    expect([...cache.missing(new Set([1, 2, 7]))]).toEqual([2]);
    expect([cache.isFull(), cache.unwritten().size]).toEqual([false, 0]);
  });

  it('include keys without a row', () => {
    const cache = createRowCache(1_000);
    cache.add(new Map([[9, undefined]]));
    cache.used(new Set([9]), new Map());
    expect(cache.missing(new Set([9])).size).toBe(0);
    expect(cache.unwritten().size).toBe(0);
  });

  it('never exceed the budget plus a batch, in any order of use', () =>
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(200), { minLength: 1, maxLength: 5 }), { maxLength: 60 }), (batches) => {
        const cache = createRowCache(1_000);
        for (const ids of batches) {
          using(cache, ...ids);
          expect(keptOf(cache).length).toBeLessThanOrEqual(4 + ids.length);
          if (cache.isFull()) cache.written();
        }
      }),
    ));
});
