import type { Position } from '../port.ts';
import { positionOf } from '../units.ts';

/** As many digits as the largest bigint of PostgreSQL has. */
const DIGITS = 19;
const LARGEST = 2n ** 63n - 1n;

/** The position of a log that counts its events from 1, so wide that text compares like the number. */
export const densePosition = (count: bigint | number | string): Position =>
  positionOf(count.toString().padStart(DIGITS, '0'));

/** Where a log that counts its events stands before its first. */
export const BEFORE_FIRST = densePosition(0);

/**
 * How many events a position stands for. A number with as many digits that PostgreSQL cannot represent is capped, since
 * it is beyond every event.
 * @throws RangeError for a position of a log that does not count its events
 */
export const countOf = (position: Position): bigint => {
  if (position.length !== DIGITS) throw new RangeError(`${position} is not a position of this log`);
  const count = BigInt(position);
  return count > LARGEST ? LARGEST : count;
};
