import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { defineReactor } from '../reactors/reactor.ts';
import { orderMailOf } from './order-mails.ts';

/** Who gave an address gets the link to the order there, and sees that it is right. */
export const mailBuyerOnGuestEmailGiven = defineReactor({
  name: 'mail-buyer-on-guest-email-given',
  on: ['GuestEmailGiven'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'GuestEmailGiven') return [];
    const { orderId, givenAt } = event.data;
    return [orderMailOf(orderId, { kind: 'email-given' }, givenAt)];
  },
});
