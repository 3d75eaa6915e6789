import { describe, expect, it } from 'vitest';
import { fernpost } from './testing/seats.ts';
import { timeOfSeat } from './time-of-seat.ts';

const HOUR_MS = 3_600_000;
const at = (iso: string) => timeOfSeat(fernpost, Date.parse(iso));

describe('the time of a seat', () => {
  it.each([
    ['as it begins', '2025-01-08T08:00:00.000Z', 8, 1],
    ['after half of it', '2025-01-08T12:00:00.000Z', 4, 0.5],
    ['as it ends', '2025-01-08T16:00:00.000Z', 0, 0],
    ['long after', '2025-01-09T16:00:00.000Z', 0, 0],
    ['before it began, by a clock that is wrong', '2025-01-08T07:00:00.000Z', 8, 1],
  ])('is told %s', (_, now, hours, shareLeft) =>
    expect(at(now)).toEqual({ wholeMs: 8 * HOUR_MS, leftMs: hours * HOUR_MS, shareLeft }),
  );
});
