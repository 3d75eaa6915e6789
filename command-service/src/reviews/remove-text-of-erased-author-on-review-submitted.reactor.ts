import { decodeEvent } from '@twofold/contracts/decode-event';
import { reviewEvents } from '@twofold/contracts/reviews/events';
import type { HandleCommand } from '../command-handler.ts';
import { defineReactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { reviewCategory } from './category.ts';
import type { RemoveReviewText } from './decider.ts';

const RECEIVER = 'review-texts';

/** A review that was submitted while its author was being erased came too late to be found among theirs. */
export const removeTextOfErasedAuthorOnReviewSubmitted = defineReactor({
  name: 'remove-text-of-erased-author-on-review-submitted',
  on: ['ReviewSubmitted'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(reviewEvents, recorded);
    if (event?.type !== 'ReviewSubmitted') return [];
    const { reviewId, userId, submittedAt } = event.data;
    const command: RemoveReviewText = { type: 'RemoveReviewText', data: { reviewId, userId, removedAt: submittedAt } };
    return [{ receiver: RECEIVER, id: reviewId, command }];
  },
});

/** Passes the command on where the author is erased; a user who is erased later is found by the erasure itself. */
export const reviewTextReceiver = (deps: {
  readonly handle: HandleCommand;
  readonly isErased: (userId: number) => Promise<boolean>;
}): Receiver => ({
  name: RECEIVER,
  receive: async ({ id, command, context }) => {
    const remove = command as RemoveReviewText;
    if (await deps.isErased(remove.data.userId)) await deps.handle(reviewCategory, id, remove, context);
  },
});
