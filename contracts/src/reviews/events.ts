import { z } from 'zod';
import type { EventOf } from '../event-of.ts';
import { personal } from '../personal.ts';
import { MAX_COMMENT } from './content.ts';
import { reviewSource } from './source.ts';
import { statementAnswer } from './statement-answer.ts';

const id = z.int().positive();

/** The subject of a review, and its author. */
const reviewOf = { reviewId: id, productId: id, userId: id };

/**
 * What can happen to one review. Stream: `review-<reviewId>`. `userId` is the author. `earns` says whether completing it
 * earns a credit: a user who reviews an app that their own browser submitted earns none (D-07).
 */
export const reviewEvents = {
  ReviewSubmitted: z.object({
    ...reviewOf,
    content: personal(z.string(), { sealedWith: 'user', of: 'userId' }),
    rating: z.int().min(1).max(5),
    earns: z.boolean(),
    source: reviewSource,
    submittedAt: z.iso.datetime(),
  }),
  /** Another review by the same user of the same app replaced it before it was submitted: the id is not used. */
  ReviewAbandoned: z.object({ reviewId: id, abandonedAt: z.iso.datetime() }),
  /** Completion is final (D-10). */
  ReviewCompleted: z.object({ ...reviewOf, earns: z.boolean(), source: reviewSource, completedAt: z.iso.datetime() }),
  /**
   * The author's judgment of a statement of the report (D-128). The statement is at `path` in this version of the
   * report; `hash` is the start of the SHA-256 of its words. A review judges a statement once, and only statements of
   * one version.
   */
  StatementJudged: z.object({
    ...reviewOf,
    version: id,
    path: z.string().min(1).max(80),
    hash: z.string().regex(/^[0-9a-f]{16}$/),
    answer: statementAnswer,
    comment: personal(z.string().min(1).max(MAX_COMMENT), { sealedWith: 'user', of: 'userId' }).optional(),
    judgedAt: z.iso.datetime(),
  }),
  /** Its author was erased: the text is gone, the review and its rating stay (D-39). */
  ReviewTextRemoved: z.object({ ...reviewOf, removedAt: z.iso.datetime() }),
};
export type ReviewEvent = EventOf<typeof reviewEvents>;

/** A seat that a user has claimed for an app: its request, and its deadline. */
const seatOf = { productId: id, userId: id, requestId: z.uuid(), seat: z.int().positive() };

/**
 * The user's one review of an app (D-08), and its seat. Stream: `assignment-<productId>_<userId>`, so that two reviews
 * of one app by one user conflict there.
 */
export const assignmentEvents = {
  /** The user's next review of the app fills this seat. Only one seat is assigned at a time. */
  SeatAssigned: z.object({
    ...seatOf,
    source: reviewSource.exclude(['discover']),
    dueAt: z.iso.datetime(),
    assignedAt: z.iso.datetime(),
  }),
  /** The seat was released, and the user's next review no longer fills it. */
  SeatUnassigned: z.object({ ...seatOf, unassignedAt: z.iso.datetime() }),
  ReviewAssigned: z.object({ ...reviewOf, assignedAt: z.iso.datetime() }),
  ReviewUnassigned: z.object({ ...reviewOf, unassignedAt: z.iso.datetime() }),
};
export type AssignmentEvent = EventOf<typeof assignmentEvents>;

/**
 * The reviews of one user in all apps, so that those from Discover are counted exactly and no text is sent twice
 * (D-126). Stream: `reviewer-<userId>`. A review is admitted here before it is submitted.
 */
export const reviewerEvents = {
  /**
   * `sketch` is a fingerprint of the text: hashes of its parts, which identify near duplicates. `perDay` is how many
   * reviews from Discover were allowed in 24 hours; absent if the limit is off.
   */
  ReviewAdmitted: z.object({
    ...reviewOf,
    source: reviewSource,
    sketch: personal(z.string().max(1_000), { sealedWith: 'user', of: 'userId' }),
    perDay: z.int().positive().optional(),
    admittedAt: z.iso.datetime(),
  }),
};
export type ReviewerEvent = EventOf<typeof reviewerEvents>;
