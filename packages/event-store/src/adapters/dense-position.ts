import type { Position } from '../port.ts';
import { positionOf } from '../units.ts';

/** PostgreSQL's largest bigint, larger than any position or revision, and the number of its digits. */
export const MAX_BIGINT = 2n ** 63n - 1n;
const DIGITS = 19;

/** A position of a log that counts its events from 1, padded so that texts compare like numbers. */
export const densePosition = (count: bigint | number | string): Position =>
  positionOf(count.toString().padStart(DIGITS, '0'));

/** The position before the first event of a log that counts its events. */
export const BEFORE_FIRST = densePosition(0);

/**
 * The number of events up to a position. A number that exceeds PostgreSQL's bigint is capped: it is beyond every event.
 * @throws RangeError for a position of a log that does not count its events
 */
export const countOf = (position: Position): bigint => {
  if (position.length !== DIGITS) throw new RangeError(`${position} is not a position of this log`);
  const count = BigInt(position);
  return count > MAX_BIGINT ? MAX_BIGINT : count;
};
