import { describe, expect, it } from 'vitest';
import { positionOf } from '../units.ts';
import { countOf, densePosition } from './dense-position.ts';

describe('a position of a log that counts its events', () => {
  it('is the padded count', () => {
    expect(densePosition(7)).toBe('0000000000000000007');
    expect(countOf(densePosition(7))).toBe(7n);
  });

  it('is beyond every event if it exceeds PostgreSQL’s bigint', () => {
    const largest = 2n ** 63n - 1n;
    expect(countOf(densePosition(largest))).toBe(largest);
    expect(countOf(densePosition(largest + 1n))).toBe(largest);
    expect(countOf(positionOf('9'.repeat(19)))).toBe(largest);
  });

  it('is refused if it has the width of another log’s positions', () => {
    expect(() => countOf(positionOf('7'))).toThrow(RangeError);
  });
});
