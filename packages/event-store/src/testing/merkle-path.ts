import { createMerkleTree, leftOf } from '../merkle.ts';

/** The root of the tree with these leaves. */
export const rootOver = (leaves: readonly string[]): string => {
  const tree = createMerkleTree();
  for (const leaf of leaves) tree.add(leaf);
  return tree.root();
};

/** The sibling hashes on the path from a leaf to the root, as defined in RFC 6962. */
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
