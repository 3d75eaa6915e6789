import { isErased } from '@twofold/contracts/personal';
import { reviewEvents } from '@twofold/contracts/reviews/events';
import type { ReviewRow } from '@twofold/contracts/reviews/read-model';
import { projection } from '../projection.ts';

/**
 * Every review. Reads `review-<reviewId>`. `ReviewTextRemoved` removes the text of an erased author, and a replay can no
 * longer open it.
 */
export const reviewsProjection = projection<ReviewRow, typeof reviewEvents>('reviews', {
  version: 2,
  events: reviewEvents,
  keys: ({ data }) => [data.reviewId],
  apply: {
    ReviewSubmitted: (review, { data }) =>
      review ?? {
        id: data.reviewId,
        product_id: data.productId,
        user_id: data.userId,
        content: isErased(data.content) ? null : data.content,
        rating: data.rating,
        status: 'pending',
        created_at: data.submittedAt,
        completed_at: null,
        earns: data.earns,
      },
    ReviewCompleted: (review, { data }) =>
      review?.status === 'pending' ? { ...review, status: 'complete', completed_at: data.completedAt } : review,
    ReviewTextRemoved: (review) => review && { ...review, content: null },
  },
});
