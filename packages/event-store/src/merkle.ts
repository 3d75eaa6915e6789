import { hash } from 'node:crypto';
import type { ChainedEvent } from './chain.ts';

/**
 * The Merkle tree of a log (RFC 6962, section 2.1). Its first leaf is the event at position 1. A root commits to the whole
 * log, like a chain, and a few hashes prove that it includes a single event. All hashes are hexadecimal.
 */
export type MerkleTree = {
  readonly size: () => number;
  /** Adds the next leaf. */
  readonly add: (leaf: string) => void;
  /** The roots of its full subtrees, largest first: they are sufficient to continue the tree later. */
  readonly peaks: () => readonly string[];
  readonly root: () => string;
};

/** A full subtree: `level` is its height, `index` counts the subtrees of this height from 0. */
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

/** The root of the tree with these peaks. */
export const rootOfPeaks = (peaks: readonly string[]): string =>
  peaks.length === 0 ? hash('sha256', '', 'hex') : peaks.reduceRight((right, left) => nodeOf(left, right));

/** The number of full subtrees of a tree of this size. */
export const peakCount = (size: number): number => size.toString(2).replaceAll('0', '').length;

/**
 * Starts an empty tree, or continues one. `onFull` is called with each completed subtree above the leaves.
 * @throws RangeError if the number of peaks does not match the size
 */
export const createMerkleTree = (
  { size: start, peaks: known }: { readonly size: number; readonly peaks: readonly string[] } = { size: 0, peaks: [] },
  onFull?: (node: FullNode) => void,
): MerkleTree => {
  if (known.length !== peakCount(start))
    throw new RangeError(`A tree of ${start} leaves does not have ${known.length} peaks`);
  const peaks = [...known];
  let size = start;
  return {
    size: () => size,
    add: (leaf) => {
      let hashed = leaf;
      let index = size;
      // Two full subtrees of the same height are combined.
      for (let level = 1; index % 2 === 1; level += 1) {
        hashed = nodeOf(peaks.pop() ?? '', hashed);
        index = (index - 1) / 2;
        onFull?.({ level, index, hash: hashed });
      }
      peaks.push(hashed);
      size += 1;
    },
    peaks: () => [...peaks],
    root: () => rootOfPeaks(peaks),
  };
};

/** The number of leaves in the left subtree of a tree of this size, which is at least 2. */
export const leftOf = (size: number): number => {
  let left = 1;
  while (left * 2 < size) left *= 2;
  return left;
};

/**
 * The root computed from a leaf and its path: the sibling hashes from the leaf upward. `index` counts leaves from 0.
 * @returns undefined if the path does not fit this index in a tree of this size
 */
export const rootFromPath = (
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
