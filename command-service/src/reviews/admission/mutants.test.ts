import { sketchOf, sketchText } from '@twofold/contracts/reviews/sketch';
import { aText } from '@twofold/testing/a-text';
import { describe, expect, it } from 'vitest';
import { reviewerDecider, type AdmitReview, type Reviewer } from './decider.ts';

type Decide = typeof reviewerDecider.decide;

/** What becomes of reviews that one person sends, one an hour: whether each was admitted. */
const send = (decide: Decide, reviews: readonly Partial<AdmitReview['data']>[]): boolean[] => {
  let reviewer = reviewerDecider.initialState;
  return reviews.map((changes, index) => {
    const review = { reviewId: index + 1, productId: 100 + index, userId: 3, source: 'discover' as const, perDay: 5 };
    const sketch = sketchText(sketchOf(aText(index)));
    const admittedAt = new Date(Date.parse('2026-01-05T10:00:00.000Z') + index * 3_600_000).toISOString();
    const data = { ...review, sketch, admittedAt, earlier: [], abandoned: [], ...changes };
    try {
      reviewer = decide({ type: 'AdmitReview', data }, reviewer).reduce(reviewerDecider.evolve, reviewer);
      return true;
    } catch {
      return false;
    }
  });
};

/** Five reviews from Discover in 24 hours, as many as there are for seats, and no text twice. */
const expectFair = (decide: Decide): void => {
  expect(send(decide, [{}, {}, {}, {}, {}, {}, { source: 'paid-order' }])).toEqual([
    ...Array(5).fill(true),
    false,
    true,
  ]);
  const seats = Array.from({ length: 6 }, () => ({ source: 'paid-order' }) as const);
  expect(send(decide, [...seats, {}])).toEqual(Array(7).fill(true));
  const sketch = sketchText(sketchOf(aText('the same')));
  expect(send(decide, [{ sketch }, { sketch: sketchText(sketchOf(`Now: ${aText('the same')}`)) }])).toEqual([
    true,
    false,
  ]);
};

const decidingOn =
  (change: (data: AdmitReview['data'], reviewer: Reviewer) => [object, Reviewer]): Decide =>
  (command, reviewer) => {
    const [data, state] = change(command.data, reviewer);
    return reviewerDecider.decide({ ...command, data: { ...command.data, ...data } }, state);
  };

/** What is wrong, and the decision in which it is. */
const MUTANTS: Readonly<Record<string, Decide>> = {
  'a sixth review in a day': decidingOn((_, reviewer) => [{ perDay: 6 }, reviewer]),
  'a day that is too short': decidingOn((_, { reviews, ...reviewer }) => [
    {},
    { ...reviewer, reviews: reviews.map((review) => ({ ...review, admittedAt: '2026-01-04T12:00:00.000Z' })) },
  ]),
  'reviews for seats that count': decidingOn((_, reviewer) => [{ source: 'discover' }, reviewer]),
  'copies that nobody sees': decidingOn((_, { reviews, ...reviewer }) => [
    {},
    { ...reviewer, reviews: reviews.map((review) => ({ ...review, sketch: undefined })) },
  ]),
};

describe('the limits of reviews', () => {
  it('hold', () => expectFair(reviewerDecider.decide));
  it.each(Object.entries(MUTANTS))('find out %s', (_, decide) => {
    expect(() => expectFair(decide)).toThrow('expected');
  });
});
