import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import { defineReactor } from '../reactors/reactor.ts';
import type { ExpireClaim } from './commands.ts';
import { endAtDeadline } from './deadlines.ts';

/** Reopens the seat of a claim without a review by its deadline. The decider ignores claims that have ended. */
export const expireClaimOnSeatClaimed = defineReactor({
  name: 'expire-claim-on-seat-claimed',
  on: ['SeatClaimed'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(feedbackEvents, recorded);
    if (event?.type !== 'SeatClaimed') return [];
    const { requestId, seat, userId, claimedAt, dueAt } = event.data;
    const command: ExpireClaim = { type: 'ExpireClaim', data: { seat, userId, claimedAt, expiredAt: dueAt } };
    return [endAtDeadline(requestId, command, dueAt)];
  },
});
