import { describe, expect, it } from 'vitest';
import { longDate, shortDate } from './day-of.ts';

const times = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-05T12:00:00.000Z`);

describe('D-88: the day of a time', () => {
  it('is written as browsers write it in American English, in every month', () => {
    const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
    const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
    expect(times.map(longDate)).toEqual(times.map((iso) => long.format(Date.parse(iso))));
    expect(times.map(shortDate)).toEqual(times.map((iso) => medium.format(Date.parse(iso))));
  });

  it('is the one where its reader is', () => {
    const late = new Date(2025, 0, 31, 23, 59);
    expect(longDate(late.toISOString())).toBe('January 31, 2025');
    expect(shortDate(new Date(late.getTime() + 60_000).toISOString())).toBe('Feb 1, 2025');
  });

  it.each(['', 'yesterday'])('is none for %j', (text) => {
    expect(longDate(text)).toBeUndefined();
    expect(shortDate(text)).toBeUndefined();
  });
});
