import { describe, expect, it } from 'vitest';
import type { Judged } from './criterion.ts';
import { rate, type Criterion } from './criterion.ts';

const judged = {} as Judged;
const valued = (value: number, more: Partial<Criterion> = {}): Criterion => ({
  name: 'proof',
  weight: 1,
  met: 'others vouch for it',
  unmet: 'nobody vouches for it',
  judge: () => value,
  ...more,
});
const PARTLY = { partly: 'little vouches for it' };

describe('what raises a rating', () => {
  it('is named with what meets it', () => {
    const criterion = valued(1, { because: () => '“rated 9.6”' });
    expect(rate([criterion], judged).raises).toEqual(['others vouch for it (“rated 9.6”)']);
  });

  it('is only what could be judged', () => {
    const { share, judgedShare } = rate([valued(1), valued(0, { judge: () => undefined })], judged);
    expect([share, judgedShare]).toEqual([1, 0.5]);
  });
});

describe('what lowers a rating', () => {
  it.each([
    [0, 'nobody vouches for it'],
    [0.15, 'nobody vouches for it'],
    [0.4, 'little vouches for it'],
  ])('says at %f that %s', (value, words) => {
    expect(rate([valued(value, PARTLY)], judged).lowers).toEqual([words]);
  });

  it('has one wording where there is nothing in between', () =>
    expect(rate([valued(0.3)], judged).lowers).toEqual(['nobody vouches for it']));

  it('is nothing that is there for the most part', () =>
    expect(rate([valued(0.5, PARTLY)], judged).lowers).toEqual([]));
});
