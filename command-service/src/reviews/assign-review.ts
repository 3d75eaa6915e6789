import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { foldStream, partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { createGiveUp } from '../give-up.ts';
import { assignmentCategory, assignmentId, reviewCategory } from './category.ts';

export type PlaceToTake = {
  readonly reviewId: number;
  readonly productId: number;
  readonly userId: number;
  readonly assignedAt: string;
  readonly context: CommandContext;
};

export type AssignReview = (place: PlaceToTake) => Promise<void>;

/**
 * Makes a review the one that a person writes about an app; doing it again changes nothing. A place whose review was never
 * submitted is taken over: first that review is abandoned, so that it cannot be submitted any more, however slow it was.
 * @throws Refusal `already-reviewed`
 */
export const createAssignReview = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly now: () => Date;
}): AssignReview => {
  const { store, handle, now } = deps;
  const giveUp = createGiveUp(deps);

  /** Whether the review that has the place will never be this person's review of this app. */
  const isGivenUp = async (
    reviewId: number,
    assignedAt: string,
    { productId, userId, context }: PlaceToTake,
  ): Promise<boolean> => {
    const { state: review } = await foldStream(store, reviewCategory, streamOf(reviewCategory, reviewId));
    if (review.status === 'abandoned') return true;
    if (review.status !== 'absent') return review.userId !== userId || review.productId !== productId;
    const data = { reviewId, abandonedAt: now().toISOString() };
    const command = { type: 'AbandonReview', data } as const;
    return giveUp(reviewCategory, { id: reviewId, begunAt: assignedAt, command }, context);
  };

  return async (place) => {
    const { reviewId, productId, userId, assignedAt, context } = place;
    const id = assignmentId(productId, userId);
    const { state: taken } = await foldStream(store, assignmentCategory, streamOf(assignmentCategory, id));
    const isOthers = taken.status === 'assigned' && taken.reviewId !== reviewId;
    const insteadOf =
      isOthers && (await isGivenUp(taken.reviewId, taken.assignedAt, place)) ? taken.reviewId : undefined;
    const data = { reviewId, productId, userId, assignedAt, insteadOf };
    await handle(assignmentCategory, id, { type: 'AssignReview', data }, partOf(context, `AssignReview/${reviewId}`));
  };
};
