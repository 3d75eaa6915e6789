import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import { defineReactor } from '../reactors/reactor.ts';
import { creditsCategory } from './category.ts';
import type { ReturnCredit } from './decider.ts';

/** Returns the credits reserved for reviews that were never delivered. */
export const returnCreditsOnFeedbackClosed = defineReactor({
  name: 'return-credits-on-feedback-closed',
  on: ['FeedbackClosed'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(feedbackEvents, recorded);
    if (event?.type !== 'FeedbackClosed') return [];
    const { origin, productId, missing, closedAt: returnedAt } = event.data;
    if (origin.source !== 'credit-request') return [];
    const { userId, reservationId } = origin;
    return missing.map((seat) => {
      const command: ReturnCredit = {
        type: 'ReturnCredit',
        data: { userId, reservationId, productId, seat, returnedAt },
      };
      return { receiver: creditsCategory.name, id: userId, command };
    });
  },
});
