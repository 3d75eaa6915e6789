import type { Belongings } from '../belongings/belongings.ts';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import { reviewCategory } from './category.ts';

/** Removes the texts of every review of a person who is erased. */
export type RemoveReviewTextsOf = (userId: number, context: CommandContext) => Promise<void>;

/**
 * The key of the person makes the texts unreadable in the log. What this adds is an event for each, by which read models
 * learn that theirs must go. Doing it again changes nothing.
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
