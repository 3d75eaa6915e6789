import { createMerkleTree, leftOf } from '../merkle.ts';

/** The root over these leaves. */
export const rootOver = (leaves: readonly string[]): string => {
  const tree = createMerkleTree();
  for (const leaf of leaves) tree.add(leaf);
  return tree.root();
};

/** The hashes beside the way from a leaf up to the root over all of them, as RFC 6962 defines them. */
export const pathTo = (leaves: readonly string[], index: number): readonly string[] => {
  const path: string[] = [];
  for (let [from, until] = [0, leaves.length]; until - from > 1;) {
    const middle = from + leftOf(until - from);
    const isLeft = index < middle;
    path.unshift(rootOver(isLeft ? leaves.slice(middle, until) : leaves.slice(from, middle)));
    [from, until] = isLeft ? [from, middle] : [middle, until];
  }
  return path;
};
