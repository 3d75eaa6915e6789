import { decodeEvent } from '@twofold/contracts/decode-event';
import { comparisonEvents } from '@twofold/contracts/feedback/events';
import { defineReactor } from '../reactors/reactor.ts';
import { digestOf } from './seat-mails.ts';

/** Mails the buyer when the reviews are compared, in one mail with the order's other changes (D-130). */
export const mailRequesterOnComparisonDelivered = defineReactor({
  name: 'mail-requester-on-comparison-delivered',
  on: ['ComparisonDelivered'],
  // No mails about comparisons recorded before this reactor existed.
  from: 'head',
  react: (recorded) => {
    const event = decodeEvent(comparisonEvents, recorded);
    return event === undefined ? [] : [digestOf(event.data.requestId, recorded)];
  },
});
