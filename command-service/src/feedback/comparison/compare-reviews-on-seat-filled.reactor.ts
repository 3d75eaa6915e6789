import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import { defineReactor } from '../../reactors/reactor.ts';

/** The receiver that compares the reviews of a request; see `comparisonReceiver`. */
export const COMPARISON_RECEIVER = 'comparison';

/**
 * Compares the available reviews after each review of an order and at the order's end (D-65). In a job, since a model
 * may take a minute. Reads from the start of the log, to include orders of earlier releases.
 */
export const compareReviewsOnSeatFilled = defineReactor({
  name: 'compare-reviews-on-seat-filled',
  on: ['SeatFilled', 'FeedbackClosed'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(feedbackEvents, recorded);
    if (event?.type !== 'SeatFilled' && event?.type !== 'FeedbackClosed') return [];
    const { origin, requestId } = event.data;
    if (origin.source !== 'paid-order') return [];
    const at = new Date(recorded.metadata.occurredAt);
    return [{ receiver: COMPARISON_RECEIVER, id: requestId, command: { type: 'CompareReviews', data: {} }, at }];
  },
});
