import { describe, expect, it } from 'vitest';
import { positionOf } from '../units.ts';
import { countOf, densePosition } from './dense-position.ts';

describe('a position of a log that counts its events', () => {
  it('is the count, as wide as all others', () => {
    expect(densePosition(7)).toBe('0000000000000000007');
    expect(countOf(densePosition(7))).toBe(7n);
  });

  it('is beyond every event where it is more than PostgreSQL can count', () => {
    const largest = 2n ** 63n - 1n;
    expect(countOf(densePosition(largest))).toBe(largest);
    expect(countOf(densePosition(largest + 1n))).toBe(largest);
    expect(countOf(positionOf('9'.repeat(19)))).toBe(largest);
  });

  it('is none where it is as wide as those of another log', () => {
    expect(() => countOf(positionOf('7'))).toThrow(RangeError);
  });
});
