import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { defineReactor } from '../reactors/reactor.ts';
import { orderMailOf } from './order-mails.ts';

/** Mails the buyer how much was refunded, and why. */
export const mailBuyerOnPaymentRefunded = defineReactor({
  name: 'mail-buyer-on-payment-refunded',
  on: ['PaymentRefunded'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'PaymentRefunded') return [];
    const { orderId, amountCents, missing, refundedAt } = event.data;
    return [orderMailOf(orderId, { kind: 'refund', amountCents, missing }, refundedAt)];
  },
});
