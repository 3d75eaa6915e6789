import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import type { Reactor } from '../../reactors/reactor.ts';

/** Who compares the reviews of a request, when its job comes; see `comparisonReceiver`. */
export const COMPARISON_RECEIVER = 'comparison';

/**
 * Each review that an order pays for has the reviews compared that are there by then, and so has the end of the order
 * (D-65). That is a job: a model may take a minute. Reads from the start, so that orders of earlier releases get theirs.
 */
export const compareReviewsOnSeatFilled: Reactor = {
  name: 'compare-reviews-on-seat-filled',
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(feedbackEvents, recorded);
    if (event?.type !== 'SeatFilled' && event?.type !== 'FeedbackClosed') return [];
    const { origin, requestId } = event.data;
    if (origin.source !== 'paid-order') return [];
    const at = new Date(recorded.metadata.occurredAt);
    return [{ receiver: COMPARISON_RECEIVER, id: requestId, command: { type: 'CompareReviews', data: {} }, at }];
  },
};
