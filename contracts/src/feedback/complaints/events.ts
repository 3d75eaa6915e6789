import { z } from 'zod';
import type { EventOf } from '../../event-of.ts';
import { personal } from '../../personal.ts';
import { COMPLAINT_LIMITS, complaintReason } from './terms.ts';

const id = z.int().positive();

/** The common fields of a complaint's events, so that handlers need only one event. */
const ofComplaint = {
  orderId: id,
  /** The request whose seat the review filled. */
  requestId: z.uuid(),
  productId: id,
  reviewId: id,
  reviewerId: id,
};

/** Whether completing the review earned its author a credit. */
const earns = z.boolean();

/**
 * A buyer's complaint about one review of an order (D-127). Stream: `complaint-<orderId>`, so that an order has at most
 * one, and at most one seat is reopened. ("Report" is the name of the analysis.) `note` is sealed with the key of the
 * complaint, `text` with that of its author.
 */
export const complaintEvents = {
  /**
   * The reviewer can appeal before `appealBy`. `replacementId` is the request that would replace the review, promised
   * `promiseHours` after it is opened.
   */
  ReviewReported: z.object({
    ...ofComplaint,
    seat: id,
    reason: complaintReason,
    note: personal(z.string().min(1).max(COMPLAINT_LIMITS.note), { sealedWith: 'complaint', of: 'orderId' }),
    /** The account of the buyer, if they have one. */
    reportedBy: id.optional(),
    earns,
    replacementId: z.uuid(),
    claimHours: id,
    promiseHours: id,
    reportedAt: z.iso.datetime(),
    appealBy: z.iso.datetime(),
  }),
  /** The reviewer objects, once. A moderator decides from both texts. */
  ComplaintAppealed: z.object({
    ...ofComplaint,
    text: personal(z.string().min(1).max(COMPLAINT_LIMITS.appeal), { sealedWith: 'user', of: 'reviewerId' }),
    appealedAt: z.iso.datetime(),
  }),
  /** The review counts as unusable: its credit is revoked, and a seat is opened once for another reviewer. */
  ComplaintUpheld: z.object({
    ...ofComplaint,
    earns,
    because: z.enum(['moderator', 'no-appeal', 'reviewer-erased']),
    /** The moderator. */
    decidedBy: id.optional(),
    replacement: z.object({ requestId: z.uuid(), claimHours: id, dueAt: z.iso.datetime() }),
    upheldAt: z.iso.datetime(),
  }),
  /** The review stands. */
  ComplaintDismissed: z.object({
    ...ofComplaint,
    because: z.enum(['moderator', 'buyer-erased']),
    decidedBy: id.optional(),
    dismissedAt: z.iso.datetime(),
  }),
  /** The text of the buyer or the reviewer was deleted, because its author was erased. */
  ComplaintTextRemoved: z.object({
    ...ofComplaint,
    of: z.enum(['buyer', 'reviewer']),
    removedAt: z.iso.datetime(),
  }),
};
export type ComplaintEvent = EventOf<typeof complaintEvents>;
