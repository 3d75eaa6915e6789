import { orderEvents } from '@twofold/contracts/orders/events';
import type { PaymentIssueRow } from '@twofold/contracts/orders/issue-row';
import { projection } from '../projection.ts';

/** Failed refunds and disputes, open and closed. Reads `order-<orderId>`. */
export const paymentIssuesProjection = projection<PaymentIssueRow, typeof orderEvents>('payment_issues', {
  version: 2,
  events: orderEvents,
  keys: ({ data }) => {
    if ('disputeId' in data) return [`dispute-${data.disputeId}`];
    // The second refund of an order has a separate row.
    return ['forUnusable' in data && data.forUnusable ? `refund-${data.orderId}-unusable` : `refund-${data.orderId}`];
  },
  apply: {
    RefundFailed: (_issue, { data }, key) => ({
      key: String(key),
      order_id: data.orderId,
      kind: 'refund',
      state: 'open',
      reference: data.refundId,
      payment_id: data.paymentId,
      livemode: data.livemode,
      amount_cents: data.amountCents,
      currency: 'usd',
      reason: data.reason,
      opened_at: data.failedAt,
      closed_at: null,
    }),
    RefundRetryRequested: (issue) => issue && { ...issue, state: 'retrying' },
    PaymentRefunded: (issue, { data }) => issue && { ...issue, state: 'paid', closed_at: data.refundedAt },
    DisputeOpened: (issue, { data }, key) =>
      issue ?? {
        key: String(key),
        order_id: data.orderId,
        kind: 'dispute',
        state: 'open',
        reference: data.disputeId,
        payment_id: data.paymentId,
        livemode: data.livemode,
        amount_cents: data.amountCents,
        currency: data.currency,
        reason: data.reason,
        opened_at: data.openedAt,
        closed_at: null,
      },
    DisputeClosed: (issue, { data }) => issue && { ...issue, state: data.outcome, closed_at: data.closedAt },
  },
});
