import { describe, expect, it } from 'vitest';
import { median, percentile, ratiosTo, spreadOf } from './statistics.ts';

describe('summing up runs', () => {
  it('takes the one in the middle, in any order', () => expect(median([30, 10, 20])).toBe(20));
  it('takes what lies between the two in the middle', () => expect(median([40, 10, 20, 30])).toBe(25));
  it('is not moved by one run that went wrong', () => expect(median([10, 11, 12, 13, 900])).toBe(12));
  it('has nothing to say of no runs', () => expect(median([])).toBeNaN());

  it('names the least and the most', () => expect(spreadOf([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 }));

  it('finds what nearly all stay below', () => {
    const hundredAndOne = Array.from({ length: 101 }, (_, index) => 100 - index);
    expect(percentile(hundredAndOne, 0.95)).toBe(95);
    expect(percentile(hundredAndOne, 1)).toBe(100);
  });
});

describe('comparing with the limit', () => {
  it('compares what was measured in the same round', () => expect(ratiosTo([10, 20], [20, 10])).toEqual([2, 0.5]));
});
