import type { OrderEvent, RefundReason, Tier } from '@twofold/contracts/orders/events';
import { PLANS } from '@twofold/contracts/orders/plans';
import { refuse } from '../decider.ts';
import {
  begun,
  isPaid,
  type MadeRefund,
  type Order,
  type PaidOrder,
  type RecordRefund,
  type RecordRefundFailure,
  type Refund,
  type RequestRefund,
  type RetryRefund,
} from './order.ts';

type RefundEvent = Extract<
  OrderEvent,
  { type: 'RefundRequested' | 'PaymentRefunded' | 'RefundFailed' | 'RefundRetryRequested' }
>;

/** All refunds of an order, the last requested one at the end. */
export const refundsOf = (order: PaidOrder): readonly MadeRefund[] => {
  if (order.status === 'paid') return [];
  const { otherRefunds, refund } = order;
  if (order.status !== 'refunded') return [...otherRefunds, { status: order.status, refund }];
  return [...otherRefunds, { status: order.status, refund, providerRefundId: order.providerRefundId }];
};

/** The order after an event of one of its refunds. */
export const refundAfter = (order: PaidOrder, event: RefundEvent): PaidOrder => {
  const refunds = refundsOf(order);
  if (event.type === 'RefundRequested') {
    return { ...order, otherRefunds: refunds, status: 'to-refund', refund: { ...event.data, isRetry: false } };
  }
  const attempt = event.type === 'RefundRetryRequested' ? event.data.failedRefundId : event.data.refundId;
  const changed = refunds.map((made) => (made.refund.refundId === attempt ? madeAfter(made, event) : made));
  const last = changed.at(-1);
  return last === undefined ? order : { ...order, otherRefunds: changed.slice(0, -1), ...last };
};

const madeAfter = (made: MadeRefund, event: Exclude<RefundEvent, { type: 'RefundRequested' }>): MadeRefund => {
  const { refund } = made;
  switch (event.type) {
    case 'PaymentRefunded': {
      const { providerRefundId } = event.data;
      return made.status === 'to-refund' ? { status: 'refunded', refund, providerRefundId } : made;
    }
    case 'RefundFailed':
      return { status: 'refund-failed', refund };
    case 'RefundRetryRequested': {
      const { refundId, requestedAt } = event.data;
      return { status: 'to-refund', refund: { ...refund, refundId, requestedAt, isRetry: true } };
    }
  }
};

/** An order has at most two refunds: for missing reviews, and for an unusable one (D-127). */
export const requestRefund = ({ data }: RequestRefund, order: Order): readonly OrderEvent[] => {
  const paid = begun(order);
  if (!isPaid(paid)) return refuse('order-not-paid');
  const refunds = refundsOf(paid);
  if (refunds.some(({ refund }) => isForUnusable(refund.reason) === isForUnusable(data.reason))) return [];
  const missingBefore = refunds.reduce((sum, { refund }) => sum + refund.missing, 0);
  const { tier } = paid.request;
  const amountCents = refundCents(tier, missingBefore + data.missing) - refundCents(tier, missingBefore);
  if (amountCents === 0) return [];
  return [{ type: 'RefundRequested', data: { ...data, paymentId: paid.payment.paymentId, amountCents } }];
};

const isForUnusable = (reason: RefundReason): boolean => reason === 'review-unusable';

/** The field by which later events distinguish the second refund of an order from the first. */
const kindOf = ({ reason }: Refund): { readonly forUnusable?: true } =>
  isForUnusable(reason) ? { forUnusable: true } : {};

/** The price of the missing reviews (D-64), rounded in the buyer's favor: STANDARD 334, 667, 1000. */
const refundCents = (tier: Tier, missing: number): number => {
  const { priceCents, reviewers } = PLANS[tier];
  return Math.ceil((priceCents * Math.min(missing, reviewers)) / reviewers);
};

const isAttempt =
  (refundId: string) =>
  ({ refund }: MadeRefund): boolean =>
    refund.refundId === refundId;

/** A failed refund stays failed, even if the provider's first answer arrives late. */
export const recordRefund = ({ data }: RecordRefund, order: Order): readonly OrderEvent[] => {
  const paid = begun(order);
  const refunds = isPaid(paid) ? refundsOf(paid) : [];
  const made = refunds.find(isAttempt(data.refundId));
  if (made === undefined) {
    const isOver = refunds.length > 0 && refunds.every(({ status }) => status === 'refunded');
    return isOver ? [] : refuse('refund-not-requested');
  }
  if (made.status !== 'to-refund') return [];
  const { amountCents, missing } = made.refund;
  return [{ type: 'PaymentRefunded', data: { ...data, amountCents, missing, ...kindOf(made.refund) } }];
};

/** An attempt before the last one must have failed. */
export const recordRefundFailure = ({ data }: RecordRefundFailure, order: Order): readonly OrderEvent[] => {
  const paid = begun(order);
  if (!isPaid(paid) || paid.status === 'paid') return refuse('refund-not-requested');
  const made = refundsOf(paid).find(isAttempt(data.refundId));
  if (made === undefined || made.status === 'refund-failed') return [];
  const { amountCents } = made.refund;
  const reversedCents = made.status === 'refunded' ? amountCents : 0;
  const { livemode } = paid.request;
  const { paymentId } = paid.payment;
  const failed = { ...data, paymentId, livemode, amountCents, reversedCents, ...kindOf(made.refund) };
  return [{ type: 'RefundFailed', data: failed }];
};

export const retryRefund = ({ data }: RetryRefund, order: Order): readonly OrderEvent[] => {
  const paid = begun(order);
  const made = isPaid(paid) ? refundsOf(paid).find(isAttempt(data.failedRefundId)) : undefined;
  if (made?.status !== 'refund-failed') return refuse('refund-not-failed');
  const { amountCents } = made.refund;
  return [{ type: 'RefundRetryRequested', data: { ...data, amountCents, ...kindOf(made.refund) } }];
};
