import type { ReviewSource } from '@twofold/contracts/reviews/source';
import type { EventStore, Position } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { refuse } from '../decider.ts';
import type { AdmitText } from './admission/admit-review.ts';
import type { AssignReview } from './assign-review.ts';
import { reviewCategory } from './category.ts';
import { reviewDecider, type Review, type SubmitReview } from './decider.ts';
import type { SeatOf } from './assignments.ts';

/** Required to submit a review (D-18), and not spent by it (D-02). */
const CREDITS_NEEDED = 1;

/** A user, the app they review, and their cookie `device`. */
export type Reviewer = { readonly productId: number; readonly userId: number; readonly device: string };

/**
 * Checks that the app exists and that this user may review it, with or without a seat. Implemented by the analysis
 * slice.
 * @throws Refusal
 */
export type AdmitReviewer = (
  reviewer: Reviewer & { readonly isAsked: boolean },
) => Promise<{ readonly earns: boolean }>;

/** What paid for the request, if a review by this user now would fill a seat of it. Implemented by the feedback slice. */
export type SeatSource = (requestId: string, userId: number) => Promise<Exclude<ReviewSource, 'discover'> | undefined>;

/** Claims a seat for a reviewer without one, if the app has one for them (D-136). Implemented by the feedback slice. */
export type ClaimAnySeat = (reviewer: {
  readonly productId: number;
  readonly userId: number;
  readonly device: string;
  readonly claimedAt: string;
  readonly context: CommandContext;
}) => Promise<void>;

/** The available credits according to the ledger's stream, not a read model (D-18). Implemented by the credits slice. */
export type BalanceOf = (
  userId: number,
) => Promise<{ readonly available: number; readonly position: Position | undefined }>;

export type ReviewToSubmit = Reviewer & {
  readonly reviewId: number;
  readonly content: string;
  readonly rating: number;
  readonly submittedAt: string;
  readonly context: CommandContext;
};

/** `position` is that of the last event read or appended. */
export type Submitted = { readonly review: Review; readonly position: Position | undefined };

export type Submit = (review: ReviewToSubmit) => Promise<Submitted>;

/**
 * Records a review after all checks: the reviewer may review the app and has a credit, the text is admitted, and the
 * reviewer is assigned to the review. A reviewer without a seat gets an open one, if possible. A repeat continues where
 * the last run stopped: a submitted review is not checked again.
 * @throws Refusal `product-not-found`, `own-product`, `no-credit`, `already-reviewed`, `near-duplicate`,
 * `discover-limit`; `review-id-taken` when another id must be tried.
 */
export const createSubmitReview = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly admitReviewer: AdmitReviewer;
  readonly balanceOf: BalanceOf;
  readonly assignReview: AssignReview;
  readonly admitText: AdmitText;
  readonly seatOf: SeatOf;
  readonly seatSource: SeatSource;
  readonly claimAnySeat: ClaimAnySeat;
}): Submit => {
  const { store, handle, admitReviewer, balanceOf, assignReview, admitText, seatOf, seatSource, claimAnySeat } = deps;

  const sourceOf = async ({ productId, userId }: Reviewer): Promise<ReviewSource> => {
    const seat = await seatOf(productId, userId);
    return (seat && (await seatSource(seat.requestId, userId))) ?? 'discover';
  };

  const claimedSourceOf = async (review: ReviewToSubmit): Promise<ReviewSource> => {
    const { productId, userId, device, submittedAt: claimedAt, context } = review;
    await claimAnySeat({ productId, userId, device, claimedAt, context });
    return sourceOf(review);
  };

  return async (review) => {
    const { reviewId, productId, userId, submittedAt, context } = review;
    const { state, position } = await foldStream(store, reviewCategory, streamOf(reviewCategory, reviewId));
    // Checked first and again at the end: nothing may be left behind under an id that belongs to another review.
    const isRepeat = reviewDecider.decide(toCommand(review, false, 'discover'), state).length === 0;
    if (isRepeat) return { review: state, position };

    const known = await sourceOf(review);
    const { earns } = await admitReviewer({ ...review, isAsked: known !== 'discover' });
    if ((await balanceOf(userId)).available < CREDITS_NEEDED) return refuse('no-credit');
    const assignment = { reviewId, productId, userId, assignedAt: submittedAt, context };
    // Judged first, so that a review that would be refused is not counted.
    await assignReview.judge(assignment);
    const source = known === 'discover' ? await claimedSourceOf(review) : known;
    await admitText({ ...review, source });
    await assignReview.assign(assignment);
    const part = partOf(context, `SubmitReview/${reviewId}`);
    const submitted = await handle(reviewCategory, reviewId, toCommand(review, earns, source), part);
    return { review: submitted.state, position: submitted.position };
  };
};

const toCommand = (review: ReviewToSubmit, earns: boolean, source: ReviewSource): SubmitReview => {
  const { reviewId, productId, userId, content, rating, submittedAt } = review;
  return { type: 'SubmitReview', data: { reviewId, productId, userId, content, rating, earns, source, submittedAt } };
};
