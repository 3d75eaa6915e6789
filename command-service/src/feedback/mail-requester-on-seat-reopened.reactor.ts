import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import { defineReactor } from '../reactors/reactor.ts';
import { digestOf } from './seat-mails.ts';

/** Mails the requester about a reopened seat (D-70), in jobs, so that mail does not delay other reactions. */
export const mailRequesterOnSeatReopened = defineReactor({
  name: 'mail-requester-on-seat-reopened',
  on: ['SeatReopened'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(feedbackEvents, recorded);
    if (event?.type !== 'SeatReopened') return [];
    return [digestOf(event.data.requestId, recorded)];
  },
});
