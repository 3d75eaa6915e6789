import { describe, expect, it } from 'vitest';
import { exactTime, span } from './time.ts';

describe('a span of time', () => {
  it.each([
    [16, '16 ms'],
    [2_449, '2.4 s'],
    [59_999, '59.9 s'],
    [98_000, '1 min 38 s'],
    [34 * 60_000, '34 min'],
    [15_060_000, '4 h 11 min'],
    [26 * 3_600_000, '1 d 2 h'],
  ])('of %i ms is %s', (ms, words) => {
    expect(span(ms)).toBe(words);
  });
});

describe('an exact time', () => {
  it('is shown to the millisecond; an invalid one stays as it is', () => {
    expect(exactTime('2025-01-08T14:02:07.118Z')).toMatch(/^2025-01-0[789] \d\d:\d2:07\.118$/);
    expect(exactTime('soon')).toBe('soon');
    expect(exactTime('2025-01-08T14:02:07.118Z', 'utc')).toBe('2025-01-08 14:02:07.118');
  });
});
