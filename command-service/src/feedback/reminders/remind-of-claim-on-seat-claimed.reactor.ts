import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import { defineReactor } from '../../reactors/reactor.ts';
import { CLAIM_REMINDERS, reminderTimeOf, type ClaimToRemindOf } from './claim-reminders.ts';

/** Reminds a reviewer when a quarter of the time is left, if the claim is still open then. */
export const remindOfClaimOnSeatClaimed = defineReactor({
  name: 'remind-of-claim-on-seat-claimed',
  on: ['SeatClaimed'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(feedbackEvents, recorded);
    if (event?.type !== 'SeatClaimed') return [];
    const { requestId, userId, claimedAt } = event.data;
    const data: ClaimToRemindOf = { userId, claimedAt };
    const command = { type: 'RemindOfClaim', data };
    return [{ receiver: CLAIM_REMINDERS, id: requestId, command, at: reminderTimeOf(event.data) }];
  },
});
