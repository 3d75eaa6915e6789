import { z } from 'zod';
import { typedLine, typedText } from '../../typed-text.ts';
import { COMPLAINT_LIMITS, complaintReason } from './terms.ts';

const id = z.int().positive();
const { note: NOTE, appeal: APPEAL } = COMPLAINT_LIMITS;

/** Body of `POST /api/orders/{id}/complaint`: the buyer reports one review of the order as unusable. */
export const reportReviewBody = z.object({
  reviewId: z.int('Please choose a review').positive('Please choose a review'),
  reason: z.enum(complaintReason.options, 'Please choose what is wrong'),
  note: typedLine('Please explain in one sentence')
    .min(1, 'Please explain in one sentence')
    .max(NOTE, `Your explanation can have at most ${NOTE} characters`),
  /** The token in the order's mails, if neither account nor browser has access. */
  token: z.string().max(100).optional(),
});
export type ReportReviewBody = z.input<typeof reportReviewBody>;

/** Body of `POST /api/orders/{id}/complaint/appeal`: the reviewer objects. */
export const appealBody = z.object({
  text: typedText('Please write your appeal')
    .trim()
    .min(1, 'Please write your appeal')
    .max(APPEAL, `Your appeal can have at most ${APPEAL.toLocaleString('en-US')} characters`),
});
export type AppealBody = z.input<typeof appealBody>;

/** Body of `POST /api/moderation/complaints/{orderId}/decision`. */
export const decideComplaintBody = z.object({
  decision: z.enum(['uphold', 'dismiss'], 'Please choose a decision'),
});
export type DecideComplaintBody = z.input<typeof decideComplaintBody>;

const state = z.enum(['reported', 'appealed', 'upheld', 'dismissed']);
const because = z.enum(['moderator', 'no-appeal', 'reviewer-erased', 'buyer-erased']);

/** A complaint as both sides and moderators see it. A text is absent once its author was erased. */
export const complaintView = z.object({
  reviewId: id,
  seat: id,
  reason: complaintReason,
  note: z.string().optional(),
  state,
  reportedAt: z.iso.datetime(),
  appealBy: z.iso.datetime(),
  appeal: z.object({ text: z.string().optional(), at: z.iso.datetime() }).optional(),
  decided: z.object({ because, at: z.iso.datetime() }).optional(),
});
export type ComplaintView = z.infer<typeof complaintView>;

/** The review that a complaint is about. */
const review = z.object({ id, rating: z.int().min(1).max(5), content: z.string() });
const product = z.object({ title: z.string(), url: z.string() });

/** A complaint about one of the reader's reviews. */
export const ownComplaint = complaintView.extend({
  orderId: id,
  productId: id,
  product: product.optional(),
  review: review.optional(),
  /** Whether completing the review had earned a credit. */
  earned: z.boolean(),
});
export type OwnComplaint = z.infer<typeof ownComplaint>;

/** Answer of `GET /api/me/standing`: a reviewer's own record, visible to no one else. */
export const standingView = z.object({
  /** Reviews in seats, and how many of them came before the claim expired. */
  delivered: z.int().nonnegative(),
  inTime: z.int().nonnegative(),
  reportsUpheld: z.int().nonnegative(),
  /** Newest first. */
  complaints: z.array(ownComplaint),
});
export type StandingView = z.infer<typeof standingView>;

/** An item of `GET /api/moderation/complaints`: the information for a moderator's decision. */
export const moderatedComplaint = ownComplaint.extend({
  /** Absent if the moderator is the buyer or the reviewer. */
  canDecide: z.literal(true).optional(),
});
export type ModeratedComplaint = z.infer<typeof moderatedComplaint>;

/** Answer of `GET /api/moderation/complaints`: waiting appeals, oldest first, and the last decided complaints. */
export const moderationView = z.object({
  waiting: z.array(moderatedComplaint),
  decided: z.array(moderatedComplaint),
});
export type ModerationView = z.infer<typeof moderationView>;
