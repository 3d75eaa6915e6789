import { describe, expect, it } from 'vitest';
import { isFlat, trendOf } from './trend.ts';

const grown = (values: readonly number[], by = 1, share = 0) => trendOf({ name: 'it', values, mayGrow: { by, share } });

describe('a figure over time', () => {
  it('grows by its slope from the first value to the last', () => {
    expect(grown([10, 12, 14, 16])).toEqual({ median: 13, growth: 6, allowed: 1 });
    expect(grown([7]).growth).toBe(0);
  });

  it('does not grow by a single value that is far off', () => {
    expect(grown([10, 10, 90, 10, 10, 10]).growth).toBe(0);
    expect(grown([10, 10, 10, 10, 10, 90]).growth).toBe(0);
  });

  it('does not grow by going up and down', () => {
    expect(isFlat(grown([10, 40, 10, 40, 10, 40, 10]))).toBe(true);
  });

  it('is flat within an amount or a share, the larger of the two', () => {
    expect(isFlat(grown([100, 102, 104], 3))).toBe(false);
    expect(isFlat(grown([100, 102, 104], 4))).toBe(true);
    expect(isFlat(grown([100, 102, 104], 3, 0.1))).toBe(true);
    expect(isFlat(grown([104, 102, 100], 0))).toBe(true);
  });
});
