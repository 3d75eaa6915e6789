import { decodeEvent } from '@twofold/contracts/decode-event';
import { comparisonEvents } from '@twofold/contracts/feedback/events';
import type { Reactor } from '../reactors/reactor.ts';
import { digestOf } from './seat-mails.ts';

/** The buyer is told when the reviews are compared, in one mail with what else happened to the order (D-130). */
export const mailRequesterOnComparisonDelivered: Reactor = {
  name: 'mail-requester-on-comparison-delivered',
  // Nobody is told of what was compared before there were such mails.
  from: 'head',
  react: (recorded) => {
    const event = decodeEvent(comparisonEvents, recorded);
    return event === undefined ? [] : [digestOf(event.data.requestId, recorded)];
  },
};
