import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { assignmentCategory, assignmentId } from './category.ts';
import { createFindGivenUp } from './given-up.ts';

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
 * submitted is taken over.
 * @throws Refusal `already-reviewed`
 */
export const createAssignReview = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly now: () => Date;
}): AssignReview => {
  const { store, handle } = deps;
  const findGivenUp = createFindGivenUp(deps);

  return async ({ reviewId, productId, userId, assignedAt, context }) => {
    const id = assignmentId(productId, userId);
    const { state } = await foldStream(store, assignmentCategory, streamOf(assignmentCategory, id));
    const isOthers = state.review !== undefined && state.review.reviewId !== reviewId;
    const insteadOf = isOthers ? await findGivenUp(state.review, context) : undefined;
    const data = { reviewId, productId, userId, assignedAt, insteadOf };
    await handle(assignmentCategory, id, { type: 'AssignReview', data }, partOf(context, `AssignReview/${reviewId}`));
  };
};
