import { z } from 'zod';
import type { EventOf } from '../event-of.ts';
import { personal } from '../personal.ts';
import { earlierVersion, versioned } from '../versioned.ts';
import { disputeOutcome, disputeReason, refundFailure } from './provider-words.ts';

const id = z.int().positive();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const cents = z.int().positive();
/** As the provider makes them: `cs_live_…`, or our own for a simulated checkout. */
const sessionId = z.string().regex(/^[A-Za-z0-9_]{8,255}$/);
const providerId = z.string().min(1).max(255);

/** The plans that are sold; what they contain is in `plans.ts`. */
export const tier = z.enum(['QUICK', 'STANDARD']);
export type Tier = z.infer<typeof tier>;

/** What is paid, for which app; the server decides it when the checkout starts, and it is compared at every payment. */
const purchase = {
  orderId: id,
  productId: id,
  tier,
  amountCents: cents,
  currency: z.literal('usd'),
  /** Whether real money moves. */
  livemode: z.boolean(),
};

/** Why an order is paid back, in part or whole. `review-unusable`: nobody replaced a review that its buyer reported (D-127). */
export const refundReason = z.enum([
  'promise-missed',
  'product-taken-down',
  'buyer-erased',
  'order-cancelled',
  'review-unusable',
]);
export type RefundReason = z.infer<typeof refundReason>;

const refundRequested = z.object({
  orderId: id,
  refundId: z.uuid(),
  paymentId: providerId,
  amountCents: cents,
  missing: z.int().positive(),
  reason: refundReason.exclude(['order-cancelled', 'review-unusable']),
  requestedAt: z.iso.datetime(),
});

/** Present where a refund is for a review that was unusable: an order may have another one beside it. */
const forUnusable = z.literal(true).optional();

/** What somebody needs to find a payment at its provider. */
const troubled = { orderId: id, paymentId: providerId, livemode: z.boolean() };

/**
 * What can happen to one order. Stream: `order-<orderId>`; the id is also the provider's idempotency key, so
 * `CheckoutStarted` comes before the call to it. `requestedBy` is the buyer's account, if any. `submittedBy` is what the
 * buyer's cookie `browser` stands for, `device` what the cookie `device` stands for (D-133); before there were two cookies,
 * `submittedBy` was both.
 */
