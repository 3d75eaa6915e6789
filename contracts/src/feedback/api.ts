import { z } from 'zod';
import { typedText } from '../typed-text.ts';

const id = z.int().positive();

/** The maximum number of credits per request. */
export const MAX_REVIEWERS = 10;

/** The maximum lengths in a brief (D-137). */
export const BRIEF_LIMITS = { questions: 3, question: 300, task: 2_000, access: 1_000 } as const;

const textUpTo = (most: number, what: string) =>
  typedText()
    .trim()
    .max(most, `${what} can have at most ${most.toLocaleString('en-US')} characters`);

/** The requester's brief for the reviewers. An empty text counts as none. */
export const briefText = z.object({
  task: textUpTo(BRIEF_LIMITS.task, 'The task').optional(),
  questions: z
    .array(textUpTo(BRIEF_LIMITS.question, 'A question'))
    .max(BRIEF_LIMITS.questions, `Please ask at most ${BRIEF_LIMITS.questions} questions`)
    .transform((questions) => questions.filter(Boolean))
    .default([]),
  access: textUpTo(BRIEF_LIMITS.access, 'The test login').optional(),
});
export type BriefText = z.infer<typeof briefText>;

/** The token in the order's mails proves a buyer's access without account or browser cookie. */
const requestToken = z.object({ token: z.string().max(100).optional() });
export type RequestTokenBody = z.infer<typeof requestToken>;

/** Body of `POST /api/feedback-requests/{id}/brief`: the complete new brief. */
export const writeBriefBody = briefText.extend(requestToken.shape);
export type WriteBriefBody = z.input<typeof writeBriefBody>;

/** Body of `POST /api/feedback-requests/{id}/cancel`. */
export const cancelRequestBody = requestToken;

/** A brief as reviewers with a seat see it; the test login has its own call. */
export const briefView = z.object({
  task: z.string().optional(),
  questions: z.array(z.string()),
  hasAccess: z.boolean(),
});
export type BriefView = z.infer<typeof briefView>;

/** A brief as its author sees it; the test login is gone once the request has ended. */
export const ownBriefView = briefView.extend({ access: z.string().optional() });
export type OwnBriefView = z.infer<typeof ownBriefView>;

/** Answer of `GET /api/feedback-requests/{id}/access`, for reviewers with a seat: the test login as typed. */
export const accessView = z.object({ access: z.string() });
export type AccessView = z.infer<typeof accessView>;

/** Body of `POST /api/feedback-requests`: one credit for each reviewer (D-04). */
export const requestFeedbackBody = z.object({
  productId: z.int('Please name the app').positive('Please name the app'),
  reviewers: z
    .int('Please say how many reviewers')
    .min(1, 'Please ask for at least one reviewer')
    .max(MAX_REVIEWERS, `Please ask for at most ${MAX_REVIEWERS} reviewers`),
  brief: briefText.optional(),
});
export type RequestFeedbackBody = z.input<typeof requestFeedbackBody>;

/** Answer of `POST /api/feedback-requests`; `totalCredits` are the credits still available. */
export const requestFeedbackResponse = z.object({
  requestId: z.uuid(),
  productId: id,
  seats: z.int().positive(),
  dueAt: z.iso.datetime(),
  totalCredits: z.int().nonnegative(),
});
export type RequestFeedbackResponse = z.infer<typeof requestFeedbackResponse>;

/** Answer of `POST /api/feedback-requests/{id}/claims`: the seat that the user holds until `dueAt`. */
export const claimSeatResponse = z.object({
  requestId: z.uuid(),
  seat: z.int().positive(),
  productId: id,
  dueAt: z.iso.datetime(),
});
export type ClaimSeatResponse = z.infer<typeof claimSeatResponse>;

const product = z.object({ title: z.string(), url: z.string(), description: z.string() });

/**
 * An item of `GET /api/feedback-requests`: a request with open seats. The best match for the reader comes first, then
 * the earliest deadline; `matchedWords` are words of the reader's expertise that also occur in the personas of the
 * report.
 */
export const openRequest = z.object({
  requestId: z.uuid(),
  source: z.enum(['paid-order', 'credit-request']),
  productId: id,
  product,
  seats: z.int().positive(),
  openSeats: z.int().positive(),
  claimHours: z.int().positive(),
  requestedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  matchedWords: z.array(z.string()),
});
export type OpenRequest = z.infer<typeof openRequest>;

/** Query of `GET /api/feedback-requests`. */
export const listOpenRequestsQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(100) });

/** An item of `GET /api/me/claims`: a seat that the reader holds, with the review they began for it. */
export const claimView = z.object({
  requestId: z.uuid(),
  seat: z.int().positive(),
  productId: id,
  product,
  claimedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  reviewId: id.optional(),
  brief: briefView.optional(),
});
export type ClaimView = z.infer<typeof claimView>;

/** The reviewer as the buyer sees them; a placeholder name if they have none or were erased. */
export const reviewer = z.object({ name: z.string(), expertise: z.string() });

/**
 * One seat, as its requester sees it. The reviewer is not named before the review. `review` is present if reviews are
 * served with their seats; its text may have been removed since.
 */
export const requestedSeat = z.object({
  seat: z.int().positive(),
  state: z.enum(['open', 'claimed', 'filled', 'missing']),
  claimedAt: z.iso.datetime().optional(),
  claimedUntil: z.iso.datetime().optional(),
  filledAt: z.iso.datetime().optional(),
  reviewer: reviewer.optional(),
  review: z.object({ id, rating: z.int().min(1).max(5), content: z.string() }).optional(),
});
export type RequestedSeat = z.infer<typeof requestedSeat>;

/** An item of `GET /api/me/feedback-requests`: the reader's requests paid with credits. Newest first. */
export const ownRequest = z.object({
  requestId: z.uuid(),
  productId: id,
  product: z.object({ title: z.string(), url: z.string() }).optional(),
  state: z.enum(['under-way', 'delivered', 'closed']),
  requestedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  seats: z.array(requestedSeat),
  brief: ownBriefView.optional(),
});
export type OwnRequest = z.infer<typeof ownRequest>;
