import { describe, expect, it } from 'vitest';
import { readCriteria } from './read-criteria.ts';

const CALCULATION =
  'By version 2 of the published rubric: says what it is 2.00 of 2; a way to earn that fits the offer 0.65 of 1.25.';

describe('the criteria of a rating', () => {
  it('are read as they were kept', () => {
    const kept = { name: 'says for whom', points: 1.5, outOf: 1.5, finding: 'it names its audience', statements: [] };
    expect(readCriteria([kept], CALCULATION)).toEqual([kept]);
  });

  it('are found in the sentence of an earlier report', () =>
    expect(readCriteria(undefined, CALCULATION)).toEqual([
      { name: 'says what it is', points: 2, outOf: 2, finding: '', statements: [] },
      { name: 'a way to earn that fits the offer', points: 0.65, outOf: 1.25, finding: '', statements: [] },
    ]));

  it.each([
    ['a model gave its own reason', undefined, 'the page names no price.'],
    ['a record is broken', [{ name: 'x', points: 'many', outOf: 2 }, null, 7], ''],
  ])('are none where %s', (_, kept, calculation) => expect(readCriteria(kept, calculation)).toEqual([]));
});
