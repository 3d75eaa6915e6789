import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { assignmentDecider } from './assignment.decider.ts';
import { assignmentCategory, assignmentId } from './category.ts';
import { createFindAbandonedReview } from './find-abandoned-review.ts';

export type PlaceToTake = {
  readonly reviewId: number;
  readonly productId: number;
  readonly userId: number;
  readonly assignedAt: string;
  readonly context: CommandContext;
};

export type AssignReview = {
  /** @throws Refusal what `assign` would throw now; nothing is recorded of the review */
  readonly judge: (place: PlaceToTake) => Promise<void>;
  /**
   * Assigns an app's reviewer to a review. Idempotent. An assignment whose review was never submitted is taken over.
   * @throws Refusal `already-reviewed`
   */
  readonly assign: (place: PlaceToTake) => Promise<void>;
};

export const createAssignReview = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly now: () => Date;
}): AssignReview => {
  const { store, handle } = deps;
  const findAbandonedReview = createFindAbandonedReview(deps);

  const toCommand = async ({ context, ...place }: PlaceToTake) => {
    const id = assignmentId(place.productId, place.userId);
    const { state } = await foldStream(store, assignmentCategory, streamOf(assignmentCategory, id));
    const isOthers = state.review !== undefined && state.review.reviewId !== place.reviewId;
    const insteadOf = isOthers ? await findAbandonedReview(state.review, context) : undefined;
    return { id, state, command: { type: 'AssignReview', data: { ...place, insteadOf } } as const };
  };

  return {
    judge: async (place) => {
      const { state, command } = await toCommand(place);
      assignmentDecider.decide(command, state);
    },
    assign: async (place) => {
      const { id, command } = await toCommand(place);
      await handle(assignmentCategory, id, command, partOf(place.context, `AssignReview/${place.reviewId}`));
    },
  };
};
