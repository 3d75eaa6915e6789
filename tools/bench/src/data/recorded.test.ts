import { describe, expect, it } from 'vitest';
import { productAppends } from './products.ts';
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
    const [first] = take(productAppends(), 1);
    const [events] = recordedFrom([{ ...first!, events: [...first!.events, ...first!.events, ...first!.events] }]);
    expect(events?.map(({ revision, position }) => [revision, Number(position)])).toEqual([
      [0n, 1],
      [1n, 2],
      [2n, 3],
    ]);
  });
});
