import { describe, expect, it } from 'vitest';
import { ledgerOf } from './ledgers.ts';
import { productAppends } from './products.ts';
import { seededRandom } from './random.ts';
import { recordedFrom } from './recorded.ts';
import { take } from './take.ts';

describe('appends as a reader would get them', () => {
  it('have the places that a log would give them', () => {
    const events = [...recordedFrom(take(productAppends(), 3))].flat();
    expect(events.map(({ stream, revision, position }) => [stream, revision, Number(position)])).toEqual([
      ['product-1', 0n, 1],
      ['product-1', 1n, 2],
      ['product-2', 0n, 3],
    ]);
  });

  it('count on within an append', () => {
    const [events] = recordedFrom([ledgerOf(seededRandom(1), 7, 3)]);
    expect(events?.map(({ revision, position }) => [revision, Number(position)])).toEqual([
      [0n, 1],
      [1n, 2],
      [2n, 3],
    ]);
  });
});
