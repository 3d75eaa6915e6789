import { describe, expect, it } from 'vitest';
import { lastDays, rangeIn, rangeSearch } from './range.ts';

describe('the range of the dashboard', () => {
  it('has the given number of days in UTC, including today', () => {
    expect(lastDays(7, new Date('2030-03-01T23:30:00Z'))).toEqual({ from: '2030-02-23', to: '2030-03-01' });
    expect(lastDays(1, new Date('2030-03-01T00:00:00Z'))).toEqual({ from: '2030-03-01', to: '2030-03-01' });
  });

  it.each(['', '?from=2030-01-01', '?from=2030-01-01&to=2030-01-31'])('comes back from the address %j', (search) => {
    expect(rangeSearch(rangeIn(new URLSearchParams(search)))).toBe(search);
  });
});
