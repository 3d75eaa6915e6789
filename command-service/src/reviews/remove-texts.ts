import type { Belongings } from '../belongings/belongings.ts';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import { reviewCategory } from './category.ts';

/** Removes the texts of all reviews by an erased user. */
export type RemoveReviewTextsOf = (userId: number, context: CommandContext) => Promise<void>;

/**
 * Deleting the user's key makes the texts unreadable in the log. This records an event per review, so that read models
 * delete their copies. Idempotent.
 */
export const createRemoveReviewTexts = (deps: {
  readonly belongings: Belongings;
  readonly handle: HandleCommand;
  readonly now: () => Date;
  readonly newId: () => string;
}): RemoveReviewTextsOf => {
  const { belongings, handle, now, newId } = deps;

  return async (userId, context) => {
    for (const id of await belongings.idsOf(`user-${userId}`, 'review')) {
      const reviewId = Number(id);
      const data = { reviewId, userId, removedAt: now().toISOString() };
      await handle(reviewCategory, reviewId, { type: 'RemoveReviewText', data }, { ...context, id: newId() });
    }
  };
};
