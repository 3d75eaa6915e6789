import { describe, expect, it } from 'vitest';
import type { Judged } from './criterion.ts';
import { countOf, rate, type Criterion } from './criterion.ts';
import { inferred, strength, weakness } from '../report/statement.ts';

const judged = {} as Judged;
const valued = (value: number, more: Partial<Criterion> = {}): Criterion => ({
  name: 'proof',
  weight: 1,
  met: 'others vouch for it',
  unmet: 'no one vouches for it',
  judge: () => value,
  ...more,
});
const PARTLY = { partly: 'little vouches for it' };

describe('the met criteria', () => {
  it('are listed with the words that met them', () => {
    const criterion = valued(1, { because: () => '“rated 9.6”' });
    expect(rate([criterion], judged).met).toEqual(['others vouch for it (“rated 9.6”)']);
  });

  it('only include judged ones', () => {
    const { share, judgedShare, asked } = rate([valued(1), valued(0, { judge: () => undefined })], judged);
    expect([share, judgedShare, asked]).toEqual([1, 0.5, 2]);
  });
});

describe('a low value', () => {
  it.each([
    [0, 'no one vouches for it'],
    [0.15, 'no one vouches for it'],
  ])('of %f reads: %s', (value, words) => {
    expect(rate([valued(value, PARTLY)], judged).unmet).toEqual([words]);
  });

  it('is not a denial if there is a little of it', () =>
    expect(rate([valued(0.4, PARTLY)], judged)).toMatchObject({ unmet: [], partly: ['little vouches for it'] }));

  it.each([
    [[], []],
    [['no-testimonials'], ['no one vouches for it']],
    [['dated'], []],
  ])('is listed with the weaknesses %j: %j', (kinds, unmet) => {
    const weaknesses = kinds.map((kind) => weakness(kind, 0.5, `Has ${kind}`, inferred('two things')));
    const criterion = valued(0, { denied: ['no-testimonials'] });
    const { unmet: named, criteria } = rate([criterion], { weaknesses } as unknown as Judged);
    expect(named).toEqual(unmet);
    expect(criteria).toHaveLength(1);
  });

  it('has one wording without a middle', () =>
    expect(rate([valued(0.3)], judged).unmet).toEqual(['no one vouches for it']));

  it('is not listed if most of it is there', () =>
    expect(rate([valued(0.5, PARTLY)], judged)).toMatchObject({ unmet: [], partly: ['little vouches for it'] }));
});

describe('the result of a criterion', () => {
  it.each([
    [1, 'others vouch for it'],
    [0.5, 'others vouch for it, in part'],
    [0, 'no one vouches for it'],
  ])('reads at %f: %s', (value, finding) => {
    expect(rate([valued(value)], judged).criteria).toEqual([
      { name: 'proof', points: value, outOf: 1, finding, shown: [] },
    ]);
  });

  it('references the statements about it', () => {
    const shows = () => [{ text: 'Rated 4.8 by 312 shops' }];
    expect(rate([valued(1, { shows })], judged).criteria[0]?.shown).toEqual(['Rated 4.8 by 312 shops']);
  });
});

describe('counting proof', () => {
  const quote = strength('testimonial', 0.9, 'A quote', inferred('two things'));

  it.each([
    [quote, 1],
    [{ ...quote, isUnsigned: true }, 0.5],
  ])('%# counts %f', (found, count) =>
    expect(countOf({ strengths: [found], weaknesses: [] } as unknown as Judged, ['testimonial'])).toBe(count),
  );
});
