import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { createAbandon } from '../abandon.ts';
import type { Assignment } from './assignment.decider.ts';
import { reviewCategory } from './category.ts';

/** The id of the assigned review, if it can never become this user's review of this app. */
export type FindAbandonedReview = (
  assigned: Assignment['review'],
  context: CommandContext,
) => Promise<number | undefined>;

/**
 * An assignment whose review was never submitted can be taken over. That review is abandoned first, so that a slow
 * request can no longer submit it.
 */
export const createFindAbandonedReview = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly now: () => Date;
}): FindAbandonedReview => {
  const { store, now } = deps;
  const abandon = createAbandon(deps);

  return async (assigned, context) => {
    if (!assigned) return undefined;
    const { reviewId, productId, userId, assignedAt } = assigned;
    const { state: review } = await foldStream(store, reviewCategory, streamOf(reviewCategory, reviewId));
    if (review.status === 'abandoned') return reviewId;
    if (review.status !== 'absent') {
      return review.userId !== userId || review.productId !== productId ? reviewId : undefined;
    }
    const data = { reviewId, abandonedAt: now().toISOString() };
    const command = { type: 'AbandonReview', data } as const;
    const isAbandoned = await abandon(reviewCategory, { id: reviewId, begunAt: assignedAt, command }, context);
    return isAbandoned ? reviewId : undefined;
  };
};
