import { REMOVED_TEXT, type ReviewView } from '@twofold/contracts/reviews/api';
import { refuse } from '../decider.ts';
import type { Review } from './decider.ts';

/** A review as its author sees it. Read from the log, since the read model may lag behind. */
export const toView = (review: Review): ReviewView => {
  if (review.status === 'absent' || review.status === 'abandoned') return refuse('review-not-found');
  const { reviewId: id, productId, content = REMOVED_TEXT, rating, status, submittedAt: createdAt, earns } = review;
  return { id, productId, content, rating, status, createdAt, ...(!earns && { earns: false as const }) };
};
