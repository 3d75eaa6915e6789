import { streamOf } from '../category.ts';
import { partOf, type HandleCommand } from '../command-handler.ts';
import type { FoldStream } from '../fold-stream.ts';
import type { Reaction } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { feedbackCategory } from './category.ts';
import type { CloseFeedback, ExpireClaim, FeedbackCommand } from './commands.ts';
import { claimantsOf } from './seat-decisions.ts';
import type { ReviewerAssignments } from './reviewer-assignments.ts';

const RECEIVER = 'feedback-deadlines';

/** A reaction that ends a claim or a request at its deadline. */
export const endAtDeadline = (requestId: string, command: ExpireClaim | CloseFeedback, dueAt: string): Reaction => ({
  receiver: RECEIVER,
  id: requestId,
  command,
  at: new Date(dueAt),
});

/**
 * Fills the seats of reviews that were completed in time, then ends the claim or the request. Jobs do not wait for
 * reactors, and a reactor that lags must not cost a reviewer the seat, or refund a delivered review.
 */
export const deadlineReceiver = (deps: {
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly assignments: Pick<ReviewerAssignments, 'seatOf' | 'completedReviewOf'>;
}): Receiver => {
  const { fold, handle, assignments } = deps;
  return {
    name: RECEIVER,
    receive: async ({ id, command, context }) => {
      const requestId = String(id);
      const { state } = await fold(feedbackCategory, streamOf(feedbackCategory, requestId));
      if (state.status !== 'open') return;
      const { productId, dueAt } = state.request;
      for (const userId of claimantsOf(state.seats)) {
        const review = await assignments.completedReviewOf(productId, userId);
        if (!review || review.completedAt > dueAt) continue;
        if ((await assignments.seatOf(productId, userId))?.requestId !== requestId) continue;
        const { reviewId, completedAt: filledAt } = review;
        const fill: FeedbackCommand = { type: 'FillSeat', data: { userId, reviewId, filledAt } };
        await handle(feedbackCategory, requestId, fill, partOf(context, `FillSeat/${reviewId}`));
      }
      await handle(feedbackCategory, requestId, command as FeedbackCommand, context);
    },
  };
};
