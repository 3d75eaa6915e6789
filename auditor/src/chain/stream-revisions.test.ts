import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStreamRevisions } from './stream-revisions.ts';

describe('remembering where streams are', () => {
  it('answers what a map would, in any order and beyond the first table', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3_000), fc.nat()), { minLength: 1, maxLength: 5_000 }), (moves) => {
        const revisions = createStreamRevisions();
        const map = new Map<string, number>();
        for (const [number, revision] of moves) {
          const stream = `stream-${number}`;
          expect(revisions.moveTo(stream, revision)).toBe(map.get(stream));
          map.set(stream, revision);
        }
      }),
      { numRuns: 20 },
    ));

  it('loses none of many', () => {
    const revisions = createStreamRevisions();
    for (let stream = 0; stream < 20_000; stream++) revisions.moveTo(`s-${stream}`, stream);
    for (let stream = 0; stream < 20_000; stream++) expect(revisions.moveTo(`s-${stream}`, 0)).toBe(stream);
  });
});
