import { z } from 'zod';

/** Why the provider could not refund. `unknown`: no reason, or one that this release does not know. */
export const refundFailure = z.enum([
  'lost-or-stolen-card',
  'expired-or-canceled-card',
  'charge-disputed',
  'insufficient-funds',
  'declined',
  'merchant-request',
  'canceled',
  'unknown',
]);
export type RefundFailure = z.infer<typeof refundFailure>;

/** The bank's reason for a dispute. `other`: one that this release does not know. */
export const disputeReason = z.enum([
  'bank-cannot-process',
  'check-returned',
  'credit-not-processed',
  'customer-initiated',
  'debit-not-authorized',
  'duplicate',
  'fraudulent',
  'general',
  'incorrect-account-details',
  'insufficient-funds',
  'noncompliant',
  'product-not-received',
  'product-unacceptable',
  'subscription-canceled',
  'unrecognized',
  'other',
]);
export type DisputeReason = z.infer<typeof disputeReason>;

/** How a dispute ended. `inquiry-closed` and `prevented`: no money was taken. */
export const disputeOutcome = z.enum(['won', 'lost', 'inquiry-closed', 'prevented']);
export type DisputeOutcome = z.infer<typeof disputeOutcome>;
