import { decodeEvent } from '@twofold/contracts/decode-event';
import { reviewEvents } from '@twofold/contracts/reviews/events';
import type { HandleCommand } from '../command-handler.ts';
import { defineReactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { feedbackCategory } from './category.ts';
import type { FillSeat } from './commands.ts';
import type { ReviewerAssignments } from './reviewer-assignments.ts';

const RECEIVER = 'reviews-for-seats';

/** A completed review, and the app whose seats it may fill. */
type ReviewForSeat = { readonly productId: number; readonly fill: FillSeat };

export const fillSeatOnReviewCompleted = defineReactor({
  name: 'fill-seat-on-review-completed',
  on: ['ReviewCompleted'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(reviewEvents, recorded);
    if (event?.type !== 'ReviewCompleted') return [];
    const { reviewId, productId, userId, completedAt } = event.data;
    const fill: FillSeat = { type: 'FillSeat', data: { userId, reviewId, filledAt: completedAt } };
    const data: ReviewForSeat = { productId, fill };
    return [{ receiver: RECEIVER, id: reviewId, command: { type: 'FillSeatOfReviewer', data } }];
  },
});

/** Looks up in the reviewer's assignment which request the review is for. */
export const reviewForSeatReceiver = (deps: {
  readonly handle: HandleCommand;
  readonly assignments: Pick<ReviewerAssignments, 'seatOf'>;
}): Receiver => ({
  name: RECEIVER,
  receive: async ({ command, context }) => {
    const { productId, fill } = command.data as ReviewForSeat;
    const seat = await deps.assignments.seatOf(productId, fill.data.userId);
    if (seat) await deps.handle(feedbackCategory, seat.requestId, fill, context);
  },
});
