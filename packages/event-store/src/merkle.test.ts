import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMerkleTree, rootFromPath, type FullNode } from './merkle.ts';
import { pathTo, rootOver } from './testing/merkle-path.ts';

/** The leaves of the common test vectors for RFC 6962. */
const VECTORS = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((hex) =>
  createHash('sha256')
    .update(Buffer.concat([Buffer.from([0]), Buffer.from(hex, 'hex')]))
    .digest('hex'),
);

const leaves = fc.array(
  fc.integer().map((each) => createHash('sha256').update(String(each)).digest('hex')),
  {
    minLength: 1,
    maxLength: 70,
  },
);

describe('a Merkle tree', () => {
  it.each([
    [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
    [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
  ])('of the first %i leaves of the common test vectors has their root', (size, root) => {
    expect(rootOver(VECTORS.slice(0, size))).toBe(root);
  });

  it('can be continued from its peaks, at any size', () => {
    const property = fc.property(leaves, fc.nat(), (all, at) => {
      const cut = at % (all.length + 1);
      const first = createMerkleTree();
      for (const leaf of all.slice(0, cut)) first.add(leaf);
      const second = createMerkleTree({ size: cut, peaks: first.peaks() });
      for (const leaf of all.slice(cut)) second.add(leaf);
      expect(second.root()).toBe(rootOver(all));
      expect(second.size()).toBe(all.length);
    });
    fc.assert(property);
    expect(() => createMerkleTree({ size: 3, peaks: ['00'] })).toThrow(RangeError);
  });

  it('reports every full subtree, with its root', () => {
    const property = fc.property(leaves, (all) => {
      const full: FullNode[] = [];
      const tree = createMerkleTree(undefined, (node) => void full.push(node));
      for (const leaf of all) tree.add(leaf);
      const expected = Array.from({ length: 6 }, (_, below) => below + 1).flatMap((level) =>
        Array.from({ length: Math.floor(all.length / 2 ** level) }, (__, index) => ({
          level,
          index,
          hash: rootOver(all.slice(index * 2 ** level, (index + 1) * 2 ** level)),
        })),
      );
      const inOrder = full.toSorted((one, other) => one.level - other.level || one.index - other.index);
      expect(inOrder).toEqual(expected);
    });
    fc.assert(property);
  });

  it('has a path from each leaf to its root, and to no other index or root', () => {
    const property = fc.property(leaves, fc.nat(), (all, some) => {
      const [index, size] = [some % all.length, all.length];
      const path = pathTo(all, index);
      const leaf = all[index]!;
      expect(rootFromPath(leaf, { index, size, path })).toBe(rootOver(all));
      expect(rootFromPath(leaf, { index, size, path: [...path, leaf] })).toBeUndefined();
      expect(rootFromPath(leaf, { index: size, size, path })).toBeUndefined();
    });
    const ofAnother = fc.property(leaves, fc.nat(), fc.nat(), (all, some, other) => {
      const [index, elsewhere, size] = [some % all.length, other % all.length, all.length];
      fc.pre(all[index] !== all[elsewhere]);
      const path = pathTo(all, index);
      expect(rootFromPath(all[elsewhere]!, { index, size, path })).not.toBe(rootOver(all));
      expect(rootFromPath(all[index]!, { index: elsewhere, size, path })).not.toBe(rootOver(all));
    });
    fc.assert(property);
    fc.assert(ofAnother);
  });
});
