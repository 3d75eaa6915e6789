import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(60 * count);

describe('the time that is left', () => {
  it.each([
    [hours(51), '2 days 3 h'],
    [hours(27), '1 day 3 h'],
    [hours(24) + minutes(59), '1 day'],
    [hours(24) - 1, '23 h 59 min'],
    [hours(3) + minutes(50), '3 h 50 min'],
    [hours(8), '8 h'],
    [minutes(12) + 59_000, '12 min'],
    [minutes(1), '1 min'],
    [minutes(1) - 1, 'less than a minute'],
    [-hours(1), 'less than a minute'],
  ])('of %i ms reads %s', (ms, words) => expect(timeLeft(ms)).toBe(words));
});
