import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import { defineReactor } from '../reactors/reactor.ts';
import { digestOf } from './seat-mails.ts';

/** Mails the requester about each delivered review (D-70), in jobs, so that mail does not delay other reactions. */
export const mailRequesterOnSeatFilled = defineReactor({
  name: 'mail-requester-on-seat-filled',
  on: ['SeatFilled'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(feedbackEvents, recorded);
    if (event?.type !== 'SeatFilled') return [];
    return [digestOf(event.data.requestId, recorded)];
  },
});
