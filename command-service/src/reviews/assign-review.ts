import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { assignmentDecider } from './assignment.decider.ts';
import { assignmentCategory, assignmentId } from './category.ts';
import { createFindAbandonedReview } from './find-abandoned-review.ts';

export type AssignmentToMake = {
  readonly reviewId: number;
  readonly productId: number;
  readonly userId: number;
  readonly assignedAt: string;
  readonly context: CommandContext;
};

export type AssignReview = {
  /** Records nothing of the review. @throws Refusal that `assign` would throw now */
  readonly judge: (assignment: AssignmentToMake) => Promise<void>;
  /**
   * Assigns an app's reviewer to a review. Idempotent. An assignment whose review was never submitted is taken over.
   * @throws Refusal `already-reviewed`
   */
  readonly assign: (assignment: AssignmentToMake) => Promise<void>;
};

export const createAssignReview = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly now: () => Date;
}): AssignReview => {
  const { store, handle } = deps;
  const findAbandonedReview = createFindAbandonedReview(deps);

  const toCommand = async ({ context, ...assignment }: AssignmentToMake) => {
    const id = assignmentId(assignment.productId, assignment.userId);
    const { state } = await foldStream(store, assignmentCategory, streamOf(assignmentCategory, id));
    const isOthers = state.review !== undefined && state.review.reviewId !== assignment.reviewId;
    const insteadOf = isOthers ? await findAbandonedReview(state.review, context) : undefined;
    return { id, state, command: { type: 'AssignReview', data: { ...assignment, insteadOf } } as const };
  };

  return {
    judge: async (assignment) => {
      const { state, command } = await toCommand(assignment);
      assignmentDecider.decide(command, state);
    },
    assign: async (assignment) => {
      const { id, command } = await toCommand(assignment);
      await handle(assignmentCategory, id, command, partOf(assignment.context, `AssignReview/${assignment.reviewId}`));
    },
  };
};
