import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { defineReactor } from '../reactors/reactor.ts';
import { orderMailOf } from './order-mails.ts';

/** Mails the buyer a confirmation with the delivery time and a link. */
export const mailBuyerOnPaymentConfirmed = defineReactor({
  name: 'mail-buyer-on-payment-confirmed',
  on: ['PaymentConfirmed'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'PaymentConfirmed') return [];
    const { orderId, tier, amountCents, confirmedAt, dueAt } = event.data;
    return [orderMailOf(orderId, { kind: 'order-confirmed', tier, amountCents, dueAt }, confirmedAt)];
  },
});
