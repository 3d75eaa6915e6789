import { creditEvents } from '@twofold/contracts/credits/events';
import { reviewEvents } from '@twofold/contracts/reviews/events';
import { describe, expect, it } from 'vitest';
import { ledgerOf } from './ledgers.ts';
import { seededRandom } from './random.ts';
import { completionOf, pendingReviews, submissionsOf } from './reviews.ts';

const random = seededRandom(1);
const reviews = pendingReviews([7, 8], 3, 100);

describe('reviews that wait to be completed', () => {
  it('are written by people in turn', () => {
    expect(reviews.map(({ reviewId, userId }) => [reviewId, userId])).toEqual([
      [100, 7],
      [101, 8],
      [102, 7],
    ]);
    expect([...submissionsOf(random, reviews)].map(({ stream }) => stream)).toEqual([
      'review-100',
      'review-101',
      'review-102',
    ]);
  });

  it('need somebody to write them', () => expect(() => pendingReviews([], 1, 1)).toThrow('Somebody'));

  it('have the shapes of the product, from the submission to the credit', () => {
    const submitted = [...submissionsOf(random, reviews)].flatMap(({ events }) => events);
    const { completed, earned } = completionOf(random, reviews[0]!);
    for (const { data } of submitted) reviewEvents.ReviewSubmitted.strict().parse(data);
    reviewEvents.ReviewCompleted.strict().parse(completed.data);
    creditEvents.CreditEarned.strict().parse(earned.data);
  });
});

describe('a ledger', () => {
  it('has the shapes of the product, the welcome first', () => {
    const [welcome, ...others] = ledgerOf(random, 7, 3).events;
    creditEvents.CreditsGranted.strict().parse(welcome?.data);
    expect(others.map(({ data }) => creditEvents.CreditEarned.strict().parse(data).reviewId)).toEqual([
      1_000_000_001, 1_000_000_002,
    ]);
  });
});