export const orderEvents = {
  CheckoutStarted: z.object({
    ...purchase,
    provider: z.enum(['stripe', 'simulated']),
    requestedBy: id.optional(),
    submittedBy: sha256,
    device: sha256.optional(),
    startedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  CheckoutSessionOpened: z.object({ orderId: id, sessionId, expiresAt: z.iso.datetime(), openedAt: z.iso.datetime() }),
  /** Nobody paid in time. A payment that is heard of later still counts. */
  CheckoutExpired: z.object({ orderId: id, expiredAt: z.iso.datetime() }),
  /**
   * The one fulfillment of an order, however often and by which way the payment is heard of. `email` is the address that
   * the provider was given by a buyer without an account; who has an account has none here, so that nothing needs the key
   * of an order whose buyer was erased before it was paid. `linkHash` is the SHA-256 of the token in the mail to them
   * (D-59), `dueAt` the promise.
   */
  PaymentConfirmed: z.object({
    ...purchase,
    sessionId,
    paymentId: providerId,
    requestedBy: id.optional(),
    email: personal(z.email(), { sealedWith: 'order', of: 'orderId' }).optional(),
    linkHash: sha256,
    confirmedAt: z.iso.datetime(),
    dueAt: z.iso.datetime(),
  }),
  /** A buyer without an account has told us where to write to, since the provider was given no address. */
  GuestEmailGiven: z.object({
    orderId: id,
    email: personal(z.email(), { sealedWith: 'order', of: 'orderId' }),
    givenAt: z.iso.datetime(),
  }),
  /** Bought in a browser without an account, it belongs to one from now on (D-59). */
  OrderClaimed: z.object({ orderId: id, userId: id, claimedAt: z.iso.datetime() }),
  /** The token in the mails about this order no longer opens it. */
  OrderLinkRevoked: z.object({ orderId: id, revokedAt: z.iso.datetime() }),
  /** The buyer without an account is erased: their browser and the token no longer open the order. */
  GuestErased: z.object({ orderId: id, erasedAt: z.iso.datetime() }),
  /**
   * `missing` is how many reviews were not delivered. An order is paid back once for what its request missed, and once more
   * for a review that was unusable and was not replaced; both together never exceed its price.
   */
  RefundRequested: versioned(refundRequested.extend({ reason: refundReason }), [
    earlierVersion(refundRequested, (data) => data),
    earlierVersion(refundRequested.extend({ reason: refundReason.exclude(['review-unusable']) }), (data) => data),
  ]),
  PaymentRefunded: z.object({
    orderId: id,
    refundId: z.uuid(),
    providerRefundId: providerId,
    amountCents: cents,
    missing: z.int().positive(),
    forUnusable,
    refundedAt: z.iso.datetime(),
  }),
  /**
   * The provider could not pay back. It can say so at once, or weeks after `PaymentRefunded`: `reversedCents` is what that
   * event recorded for this refund, or 0.
   */
  RefundFailed: z.object({
    ...troubled,
    refundId: z.uuid(),
    providerRefundId: providerId,
    amountCents: cents,
    reversedCents: z.int().nonnegative(),
    reason: refundFailure,
    forUnusable,
    failedAt: z.iso.datetime(),
  }),
  /** An operator has a failed refund paid again, under an id of its own, since the provider answers the old one as before. */
  RefundRetryRequested: z.object({
    orderId: id,
    refundId: z.uuid(),
    failedRefundId: z.uuid(),
    amountCents: cents,
    forUnusable,
    requestedBy: id,
    requestedAt: z.iso.datetime(),
  }),
  /** The cardholder's bank asks about the payment, or takes it back (a chargeback). The order goes on as before. */
  DisputeOpened: z.object({
    ...troubled,
    disputeId: providerId,
    amountCents: cents,
    /** Of the cardholder's bank: a dispute may be in another currency than the payment. */
    currency: z.string().regex(/^[a-z]{3}$/),
    reason: disputeReason,
    openedAt: z.iso.datetime(),
  }),
  /** A lost dispute can be won on appeal: then it is closed a second time. */
  DisputeClosed: z.object({
    orderId: id,
    disputeId: providerId,
    outcome: disputeOutcome,
    closedAt: z.iso.datetime(),
  }),
};
export type OrderEvent = EventOf<typeof orderEvents>;

/** Which order a payment session belongs to. Stream: `checkout-<sessionId>`, created with its only event. */
export const checkoutEvents = {
  CheckoutSessionAssigned: z.object({ sessionId, orderId: id, assignedAt: z.iso.datetime() }),
};
export type CheckoutEvent = EventOf<typeof checkoutEvents>;

/** What a browser has bought without an account. Stream: `buyer-<browser>`, as in `submittedBy` of `CheckoutStarted`. */
export const buyerEvents = {
  GuestOrderStarted: z.object({ browser: sha256, orderId: id, startedAt: z.iso.datetime() }),
};
export type BuyerEvent = EventOf<typeof buyerEvents>;

/** What is paid must be what was started; what was not is kept for somebody to look at, and makes no order (D-114). */
const compared = z.object({
  orderId: id.optional(),
  productId: id.optional(),
  tier: z.string().max(100).optional(),
  amountCents: z.int().optional(),
  currency: z.string().max(10).optional(),
  livemode: z.boolean().optional(),
});

/** What somebody should look at. Stream: `security-payment_<sessionId>`. */
export const securityEvents = {
  PaymentMismatchDetected: z.object({ sessionId, expected: compared, paid: compared, detectedAt: z.iso.datetime() }),
};
export type SecurityEvent = EventOf<typeof securityEvents>;
