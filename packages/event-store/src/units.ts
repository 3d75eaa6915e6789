import type { Position, Revision } from './port.ts';

const isRevision = (value: bigint): value is Revision => value >= 0n;
const isPosition = (value: string): value is Position => /^\d+$/.test(value);

/** Converts a number from a store to a revision. */
export const revisionOf = (value: bigint | string): Revision => {
  const revision = BigInt(value);
  if (!isRevision(revision)) throw new RangeError(`${value} is not a revision`);
  return revision;
};

/** Converts a text to a position: from a checkpoint, a header or a store. */
export const positionOf = (value: string): Position => {
  if (!isPosition(value)) throw new RangeError(`${value} is not a position`);
  return value;
};
