import type { PaymentIssuesView } from '@twofold/contracts/audit/payments/api';

export const refundId = '7d0c1d9e-5a4b-4f0a-9f3e-000000000501';

/** Two failed refunds, one of which is being retried; a dispute in another currency; and resolved ones. */
export const paymentIssues: PaymentIssuesView = {
  issues: [
    {
      kind: 'refund',
      state: 'open',
      orderId: 1042,
      reference: refundId,
      amountCents: 334,
      currency: 'usd',
      reason: 'expired-or-canceled-card',
      openedAt: '2025-01-06T09:12:00.000Z',
      link: 'https://dashboard.stripe.com/payments/pi_3QabcdEfGhIjKl',
    },
    {
      kind: 'refund',
      state: 'retrying',
      orderId: 1038,
      reference: '7d0c1d9e-5a4b-4f0a-9f3e-000000000502',
      amountCents: 667,
      currency: 'usd',
      reason: 'declined',
      openedAt: '2025-01-05T17:40:00.000Z',
    },
    {
      kind: 'dispute',
      state: 'open',
      orderId: 1017,
      reference: 'du_1QabcdEfGhIjKl',
      amountCents: 921,
      currency: 'eur',
      reason: 'product-not-received',
      openedAt: '2025-01-07T03:00:00.000Z',
      link: 'https://dashboard.stripe.com/payments/pi_3QzyxwVuTsRqPo',
    },
    {
      kind: 'dispute',
      state: 'won',
      orderId: 990,
      reference: 'du_1QzyxwVuTsRqPo',
      amountCents: 500,
      currency: 'usd',
      reason: 'fraudulent',
      openedAt: '2024-11-02T03:00:00.000Z',
      closedAt: '2025-01-02T03:00:00.000Z',
      link: 'https://dashboard.stripe.com/payments/pi_3QaaaaaaaaaaaA',
    },
  ],
};
