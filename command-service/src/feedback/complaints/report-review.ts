import { COMPLAINT_DAYS, type ComplaintReason } from '@twofold/contracts/feedback/complaints/terms';
import type { Position } from '@twofold/event-store/port';
import { streamOf } from '../../category.ts';
import type { CommandContext, HandleCommand } from '../../command-handler.ts';
import { refuse } from '../../decider.ts';
import type { FoldStream } from '../../fold-stream.ts';
import { feedbackCategory } from '../category.ts';
import type { RequestedFeedback } from '../decider.ts';
import type { MayManage, Requester } from '../may-manage.ts';
import { replacementOf, requestOfOrder } from '../request-id.ts';
import { seatOfReview } from '../seat-decisions.ts';
import { complaintCategory } from './category.ts';
import type { ReportReview } from './commands.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** A buyer's report of one review of an order. */
export type ReviewToReport = {
  readonly orderId: number;
  readonly reviewId: number;
  readonly reason: ComplaintReason;
  readonly note: string;
  readonly requester: Requester;
  readonly reportedAt: string;
  readonly context: CommandContext;
};

export type ReportReviewOf = (review: ReviewToReport) => Promise<Position | undefined>;

/** Looks up a review. Implemented by the reviews slice. */
export type ReviewOf = (
  reviewId: number,
) => Promise<{ readonly earns: boolean; readonly isTextRemoved: boolean } | undefined>;

/** The account that owns an order, if any. Implemented by the orders slice. */
export type OwnerOfOrder = (orderId: number) => Promise<number | undefined>;

/**
 * Records a buyer's report that one review of an order is unusable. Reviews requested with credits cannot be reported.
 * @throws Refusal `order-not-found` (also for other users' orders), `review-not-found`, `review-removed`,
 * `review-reported`, `report-too-late`
 */
export const createReportReview = (deps: {
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly mayManage: MayManage;
  readonly reviewOf: ReviewOf;
  readonly ownerOfOrder: OwnerOfOrder;
}): ReportReviewOf => {
  const { fold, handle, mayManage, reviewOf, ownerOfOrder } = deps;

  const requestOf = async (orderId: number, requester: Requester): Promise<RequestedFeedback> => {
    const { state } = await fold(feedbackCategory, streamOf(feedbackCategory, requestOfOrder(orderId)));
    if (state.status === 'absent') return refuse('order-not-found');
    return (await mayManage(state.request.origin, requester)) ? state : refuse('order-not-found');
  };

  return async ({ orderId, reviewId, reason, note, requester, reportedAt, context }) => {
    const feedback = await requestOf(orderId, requester);
    const filled = seatOfReview(feedback.seats, reviewId);
    const review = filled && (await reviewOf(reviewId));
    if (!review) return refuse('review-not-found');
    if (review.isTextRemoved) return refuse('review-removed');
    const { requestId, productId, claimHours, requestedAt, dueAt } = feedback.request;
    const reportedBy = await ownerOfOrder(orderId);
    const data: ReportReview['data'] = {
      orderId,
      requestId,
      productId,
      reviewId,
      reviewerId: filled.userId,
      seat: filled.seat,
      reason,
      note,
      ...(reportedBy !== undefined && { reportedBy }),
      earns: review.earns,
      replacementId: replacementOf(orderId),
      claimHours,
      promiseHours: Math.round((Date.parse(dueAt) - Date.parse(requestedAt)) / HOUR_MS),
      reportedAt,
      reportBy: new Date(Date.parse(feedback.endedAt ?? dueAt) + COMPLAINT_DAYS * DAY_MS).toISOString(),
    };
    return (await handle(complaintCategory, orderId, { type: 'ReportReview', data }, context)).position;
  };
};
