import { describe, expect, it } from 'vitest';
import { isoOf, typedTime } from './typed-time.ts';

describe('a time in a field', () => {
  it('is in the time zone of the console', () => {
    expect(typedTime('2025-01-08T14:02:07.118Z', 'utc')).toBe('2025-01-08T14:02');
    expect(isoOf('2025-01-08T14:02', 'utc')).toBe('2025-01-08T14:02:00.000Z');
  });

  it.each(['local', 'utc'] as const)('comes back as the same minute (%s)', (zone) => {
    expect(isoOf(typedTime('2025-01-08T14:02:07.118Z', zone), zone)).toBe('2025-01-08T14:02:00.000Z');
  });

  it.each(['local', 'utc'] as const)('is empty for an invalid time (%s)', (zone) => {
    expect([typedTime(undefined, zone), typedTime('soon', zone), isoOf('', zone)]).toEqual(['', '', '']);
  });
});
