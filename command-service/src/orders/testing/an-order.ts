import type { OrderEvent } from '@twofold/contracts/orders/events';
import type { DisputeOutcome } from '@twofold/contracts/orders/provider-words';
import type { ConfirmPayment, OrderCommand } from '../order.ts';

export type DataOf<Type extends OrderEvent['type']> = Extract<OrderEvent, { type: Type }>['data'];
const orderId = 9;
const browser = 'b'.repeat(64);
const sessionId = 'cs_test_9';
const refundId = '0f8a2a4e-7a51-4d61-9c51-61a0a8f0c9b1';
const at = '2026-01-05T10:00:00.000Z';
export const later = '2026-01-05T11:00:00.000Z';
const linkHash = 'c'.repeat(64);
export const email = 'ada@example.com';

const purchase = {
  orderId,
  productId: 7,
  tier: 'QUICK',
  amountCents: 500,
  currency: 'usd',
  livemode: true,
} as const;
const request = (changes: Partial<DataOf<'CheckoutStarted'>> = {}): DataOf<'CheckoutStarted'> => ({
  ...purchase,
  provider: 'stripe',
  submittedBy: browser,
  startedAt: at,
  expiresAt: later,
  ...changes,
});
export const started = (changes: Partial<DataOf<'CheckoutStarted'>> = {}): OrderEvent => ({
  type: 'CheckoutStarted',
  data: request(changes),
});
export const opened: OrderEvent = {
  type: 'CheckoutSessionOpened',
  data: { orderId, sessionId, expiresAt: later, openedAt: at },
};
export const expired: OrderEvent = { type: 'CheckoutExpired', data: { orderId, expiredAt: later } };
export const confirmed = (changes: Partial<DataOf<'PaymentConfirmed'>> = {}): OrderEvent => ({
  type: 'PaymentConfirmed',
  data: {
    ...purchase,
    sessionId,
    paymentId: 'pi_9',
    email,
    linkHash,
    confirmedAt: later,
    dueAt: '2026-01-06T11:00:00.000Z',
    ...changes,
  },
});
export const bundle = { tier: 'STANDARD', amountCents: 1000 } as const;
export const claimed: OrderEvent = { type: 'OrderClaimed', data: { orderId, userId: 3, claimedAt: later } };
export const refund = (
  missing: number,
  amountCents: number,
  reason: 'promise-missed' | 'buyer-erased' | 'review-unusable' = 'promise-missed',
) =>
  ({
    type: 'RefundRequested',
    data: { orderId, refundId, paymentId: 'pi_9', amountCents, missing, reason, requestedAt: later },
  }) as const;
export const refunded = (missing: number, amountCents: number): OrderEvent => ({
  type: 'PaymentRefunded',
  data: { orderId, refundId, providerRefundId: 're_9', amountCents, missing, refundedAt: later },
});

export const start = (changes: Partial<DataOf<'CheckoutStarted'>> = {}): OrderCommand => ({
  type: 'StartCheckout',
  data: request(changes),
});
export const open = (id = sessionId): OrderCommand => ({
  type: 'OpenCheckout',
  data: { orderId, sessionId: id, expiresAt: later, openedAt: at },
});
export const expire: OrderCommand = { type: 'ExpireCheckout', data: { orderId, expiredAt: later } };
export const abandon: OrderCommand = { type: 'AbandonCheckout', data: { orderId, expiredAt: later } };
export const confirm = (paid: ConfirmPayment['data']['paid'] = {}, changes: Partial<ConfirmPayment['data']> = {}) =>
  ({
    type: 'ConfirmPayment',
    data: {
      orderId,
      sessionId,
      paymentId: 'pi_9',
      email,
      linkHash,
      confirmedAt: later,
      paid: { ...purchase, ...paid },
      ...changes,
    },
  }) as const;
