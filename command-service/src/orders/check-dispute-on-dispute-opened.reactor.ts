import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { defineReactor } from '../reactors/reactor.ts';
import { checksAfter } from './provider-checks.ts';

/** Banks may take months to decide. */
const HOURS = [7, 30, 60, 90, 120].map((days) => days * 24);

/** Polls an open dispute, since the webhook event of its end may be lost. */
export const checkDisputeOnDisputeOpened = defineReactor({
  name: 'check-dispute-on-dispute-opened',
  on: ['DisputeOpened'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'DisputeOpened') return [];
    const { orderId, disputeId, openedAt } = event.data;
    return checksAfter(openedAt, HOURS, orderId, { disputeId });
  },
});
