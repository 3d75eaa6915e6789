import type { ReviewEvent } from '@twofold/contracts/reviews/events';
import type { Position } from '@twofold/event-store/port';
import { later, partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { refuse } from '../decider.ts';
import { reviewCategory } from './category.ts';
import type { WrittenReview } from './decider.ts';
import type { BalanceOf } from './submit-review.ts';

type Completed = Extract<ReviewEvent, { type: 'ReviewCompleted' }>['data'];

/**
 * Awards the credit of a completed review, once. Answers the balance, and whether the credit waits for a confirmed email
 * address. Implemented by the credits slice.
 */
export type EarnFor = (
  review: Completed,
  context: CommandContext,
) => Promise<Awaited<ReturnType<BalanceOf>> & { readonly isPending: boolean }>;

export type ReviewToComplete = {
  readonly reviewId: number;
  readonly userId: number;
  readonly completedAt: string;
  readonly context: CommandContext;
};

/**
 * `isAwarded`: this request completed the review and earned the credit. `isPending`: the credit waits for a confirmed
 * email address.
 */
export type Completion = {
  readonly review: WrittenReview;
  readonly isAwarded: boolean;
  readonly isPending: boolean;
  readonly totalCredits: number;
  readonly position: Position | undefined;
};

export type Complete = (review: ReviewToComplete) => Promise<Completion>;

/**
 * Completes a review and awards its credit. After a crash in between, the reactor or a repeat awards the credit (D-96).
 * Only the request that completed the review, and its repeats, get an answer with the award (D-03).
 * @throws Refusal `review-not-found`, `not-your-review`
 */
export const createCompleteReview = (deps: {
  readonly handle: HandleCommand;
  readonly earnFor: EarnFor;
  readonly balanceOf: BalanceOf;
}): Complete => {
  const { handle, earnFor, balanceOf } = deps;

  return async ({ reviewId, userId, completedAt, context }) => {
    const part = partOf(context, `CompleteReview/${reviewId}`);
    const data = { reviewId, userId, completedAt };
    const completed = await handle(reviewCategory, reviewId, { type: 'CompleteReview', data }, part);
    const review = completed.state;
    if (review.status !== 'complete') return refuse('review-not-found');
    const { available, isPending, position } = review.earns
      ? await earnFor(review, awardOf(part))
      : { ...(await balanceOf(userId)), isPending: false };
    return {
      review,
      isAwarded: review.earns && completed.hasEvents && !isPending,
      isPending,
      totalCredits: available,
      position: later(completed.position, position),
    };
  };
};

/** The award is caused by the completion. */
const awardOf = (completion: CommandContext): CommandContext => ({ ...completion, causationId: completion.id });
