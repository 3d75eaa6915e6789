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
  /** The roots of its full trees, the largest first: sufficient to continue it later. */
  readonly peaks: () => readonly string[];
  readonly root: () => string;
};

/** A full tree within: `index` counts those of the same height from 0, `level` is its height. */
export type FullNode = { readonly level: number; readonly index: number; readonly hash: string };

/** The content of a leaf: an event's position, time and hash. */
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
 * Starts an empty tree, or continues one. `onFull` is called with each full tree above a leaf.
 * @throws RangeError if the number of peaks does not match the size
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
      // Two full trees of the same height make a higher one.
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
 * The root that a leaf leads to. `index` counts leaves from 0, `path` has the sibling hashes from the leaf upward.
 * @returns undefined if the path does not fit this index in a tree of this size
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
