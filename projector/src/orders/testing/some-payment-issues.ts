import type { OrderEvent } from '@twofold/contracts/orders/events';

const ofPayment = { orderId: 9, paymentId: 'pi_1', livemode: false } as const;
const refundId = '00000000-0000-4000-8000-000000000001';
const retryId = '00000000-0000-4000-8000-000000000002';

/** The events of a failed refund and of a dispute of order 9. */
export const somePaymentIssues = {
  refundFailed: {
    type: 'RefundFailed',
    data: {
      ...ofPayment,
      refundId,
      providerRefundId: 're_1',
      amountCents: 667,
      reversedCents: 667,
      reason: 'expired-or-canceled-card',
      failedAt: '2030-01-04T12:00:00.000Z',
    },
  },
  refundRetried: {
    type: 'RefundRetryRequested',
    data: {
      orderId: 9,
      refundId: retryId,
      failedRefundId: refundId,
      amountCents: 667,
      requestedBy: 4,
      requestedAt: '2030-01-05T12:00:00.000Z',
    },
  },
  retryPaid: {
    type: 'PaymentRefunded',
    data: {
      orderId: 9,
      refundId: retryId,
      providerRefundId: 're_2',
      amountCents: 667,
      missing: 2,
      refundedAt: '2030-01-06T12:00:00.000Z',
    },
  },
  disputeOpened: {
    type: 'DisputeOpened',
    data: {
      ...ofPayment,
      disputeId: 'du_1',
      amountCents: 920,
      currency: 'eur',
      reason: 'fraudulent',
      openedAt: '2030-01-04T12:00:00.000Z',
    },
  },
  disputeLost: {
    type: 'DisputeClosed',
    data: { orderId: 9, disputeId: 'du_1', outcome: 'lost', closedAt: '2030-02-04T12:00:00.000Z' },
  },
} as const satisfies Readonly<Record<string, OrderEvent>>;
