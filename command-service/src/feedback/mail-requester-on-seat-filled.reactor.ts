import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import type { Reactor } from '../reactors/reactor.ts';
import { digestOf } from './seat-mails.ts';

/** The requester hears of each that is delivered (D-70); mails are jobs, so that none holds up the rest. */
export const mailRequesterOnSeatFilled: Reactor = {
  name: 'mail-requester-on-seat-filled',
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(feedbackEvents, recorded);
    if (event?.type !== 'SeatFilled') return [];
    return [digestOf(event.data.requestId, recorded)];
  },
};
