import { ERASED } from '@twofold/contracts/personal';
import type { ReviewEvent } from '@twofold/contracts/reviews/events';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { reviewsProjection } from './reviews.projection.ts';

const AT = '2030-01-01T12:00:00.000Z';
const LATER = '2030-01-02T12:00:00.000Z';
const review = { reviewId: 17, productId: 7, userId: 3 };

const submitted: ReviewEvent = {
  type: 'ReviewSubmitted',
  data: { ...review, content: 'What a fine app.', rating: 4, earns: true, source: 'discover', submittedAt: AT },
};
const unreadable: ReviewEvent = {
  type: 'ReviewSubmitted',
  data: { ...review, content: ERASED, rating: 4, earns: true, source: 'discover', submittedAt: AT },
};
const completed = (completedAt = LATER): ReviewEvent => ({
  type: 'ReviewCompleted',
  data: { ...review, earns: true, source: 'discover', completedAt },
});
const textRemoved: ReviewEvent = { type: 'ReviewTextRemoved', data: { ...review, removedAt: LATER } };
const abandoned: ReviewEvent = { type: 'ReviewAbandoned', data: { reviewId: 17, abandonedAt: AT } };

const reviewAfter = (...events: ReviewEvent[]): unknown => {
  const batch = parseBatch(
    reviewsProjection,
    events.map((event, index) => recorded(event, index + 1, 'review-17')),
  );
  return foldBatch(batch, new Map()).get(17);
};

const row = {
  id: 17,
  product_id: 7,
  user_id: 3,
  content: 'What a fine app.',
  rating: 4,
  status: 'pending',
  created_at: AT,
  completed_at: null,
  earns: true,
};

describe('a review', () => {
  it('is pending once it was submitted', () => expect(reviewAfter(submitted)).toEqual(row));

  it('is complete once it was completed', () =>
    expect(reviewAfter(submitted, completed())).toEqual({ ...row, status: 'complete', completed_at: LATER }));

  it('is completed once', () =>
    expect(reviewAfter(submitted, completed(), completed(AT))).toEqual(reviewAfter(submitted, completed())));

  it('does not change if its submission is delivered again', () =>
    expect(reviewAfter(submitted, completed(), submitted)).toEqual(reviewAfter(submitted, completed())));

  it('D-39: keeps all but its text when its author is erased', () =>
    expect(reviewAfter(submitted, completed(), textRemoved)).toEqual({
      ...row,
      content: null,
      status: 'complete',
      completed_at: LATER,
    }));

  it('D-39: has no text either when the log is read again, by its own word or without the key', () => {
    expect(reviewAfter(unreadable, completed(), textRemoved)).toEqual(reviewAfter(submitted, completed(), textRemoved));
    expect(reviewAfter(unreadable)).toEqual({ ...row, content: null });
  });

  it('does not exist if it was abandoned', () => expect(reviewAfter(abandoned)).toBeUndefined());
});
