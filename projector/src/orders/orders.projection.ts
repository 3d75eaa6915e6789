import { orderEvents } from '@twofold/contracts/orders/events';
import type { OrderRefund, OrderRow } from '@twofold/contracts/orders/read-model';
import { projection } from '../projection.ts';

/**
 * Every order, paid or not. Reads `order-<orderId>`. A payment that is heard of late still counts, so `paid` is never left
 * again. The address of a buyer without an account is not kept here: nobody reads it.
 */
export const ordersProjection = projection<OrderRow, typeof orderEvents>('orders', {
  version: 2,
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
      // An order is paid back once.
      if (order === undefined || order.refunds !== '[]') return order;
      const { amountCents, missing, reason, requestedAt: at } = data;
      return withRefund(order, { amountCents, missing, reason, state: 'requested', at });
    },
    PaymentRefunded: (order, { data }) => {
      const [refund] = order === undefined ? [] : refundsOf(order);
      if (order === undefined || refund?.state !== 'requested') return order;
      return withRefund(order, { ...refund, state: 'refunded', at: data.refundedAt });
    },
    RefundFailed: (order, { data }) => {
      const [refund] = order === undefined ? [] : refundsOf(order);
      return order && refund && withRefund(order, { ...refund, state: 'failed', at: data.failedAt });
    },
    RefundRetryRequested: (order, { data }) => {
      const [refund] = order === undefined ? [] : refundsOf(order);
      return order && refund && withRefund(order, { ...refund, state: 'requested', at: data.requestedAt });
    },
  },
});

const refundsOf = (order: OrderRow): OrderRefund[] => JSON.parse(order.refunds) as OrderRefund[];

const withRefund = (order: OrderRow, refund: OrderRefund): OrderRow => ({
  ...order,
  refunds: JSON.stringify([refund]),
});
