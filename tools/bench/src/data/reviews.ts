import type { CreditEvent } from '@twofold/contracts/credits/events';
import type { ReviewEvent } from '@twofold/contracts/reviews/events';
import type { NewEvent } from '@twofold/event-store/port';
import { newEvent, type Append } from './members.ts';
import type { Random } from './random.ts';
import { proseOf } from './words.ts';

const AT = '2030-01-01T00:00:00.000Z';
const TEXT_CHARACTERS = 400;

/** A review that waits to be completed. */
export type PendingReview = { readonly reviewId: number; readonly productId: number; readonly userId: number };

/** So many reviews, in turn by each of these people, with ids from `firstId` on. */
export const pendingReviews = (people: readonly number[], count: number, firstId: number): PendingReview[] =>
  Array.from({ length: count }, (_, index) => {
    const userId = people[index % people.length];
    if (userId === undefined) throw new RangeError('Somebody has to write the reviews');
    return { reviewId: firstId + index, productId: firstId + index, userId };
  });

/** Their texts are written. */
export function* submissionsOf(random: Random, reviews: readonly PendingReview[]): Generator<Append> {
  for (const review of reviews) {
    const submitted: ReviewEvent = {
      type: 'ReviewSubmitted',
      data: {
        ...review,
        content: proseOf(random, TEXT_CHARACTERS),
        rating: 4,
        earns: true,
        source: 'discover',
        submittedAt: AT,
      },
    };
    yield { stream: reviewStream(review), expected: 'no-stream', events: [written(random, submitted)] };
  }
}

export const reviewStream = ({ reviewId }: PendingReview): string => `review-${reviewId}`;
export const creditsStream = ({ userId }: PendingReview): string => `credits-${userId}`;

/** What completing a review records about it, and on the ledger of its author. */
export const completionOf = (random: Random, review: PendingReview): { completed: NewEvent; earned: NewEvent } => {
  const { reviewId, productId, userId } = review;
  const completed: ReviewEvent = {
    type: 'ReviewCompleted',
    data: { ...review, earns: true, source: 'discover', completedAt: AT },
  };
  const earned: CreditEvent = {
    type: 'CreditEarned',
    data: { userId, amount: 1, reviewId, productId, source: 'discover', earnedAt: AT },
  };
  return { completed: written(random, completed), earned: written(random, earned) };
};

const written = (random: Random, { type, data }: ReviewEvent | CreditEvent): NewEvent =>
  newEvent(random, type, data, AT);
