import { z } from 'zod';
import type { EventOf } from '../event-of.ts';
import { personal } from '../personal.ts';
import { earlierVersion, versioned } from '../versioned.ts';
import { disputeOutcome, disputeReason, refundFailure } from './provider-words.ts';

const id = z.int().positive();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const cents = z.int().positive();
/** The provider's id, `cs_live_…`, or our own for a simulated checkout. */
const sessionId = z.string().regex(/^[A-Za-z0-9_]{8,255}$/);
const providerId = z.string().min(1).max(255);

/** The plans for sale; `plans.ts` has their content. */
export const tier = z.enum(['QUICK', 'STANDARD']);
export type Tier = z.infer<typeof tier>;

/** The terms of a payment, and its app. The server sets them when the checkout starts, and compares every payment with them. */
const purchase = {
  orderId: id,
  productId: id,
  tier,
  amountCents: cents,
  currency: z.literal('usd'),
  /** Whether it is real money. */
  livemode: z.boolean(),
};

/**
 * The reason for a partial or full refund. `review-unusable`: no reviewer replaced a review that its buyer reported
 * (D-127).
 */
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

/** Present if the refund is for an unusable review; the order may have another refund as well. */
const forUnusable = z.literal(true).optional();

/** The references to find a payment at its provider. */
const payment = { orderId: id, paymentId: providerId, livemode: z.boolean() };

/**
 * The life of one order. Stream: `order-<orderId>`; the id is also the provider's idempotency key, so `CheckoutStarted`
 * is recorded before the provider is called. `requestedBy` is the buyer's account, if any. `submittedBy` is the value of
 * the buyer's cookie `browser`, `device` that of the cookie `device` (D-133); before there were two cookies,
 * `submittedBy` was the SHA-256 of the only one.
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
  /** Not paid in time. A payment that arrives later still counts. */
  CheckoutExpired: z.object({ orderId: id, expiredAt: z.iso.datetime() }),
  /**
   * Marks the order as paid, exactly once, even if its payment is confirmed several times or in several ways. `email` is
   * the address that a guest gave the provider. It is absent for an account, so that no key of an erased buyer is
   * needed. `linkHash` is the SHA-256 of the token in the mail (D-59), `dueAt` the delivery deadline.
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
  /** A buyer without an account gave an email address, because the provider had none. */
  GuestEmailGiven: z.object({
    orderId: id,
    email: personal(z.email(), { sealedWith: 'order', of: 'orderId' }),
    givenAt: z.iso.datetime(),
  }),
  /** An order that was bought without an account now belongs to one (D-59). */
  OrderClaimed: z.object({ orderId: id, userId: id, claimedAt: z.iso.datetime() }),
  /** The token in the mails about this order no longer opens it. */
  OrderLinkRevoked: z.object({ orderId: id, revokedAt: z.iso.datetime() }),
  /** The buyer without an account was erased: their browser and the token no longer open the order. */
  GuestErased: z.object({ orderId: id, erasedAt: z.iso.datetime() }),
  /**
   * `missing` is how many reviews were not delivered. An order is refunded once for missing reviews, and once more for
   * an unusable review without replacement; together never more than its price.
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
   * The provider could not refund. It may report this immediately, or weeks after `PaymentRefunded`: `reversedCents` is
   * the amount that event recorded for this refund, or 0.
   */
  RefundFailed: z.object({
    ...payment,
    refundId: z.uuid(),
    providerRefundId: providerId,
    amountCents: cents,
    reversedCents: z.int().nonnegative(),
    reason: refundFailure,
    forUnusable,
    failedAt: z.iso.datetime(),
  }),
  /** An operator retries a failed refund under a new id, because the provider repeats its answer for the old one. */
  RefundRetryRequested: z.object({
    orderId: id,
    refundId: z.uuid(),
    failedRefundId: z.uuid(),
    amountCents: cents,
    forUnusable,
    requestedBy: id,
    requestedAt: z.iso.datetime(),
  }),
  /** The cardholder's bank questions the payment, or reverses it (a chargeback). The order continues as before. */
  DisputeOpened: z.object({
    ...payment,
    disputeId: providerId,
    amountCents: cents,
    /** Set by the cardholder's bank; it may differ from the payment's currency. */
    currency: z.string().regex(/^[a-z]{3}$/),
    reason: disputeReason,
    openedAt: z.iso.datetime(),
  }),
  /** A lost dispute can be won on appeal; then it is closed a second time. */
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

/** The guest orders of a browser. Stream: `buyer-<browser>`, as in `submittedBy` of `CheckoutStarted`. */
export const buyerEvents = {
  GuestOrderStarted: z.object({ browser: sha256, orderId: id, startedAt: z.iso.datetime() }),
};
export type BuyerEvent = EventOf<typeof buyerEvents>;

/** A payment must match its checkout. A mismatch is recorded for review and pays no order (D-114). */
const paymentTerms = z.object({
  orderId: id.optional(),
  productId: id.optional(),
  tier: z.string().max(100).optional(),
  amountCents: z.int().optional(),
  currency: z.string().max(10).optional(),
  livemode: z.boolean().optional(),
});

/** A payment that needs attention. Stream: `security-payment_<sessionId>`. */
export const securityEvents = {
  /** The provider reports a payment with other terms than the order's. The order stays unpaid and delivers nothing. */
  PaymentMismatchDetected: z.object({
    sessionId,
    expected: paymentTerms,
    paid: paymentTerms,
    detectedAt: z.iso.datetime(),
  }),
};
export type SecurityEvent = EventOf<typeof securityEvents>;
