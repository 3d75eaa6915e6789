import { decodeEvent } from '@twofold/contracts/decode-event';
import { reviewEvents } from '@twofold/contracts/reviews/events';
import type { HandleCommand } from '../command-handler.ts';
import { defineReactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { reviewCategory } from './category.ts';
import type { RemoveReviewText } from './decider.ts';

const RECEIVER = 'review-texts';

/** Removes the text of a review whose author was erased while submitting it: the erasure may have missed it. */
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

/** Runs the command if the author is erased. A later erasure finds the review itself. */
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
