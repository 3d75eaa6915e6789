import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { defineReactor } from '../reactors/reactor.ts';
import { orderMailOf } from './order-mails.ts';

/** Mails the order's link to the address that a guest gave, which also shows that the address is correct. */
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
