import { expect, it } from 'vitest';
import { dateTime } from './date-time.ts';

it('a date and time has the date in one line (D-88)', () => {
  const late = new Date(2025, 0, 31, 23, 59);
  expect(dateTime(late.toISOString())).toBe('January\u00A031,\u00A02025, 23:59');
  expect(dateTime('yesterday')).toBeUndefined();
  expect(dateTime(undefined)).toBeUndefined();
});
