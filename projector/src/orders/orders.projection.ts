import { orderEvents } from '@twofold/contracts/orders/events';
import type { OrderRefund, OrderRow } from '@twofold/contracts/orders/read-model';
import { projection } from '../projection.ts';

/**
 * Every order, paid or not. Reads `order-<orderId>`. `paid` is final: a late payment still counts. A guest's address is
 * not stored here, because no query needs it.
 */
export const ordersProjection = projection<OrderRow, typeof orderEvents>('orders', {
  version: 3,
  events: orderEvents,
  keys: ({ data }) => [data.orderId],
  apply: {
    CheckoutStarted: (order, { data }) =>
      order ?? {
        id: data.orderId,
        product_id: data.productId,
        tier: data.tier,
        amount_cents: data.amountCents,
        provider: data.provider,
        session_id: null,
        status: 'unpaid',
        user_id: data.requestedBy ?? null,
        browser: data.submittedBy,
        link_hash: null,
        started_at: data.startedAt,
        paid_at: null,
        due_at: null,
        refunds: '[]',
      },
    CheckoutSessionOpened: (order, { data }) => order && { ...order, session_id: data.sessionId },
    CheckoutExpired: (order) => (order?.status === 'unpaid' ? { ...order, status: 'expired' } : order),
    PaymentConfirmed: (order, { data }) =>
      order === undefined || order.status === 'paid'
        ? order
        : {
            ...order,
            status: 'paid',
            session_id: data.sessionId,
            link_hash: data.linkHash,
            paid_at: data.confirmedAt,
            due_at: data.dueAt,
          },
    OrderClaimed: (order, { data }) => order && { ...order, user_id: data.userId },
    OrderLinkRevoked: (order) => order && { ...order, link_hash: null },
    GuestErased: (order) => order && { ...order, browser: '', link_hash: null },
    RefundRequested: (order, { data }) => {
      if (order === undefined) return order;
      const { amountCents, missing, reason, requestedAt: at } = data;
      const refunds = refundsOf(order);
      // An order has at most two refunds: for missing reviews, and for an unusable one.
      if (refunds.some((refund) => isForUnusable(refund) === isForUnusable(data))) return order;
      return withRefunds(order, [...refunds, { amountCents, missing, reason, state: 'requested', at }]);
    },
    PaymentRefunded: (order, { data }) =>
      changed(order, data, (refund) =>
        refund.state === 'requested' ? { ...refund, state: 'refunded', at: data.refundedAt } : refund,
      ),
    RefundFailed: (order, { data }) =>
      changed(order, data, (refund) => ({ ...refund, state: 'failed', at: data.failedAt })),
    RefundRetryRequested: (order, { data }) =>
      changed(order, data, (refund) => ({ ...refund, state: 'requested', at: data.requestedAt })),
  },
});

const refundsOf = (order: OrderRow): readonly OrderRefund[] => JSON.parse(order.refunds) as OrderRefund[];

const isForUnusable = ({ reason }: Pick<OrderRefund, 'reason'>): boolean => reason === 'review-unusable';

const withRefunds = (order: OrderRow, refunds: readonly OrderRefund[]): OrderRow => ({
  ...order,
  refunds: JSON.stringify(refunds),
});

/** Changes the refund that the event is about. */
const changed = (
  order: OrderRow | undefined,
  { forUnusable }: { readonly forUnusable?: true | undefined },
  change: (refund: OrderRefund) => OrderRefund,
): OrderRow | undefined =>
  order &&
  withRefunds(
    order,
    refundsOf(order).map((refund) => (isForUnusable(refund) === (forUnusable === true) ? change(refund) : refund)),
  );
