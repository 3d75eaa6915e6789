import type { CommandContext } from '../../command-handler.ts';
import { Refusal } from '../../decider.ts';
import type { NeedsConfirmation } from '../claim-seat.ts';
import { feedbackDecider, type RequestedFeedback } from '../decider.ts';
import type { FindApp, IsBuyer, ReviewerAssignments } from '../reviewer-assignments.ts';
import { heldBy } from '../seat-decisions.ts';
import { toSeat } from '../settle-claim.ts';

/** Whether a user could claim a seat of a request at this time. Records nothing. */
export type MayClaim = (
  feedback: RequestedFeedback,
  reviewer: { readonly userId: number; readonly at: string },
  context: CommandContext,
) => Promise<boolean>;

export const createMayClaim = (deps: {
  readonly findApp: FindApp;
  readonly isBuyer: IsBuyer;
  readonly assignments: Pick<ReviewerAssignments, 'judgeSeat'>;
  readonly needsConfirmation: NeedsConfirmation;
}): MayClaim => {
  const { findApp, isBuyer, assignments, needsConfirmation } = deps;

  /** A guest order of theirs is not detected, since their device is unknown here. The claim itself detects it. */
  const isTheirs = async ({ request }: RequestedFeedback, userId: number): Promise<boolean> => {
    const app = await findApp(request.productId, { userId });
    if (!app || app.owner === userId) return true;
    const { origin } = request;
    return origin.source === 'paid-order' && isBuyer(origin.orderId, { userId, device: '' });
  };

  return async (feedback, { userId, at: claimedAt }, context) => {
    if (await needsConfirmation(userId)) return false;
    if (await isTheirs(feedback, userId)) return false;
    try {
      const events = feedbackDecider.decide({ type: 'ClaimSeat', data: { userId, claimedAt } }, feedback);
      const after = events.reduce(feedbackDecider.evolve, feedback);
      const held = after.status === 'absent' ? undefined : heldBy(after.seats, userId);
      if (after.status === 'absent' || !held) return false;
      await assignments.judgeSeat(toSeat(after, held), context);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
};
