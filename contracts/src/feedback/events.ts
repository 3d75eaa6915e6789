import { z } from 'zod';
import type { EventOf } from '../event-of.ts';
import { earlierVersion, versioned } from '../versioned.ts';
import { comparison } from './comparison.ts';

const id = z.int().positive();
const seat = z.int().positive();

/**
 * What pays for a request: an order, or credits reserved on a user's ledger. `replaces` is the review that was unusable
 * (D-127): then the order pays for a second request, of one seat.
 */
export const feedbackOrigin = z.discriminatedUnion('source', [
  z.object({ source: z.literal('paid-order'), orderId: id, replaces: id.optional() }),
  z.object({ source: z.literal('credit-request'), reservationId: z.uuid(), userId: id }),
]);
export type FeedbackOrigin = z.infer<typeof feedbackOrigin>;

/** The common fields of a request's events, so that handlers need only one event. */
const ofRequest = { requestId: z.uuid(), productId: id, origin: feedbackOrigin };

/** Why a reviewer no longer has a seat. */
export const reopening = z.enum(['released', 'expired', 'reviewer-erased']);
export type Reopening = z.infer<typeof reopening>;

const closed = z.object({
  ...ofRequest,
  missing: z.array(seat).min(1),
  reason: z.enum(['promise-missed', 'product-taken-down', 'requester-erased']),
  closedAt: z.iso.datetime(),
});

/**
 * A request for reviews: its seats, their reviewers, and their outcome. Stream: `feedback-<UUIDv5 of the order or of
 * the reservation>`, so that it is opened once. Seats count from 1. A claim has a deadline, `claimHours` after it began
 * and never beyond `dueAt`, the deadline of the request.
 */
export const feedbackEvents = {
  FeedbackRequested: z.object({
    ...ofRequest,
    seats: z.int().min(1).max(10),
    claimHours: z.int().positive(),
    requestedAt: z.iso.datetime(),
    dueAt: z.iso.datetime(),
  }),
  SeatClaimed: z.object({ ...ofRequest, seat, userId: id, claimedAt: z.iso.datetime(), dueAt: z.iso.datetime() }),
  /** The seat is open again. A reviewer whose claim expired may still fill the seat while it is open. */
  SeatReopened: z.object({ ...ofRequest, seat, userId: id, reason: reopening, reopenedAt: z.iso.datetime() }),
  SeatFilled: z.object({ ...ofRequest, seat, userId: id, reviewId: id, filledAt: z.iso.datetime() }),
  /** Every seat is filled. */
  FeedbackDelivered: z.object({ ...ofRequest, deliveredAt: z.iso.datetime() }),
  /**
   * The deadline passed, the app was taken down, or the requester canceled before a seat was claimed: the `missing`
   * seats stay empty and are refunded.
   */
  FeedbackClosed: versioned(closed.extend({ reason: z.enum([...closed.shape.reason.options, 'cancelled']) }), [
    earlierVersion(closed, (data) => data),
  ]),
};
export type FeedbackEvent = EventOf<typeof feedbackEvents>;

/** An entry in a reviewer's claims. User, request and time together identify a claim. */
const ofClaim = { userId: id, requestId: z.uuid(), claimedAt: z.iso.datetime() };

/** How a claim ended. `withdrawn`: the request did not grant a seat. `closed`: the request ended first. */
const claimEnding = z.enum(['filled', 'released', 'expired', 'closed', 'withdrawn']);
export type ClaimEnding = z.infer<typeof claimEnding>;

/**
 * The claims of one reviewer in all requests, so that they are counted exactly (D-126). Stream: `claims-<userId>`. A
 * claim begins here before its request grants the seat; its end is recorded when the reviewer makes the next claim.
 */
export const claimEvents = {
  /**
   * `mayHold` is how many open claims were allowed, including this one; absent if the limit is off, and in claims of an
   * earlier release.
   */
  ClaimBegun: z.object({ ...ofClaim, productId: id, mayHold: z.int().positive().optional() }),
  /** `endedAt` is when the seat was released or the claim expired; for other endings, when the end was recorded. */
  ClaimEnded: z.object({ ...ofClaim, ending: claimEnding, endedAt: z.iso.datetime() }),
};
export type ClaimEvent = EventOf<typeof claimEvents>;

/**
 * The comparisons of the reviews of an order (D-65). Stream: `comparison-<requestId>`. Each covers more reviews than
 * the one before. Sentences are referenced by their offsets, without their words: without the author's text a reference
 * reveals nothing (D-39).
 */
export const comparisonEvents = {
  ComparisonDelivered: comparison.extend({
    requestId: z.uuid(),
    productId: id,
    orderId: id,
    deliveredAt: z.iso.datetime(),
  }),
};
export type ComparisonEvent = EventOf<typeof comparisonEvents>;