export const claim = (userId = 3, by = browser): OrderCommand => ({
  type: 'ClaimOrder',
  data: { orderId, userId, browser: by, claimedAt: later },
});
export const linkRevoked: OrderEvent = { type: 'OrderLinkRevoked', data: { orderId, revokedAt: later } };
export const guestErased: OrderEvent = { type: 'GuestErased', data: { orderId, erasedAt: later } };
export const revokeLink = (by: { userId?: number; browser?: string } = { browser }): OrderCommand => ({
  type: 'RevokeOrderLink',
  data: { orderId, userId: by.userId, browser: by.browser, revokedAt: later },
});
export const emailGiven = (address = email): OrderEvent => ({
  type: 'GuestEmailGiven',
  data: { orderId, email: address, givenAt: later },
});
export const giveEmail = (address = email, by: string | undefined = browser): OrderCommand => ({
  type: 'GiveGuestEmail',
  data: { orderId, email: address, givenAt: later, browser: by },
});
export const eraseGuest: OrderCommand = { type: 'EraseGuest', data: { orderId, erasedAt: later } };
export const requestRefund = (missing: number): OrderCommand => ({
  type: 'RequestRefund',
  data: { orderId, refundId, missing, reason: 'promise-missed', requestedAt: later },
});
export const recordRefund = (id = refundId): OrderCommand => ({
  type: 'RecordRefund',
  data: { orderId, refundId: id, providerRefundId: 're_9', refundedAt: later },
});

export const retryId = '6b0d3f7c-53b5-4f4e-8a55-0d7a4ce0b111';
const ofPayment = { orderId, paymentId: 'pi_9', livemode: true } as const;
const failure = {
  orderId,
  refundId,
  providerRefundId: 're_9',
  reason: 'expired-or-canceled-card',
  failedAt: later,
} as const;
export const refundFailed = (amountCents: number, reversedCents: number, id = refundId): OrderEvent => ({
  type: 'RefundFailed',
  data: { ...ofPayment, ...failure, refundId: id, amountCents, reversedCents },
});
export const recordRefundFailure = (id = refundId): OrderCommand => ({
  type: 'RecordRefundFailure',
  data: { ...failure, refundId: id },
});
const retry = { orderId, refundId: retryId, failedRefundId: refundId, requestedBy: 4, requestedAt: later };
export const refundRetried = (amountCents: number): OrderEvent => ({
  type: 'RefundRetryRequested',
  data: { ...retry, amountCents },
});
export const retryRefund = (failedRefundId = refundId): OrderCommand => ({
  type: 'RetryRefund',
  data: { ...retry, failedRefundId },
});
const disputed = {
  orderId,
  disputeId: 'du_9',
  paymentId: 'pi_9',
  amountCents: 500,
  currency: 'usd',
  reason: 'fraudulent',
  openedAt: later,
} as const;
export const disputeOpened: OrderEvent = { type: 'DisputeOpened', data: { ...disputed, livemode: true } };
export const disputeClosed = (outcome: DisputeOutcome): OrderEvent => ({
  type: 'DisputeClosed',
  data: { orderId, disputeId: 'du_9', outcome, closedAt: later },
});
export const recordDispute = (outcome?: DisputeOutcome): OrderCommand => ({
  type: 'RecordDispute',
  data: { ...disputed, closed: outcome && { outcome, closedAt: later } },
});

/** The refund of a review that was unusable: the second one of an order. */
export const unusableId = '9d3c0a52-6f39-4f7e-9a4b-5a1f3f0a7c22';
const ofUnusable = { refundId: unusableId, forUnusable: true } as const;
export const refundOfUnusable = (amountCents: number): OrderEvent => ({
  type: 'RefundRequested',
  data: {
    orderId,
    refundId: unusableId,
    paymentId: 'pi_9',
    amountCents,
    missing: 1,
    reason: 'review-unusable',
    requestedAt: later,
  },
});
export const unusableRefunded = (amountCents: number): OrderEvent => ({
  type: 'PaymentRefunded',
  data: { orderId, ...ofUnusable, providerRefundId: 're_10', amountCents, missing: 1, refundedAt: later },
});
export const unusableFailed = (amountCents: number, reversedCents: number): OrderEvent => ({
  type: 'RefundFailed',
  data: { ...ofPayment, ...failure, ...ofUnusable, amountCents, reversedCents },
});
export const unusableRetried = (amountCents: number): OrderEvent => ({
  type: 'RefundRetryRequested',
  data: { ...retry, failedRefundId: unusableId, amountCents, forUnusable: true },
});
export const requestRefundOfUnusable: OrderCommand = {
  type: 'RequestRefund',
  data: { orderId, refundId: unusableId, missing: 1, reason: 'review-unusable', requestedAt: later },
};
