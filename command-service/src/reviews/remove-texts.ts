import { decodeEvent } from '@twofold/contracts/decode-event';
import { reviewEvents } from '@twofold/contracts/reviews/events';
import type { EventStore } from '@twofold/event-store/port';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import { reviewCategory } from './category.ts';

/** Removes the texts of every review of a person who is erased. They are found in the log; that is slow, and rare. */
export type RemoveReviewTextsOf = (userId: number, context: CommandContext) => Promise<void>;

/**
 * The key of the person makes the texts unreadable in the log. What this adds is an event for each, by which read models
 * learn that theirs must go. Doing it again changes nothing.
 */
export const createRemoveReviewTexts = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly now: () => Date;
  readonly newId: () => string;
}): RemoveReviewTextsOf => {
  const { store, handle, now, newId } = deps;
  const filter = { types: ['ReviewSubmitted'], streamPrefixes: [`${reviewCategory.name}-`] };

  return async (userId, context) => {
    for await (const recorded of store.readAll({ filter })) {
      const event = decodeEvent(reviewEvents, recorded);
      if (event?.type !== 'ReviewSubmitted' || event.data.userId !== userId) continue;
      const { reviewId } = event.data;
      const data = { reviewId, userId, removedAt: now().toISOString() };
      await handle(reviewCategory, reviewId, { type: 'RemoveReviewText', data }, { ...context, id: newId() });
    }
  };
};
