import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { defineReactor } from '../reactors/reactor.ts';
import { checksAfter } from './provider-checks.ts';

/** Most refunds that fail do so within days, and a few after weeks. */
const HOURS = [1, 24, 72, 30 * 24];

/** A refund that the provider has accepted can fail later, and its webhook event may be lost. */
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
