import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { defineReactor } from '../reactors/reactor.ts';
import { checksAfter } from './provider-checks.ts';

/** Refunds mostly fail within days, a few after weeks. */
const HOURS = [1, 24, 72, 30 * 24];

/** Polls an accepted refund, which can still fail, since the webhook event of the failure may be lost. */
export const checkRefundOnPaymentRefunded = defineReactor({
  name: 'check-refund-on-payment-refunded',
  on: ['PaymentRefunded'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'PaymentRefunded') return [];
    const { orderId, providerRefundId, refundedAt } = event.data;
    return checksAfter(refundedAt, HOURS, orderId, { providerRefundId });
  },
});
