import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import { defineReactor } from '../reactors/reactor.ts';
import { creditsCategory } from './category.ts';
import type { SpendCredit } from './decider.ts';

/** Spends the credit reserved for a seat once its review is delivered. */
export const spendCreditOnSeatFilled = defineReactor({
  name: 'spend-credit-on-seat-filled',
  on: ['SeatFilled'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(feedbackEvents, recorded);
    if (event?.type !== 'SeatFilled') return [];
    const { origin, productId, seat, reviewId, filledAt: spentAt } = event.data;
    if (origin.source !== 'credit-request') return [];
    const { userId, reservationId } = origin;
    const data = { userId, reservationId, productId, seat, reviewId, spentAt };
    const command: SpendCredit = { type: 'SpendCredit', data };
    return [{ receiver: creditsCategory.name, id: userId, command }];
  },
});
