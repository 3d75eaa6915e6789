import type { OrderEvent, Tier } from '@twofold/contracts/orders/events';
import { PLANS } from '@twofold/contracts/orders/plans';
import { refuse } from '../decider.ts';
import {
  begun,
  isPaid,
  type Order,
  type PaidOrder,
  type RecordRefund,
  type RecordRefundFailure,
  type RequestRefund,
  type RetryRefund,
} from './order.ts';

type RefundEvent = Extract<
  OrderEvent,
  { type: 'RefundRequested' | 'PaymentRefunded' | 'RefundFailed' | 'RefundRetryRequested' }
>;

/** A paid order after something happened to its refund. */
export const refundAfter = (order: PaidOrder, event: RefundEvent): PaidOrder => {
  if (event.type === 'RefundRequested') {
    return { ...order, status: 'to-refund', refund: { ...event.data, isRetry: false } };
  }
  if (order.status === 'paid') return order;
  switch (event.type) {
    case 'PaymentRefunded':
      return order.status === 'to-refund'
        ? { ...order, status: 'refunded', providerRefundId: event.data.providerRefundId }
        : order;
    case 'RefundFailed':
      return { ...order, status: 'refund-failed' };
    case 'RefundRetryRequested': {
      const { refundId, requestedAt } = event.data;
      return { ...order, status: 'to-refund', refund: { ...order.refund, refundId, requestedAt, isRetry: true } };
    }
  }
};

/** An order is paid back once. */
export const requestRefund = ({ data }: RequestRefund, order: Order): readonly OrderEvent[] => {
  const paid = begun(order);
  if (!isPaid(paid)) return refuse('order-not-paid');
  if (paid.status !== 'paid') return [];
  const amountCents = refundCents(paid.request.tier, data.missing);
  return [{ type: 'RefundRequested', data: { ...data, paymentId: paid.payment.paymentId, amountCents } }];
};

/** D-64: what was paid for the reviews that are missing, in the buyer's favour: STANDARD 334, 667, 1000. */
const refundCents = (tier: Tier, missing: number): number => {
  const { priceCents, reviewers } = PLANS[tier];
  return Math.ceil((priceCents * Math.min(missing, reviewers)) / reviewers);
};

/** What has failed by now was not paid back, although the provider's first answer comes late. */
export const recordRefund = ({ data }: RecordRefund, order: Order): readonly OrderEvent[] => {
  const paid = begun(order);
  if (paid.status === 'refunded') return [];
  if (paid.status === 'refund-failed' && paid.refund.refundId === data.refundId) return [];
  if (paid.status !== 'to-refund' || paid.refund.refundId !== data.refundId) return refuse('refund-not-requested');
  const { amountCents, missing } = paid.refund;
  return [{ type: 'PaymentRefunded', data: { ...data, amountCents, missing } }];
};

/** An attempt that is not the last one is known to have failed: else there would be no later one. */
export const recordRefundFailure = ({ data }: RecordRefundFailure, order: Order): readonly OrderEvent[] => {
  const paid = begun(order);
  if (!isPaid(paid) || paid.status === 'paid') return refuse('refund-not-requested');
  if (paid.status === 'refund-failed' || paid.refund.refundId !== data.refundId) return [];
  const { amountCents } = paid.refund;
  const reversedCents = paid.status === 'refunded' ? amountCents : 0;
  const { livemode } = paid.request;
  const { paymentId } = paid.payment;
  return [{ type: 'RefundFailed', data: { ...data, paymentId, livemode, amountCents, reversedCents } }];
};

export const retryRefund = ({ data }: RetryRefund, order: Order): readonly OrderEvent[] => {
  const paid = begun(order);
  if (paid.status !== 'refund-failed' || paid.refund.refundId !== data.failedRefundId) {
    return refuse('refund-not-failed');
  }
  return [{ type: 'RefundRetryRequested', data: { ...data, amountCents: paid.refund.amountCents } }];
};
