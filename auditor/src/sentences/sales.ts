import type { FeedbackOrigin } from '@twofold/contracts/feedback/events';
import { counted, money, quoted, type SentencesOf } from './wording.ts';

export const order: SentencesOf<'order'> = {
  CheckoutStarted: ({ orderId, tier, productId, amountCents, currency, provider, requestedBy }) =>
    `Order ${orderId} was started by ${requestedBy === undefined ? 'a guest' : `user ${requestedBy}`}: ${tier} for app ${productId}, ${money(amountCents, currency)}, payment provider ${provider}`,
  CheckoutSessionOpened: ({ orderId, sessionId }) => `Checkout session ${sessionId} was opened for order ${orderId}`,
  CheckoutExpired: ({ orderId }) => `Order ${orderId} was not paid in time`,
  PaymentConfirmed: ({ orderId, amountCents, currency, paymentId, email, livemode }) =>
    `Order ${orderId} was paid: ${money(amountCents, currency)}${livemode ? '' : ' (no real money)'}, payment ${paymentId}${email === undefined ? '' : `, by ${quoted(email)}`}`,
  GuestEmailGiven: ({ orderId, email }) => `The buyer of order ${orderId} gave the address ${quoted(email)}`,
  OrderClaimed: ({ orderId, userId }) => `Order ${orderId} belongs to user ${userId} from now on`,
  OrderLinkRevoked: ({ orderId }) => `The link to order ${orderId} was revoked`,
  GuestErased: ({ orderId }) => `The guest who bought order ${orderId} was erased`,
  RefundRequested: ({ orderId, amountCents, missing, reason }) =>
    `A refund of ${money(amountCents)} was requested for order ${orderId}, for ${counted(missing, 'missing review')}: ${reason}`,
  PaymentRefunded: ({ orderId, amountCents, providerRefundId }) =>
    `${money(amountCents)} of order ${orderId} were refunded, refund ${providerRefundId}`,
  RefundFailed: ({ orderId, amountCents, providerRefundId, reason }) =>
    `${money(amountCents)} of order ${orderId} could not be refunded, refund ${providerRefundId}: ${reason}`,
  RefundRetryRequested: ({ orderId, amountCents, requestedBy }) =>
    `User ${requestedBy} had ${money(amountCents)} of order ${orderId} refunded again`,
  DisputeOpened: ({ orderId, amountCents, currency, paymentId, reason, disputeId }) =>
    `${money(amountCents, currency)} of order ${orderId} are disputed, payment ${paymentId}, dispute ${disputeId}: ${reason}`,
  DisputeClosed: ({ orderId, disputeId, outcome }) => `Dispute ${disputeId} of order ${orderId} has ended: ${outcome}`,
};

export const checkout: SentencesOf<'checkout'> = {
  CheckoutSessionAssigned: ({ sessionId, orderId }) => `Checkout session ${sessionId} belongs to order ${orderId}`,
};

export const buyer: SentencesOf<'buyer'> = {
  GuestOrderStarted: ({ orderId }) => `A browser without an account started order ${orderId}`,
};

const origin = (of: FeedbackOrigin): string =>
  of.source === 'credit-request'
    ? `credits of user ${of.userId}`
    : `order ${of.orderId}${of.replaces === undefined ? '' : `, in place of review ${of.replaces}`}`;

export const feedback: SentencesOf<'feedback'> = {
  FeedbackRequested: ({ seats, productId, origin: of, dueAt }) =>
    `${counted(seats, 'review')} of app ${productId} ${seats === 1 ? 'was' : 'were'} requested (${origin(of)}), due ${dueAt}`,
  SeatClaimed: ({ seat, productId, userId, dueAt }) =>
    `User ${userId} took seat ${seat} for app ${productId}, until ${dueAt}`,
  SeatReopened: ({ seat, productId, userId, reason }) =>
    `Seat ${seat} for app ${productId} is open again: user ${userId} no longer holds it (${reason})`,
  SeatFilled: ({ seat, productId, userId, reviewId }) =>
    `Seat ${seat} for app ${productId} was filled by user ${userId} with review ${reviewId}`,
  FeedbackDelivered: ({ productId, origin: of }) => `The request for app ${productId} (${origin(of)}) was delivered`,
  FeedbackClosed: ({ productId, origin: of, missing, reason }) =>
    `The request for app ${productId} (${origin(of)}) was closed without ${missing.length === 1 ? 'seat' : 'seats'} ${missing.join(', ')}: ${reason}`,
};

export const claims: SentencesOf<'claims'> = {
  ClaimBegun: ({ userId, productId, requestId }) =>
    `User ${userId} began to claim a seat for app ${productId} in request ${requestId}`,
  ClaimEnded: ({ userId, requestId, ending }) => `The claim of user ${userId} in request ${requestId} ended: ${ending}`,
};

export const brief: SentencesOf<'brief'> = {
  BriefWritten: ({ requestId, origin: of, access }) =>
    `A brief for the reviewers of request ${requestId} was written, by ${origin(of)}${access === undefined ? '' : ', with a test login'}`,
  BriefAccessErased: ({ requestId }) => `The test login for request ${requestId} was erased`,
  BriefErased: ({ requestId }) => `The brief for request ${requestId} was erased with its author`,
};

export const comparison: SentencesOf<'comparison'> = {
  ComparisonDelivered: ({ orderId, reviewIds, lines, comparedBy }) =>
    `Reviews ${reviewIds.join(', ')} of order ${orderId} were compared by ${comparedBy.by === 'rules' ? `rules, version ${comparedBy.version}` : `the model ${comparedBy.model}`}: ${counted(lines.length, 'line')}`,
};

export const security: SentencesOf<'security'> = {
  PaymentMismatchDetected: ({ sessionId, expected, paid }) =>
    `What was paid in the session ${sessionId} is not what was ordered: ${JSON.stringify(paid)} instead of ${JSON.stringify(expected)}`,
};
