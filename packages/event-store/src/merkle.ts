import { hash } from 'node:crypto';
import type { ChainedEvent } from './chain.ts';

/**
 * The Merkle tree of a log (RFC 6962, section 2.1): its first leaf is the event at position 1. A root is as good as a chain,
 * and a single event can be proven to be below it with a few hashes. All hashes are hexadecimal.
 */
export type MerkleTree = {
  readonly size: () => number;
  /** Takes the next leaf. */
  readonly add: (leaf: string) => void;
  /** The roots of the full trees that it consists of, the largest first: what it takes to go on later. */
  readonly peaks: () => readonly string[];
  readonly root: () => string;
};

/** A full tree within: `index` counts those of the same height from 0, `level` is its height. */
export type FullNode = { readonly level: number; readonly index: number; readonly hash: string };

/** What a leaf says of an event: its place, its time and what it is. */
export const merkleLeaf = ({ position, recordedAt, leaf }: Pick<ChainedEvent, 'position' | 'recordedAt' | 'leaf'>) => {
  const bytes = Buffer.alloc(49);
  bytes.writeBigInt64BE(BigInt(position), 1);
  bytes.writeBigInt64BE(BigInt(Date.parse(recordedAt)), 9);
  bytes.write(leaf, 17, 'hex');
  return hash('sha256', bytes, 'hex');
};

const nodeOf = (left: string, right: string): string => {
  const bytes = Buffer.alloc(65);
  bytes[0] = 1;
  bytes.write(left, 1, 'hex');
  bytes.write(right, 33, 'hex');
  return hash('sha256', bytes, 'hex');
};

/** The root over these peaks. */
export const rootOf = (peaks: readonly string[]): string =>
  peaks.length === 0 ? hash('sha256', '', 'hex') : peaks.reduceRight((right, left) => nodeOf(left, right));

/** How many full trees a tree of this size consists of. */
export const peakCount = (size: number): number => size.toString(2).replaceAll('0', '').length;

/**
 * Begins an empty tree, or goes on with one. `onFull` is told of each tree above a leaf that is full now.
 * @throws RangeError where so many peaks are not those of a tree of this size
 */
export const createMerkleTree = (
  { size: start, peaks: known }: { readonly size: number; readonly peaks: readonly string[] } = { size: 0, peaks: [] },
  onFull?: (node: FullNode) => void,
): MerkleTree => {
  if (known.length !== peakCount(start))
    throw new RangeError(`A tree of ${start} leaves has not ${known.length} peaks`);
  const peaks = [...known];
  let size = start;
  return {
    size: () => size,
    add: (leaf) => {
      let hashed = leaf;
      let index = size;
      // A full tree to the left of the same height makes one that is higher.
      for (let level = 1; index % 2 === 1; level += 1) {
        hashed = nodeOf(peaks.pop() ?? '', hashed);
        index = (index - 1) / 2;
        onFull?.({ level, index, hash: hashed });
      }
      peaks.push(hashed);
      size += 1;
    },
    peaks: () => [...peaks],
    root: () => rootOf(peaks),
  };
};

/** How many leaves of so many, of which there are at least 2, are below the left side of their root. */
export const leftOf = (size: number): number => {
  let left = 1;
  while (left * 2 < size) left *= 2;
  return left;
};

/**
 * The root that a leaf leads to. `index` counts leaves from 0, `path` has the hashes beside the way up from the leaf.
 * @returns undefined where the path is not one of this place in a tree of this size
 */
export const rootFrom = (
  leaf: string,
  { index, size, path }: { readonly index: number; readonly size: number; readonly path: readonly string[] },
): string | undefined => {
  if (index < 0 || index >= size) return undefined;
  const isRight: boolean[] = [];
  for (let [at, width] = [index, size]; width > 1;) {
    const left = leftOf(width);
    isRight.unshift(at >= left);
    [at, width] = at >= left ? [at - left, width - left] : [at, left];
  }
  if (isRight.length !== path.length) return undefined;
  return path.reduce((below, beside, step) => (isRight[step] ? nodeOf(beside, below) : nodeOf(below, beside)), leaf);
};
