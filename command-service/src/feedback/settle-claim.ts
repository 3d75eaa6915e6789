import { streamOf } from '../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import type { FoldStream } from '../fold-stream.ts';
import { Refusal, refuse } from '../decider.ts';
import { feedbackCategory } from './category.ts';
import type { ReviewerClaims } from './claims/reviewer-claims.ts';
import type { RequestedFeedback } from './decider.ts';
import { heldBy, lastLost } from './seat-decisions.ts';
import type { ReviewerAssignments, SeatToAssign } from './reviewer-assignments.ts';

export type ClaimToSettle = { readonly requestId: string; readonly productId: number; readonly userId: number };

export type SettleClaim = (claim: ClaimToSettle, context: CommandContext) => Promise<void>;

type Held = NonNullable<ReturnType<typeof heldBy>>;

/**
 * Updates a reviewer's assignment to match the claims in a request: assigns a held seat, and removes a released one. If
 * another command was faster (a review of the same app, a seat of another request), that one stands and the claim is
 * released. Idempotent, so that a route and a reactor may both do it.
 * @throws Refusal `already-reviewed`, `other-seat-held`, `claim-lost`, after releasing the claim
 */
export const createSettleClaim = (deps: {
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly assignments: ReviewerAssignments;
  readonly claims: Pick<ReviewerClaims, 'isWithdrawn'>;
  readonly now: () => Date;
}): SettleClaim => {
  const { fold, handle, assignments, claims, now } = deps;

  const find = async ({ requestId }: ClaimToSettle): Promise<RequestedFeedback | undefined> => {
    const { state } = await fold(feedbackCategory, streamOf(feedbackCategory, requestId));
    return state.status === 'absent' ? undefined : state;
  };

  const heldIn = (feedback: RequestedFeedback | undefined, userId: number): Held | undefined =>
    feedback?.status === 'open' ? heldBy(feedback.seats, userId) : undefined;

  const assign = async (seat: SeatToAssign, context: CommandContext): Promise<void> => {
    const { requestId, userId, assignedAt: claimedAt } = seat;
    try {
      if (await claims.isWithdrawn(userId, { requestId, claimedAt })) refuse('claim-lost');
      await assignments.assignSeat(seat, context);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const data = { seat: seat.seat, userId, claimedAt, releasedAt: now().toISOString() };
      const part = partOf(context, `ReleaseSeat/${requestId}/${userId}/${claimedAt}`);
      await handle(feedbackCategory, requestId, { type: 'ReleaseSeat', data }, part);
      throw error;
    }
  };

  return async (claim, context) => {
    const { requestId, productId, userId } = claim;
    for (;;) {
      // Read before the request: a claim newer than this is not released.
      const known = await assignments.seatOf(productId, userId);
      const feedback = await find(claim);
      const held = heldIn(feedback, userId);
      if (feedback && held) {
        await assign(toSeat(feedback, held), context);
        const still = heldIn(await find(claim), userId);
        if (still?.claimedAt === held.claimedAt) return;
        // The seat was released in the meantime. That release may have run before this assignment.
        continue;
      }
      if (known?.requestId === requestId && feedback && wasReleased(feedback, userId)) {
        const released = { ...known, productId, userId, unassignedAt: now().toISOString() };
        await assignments.unassignSeat(released, context);
      }
      return;
    }
  };
};

const wasReleased = ({ seats }: RequestedFeedback, userId: number): boolean => {
  const reason = lastLost(seats, userId);
  return reason === 'released' || reason === 'reviewer-erased';
};

/** A claimed seat as the reviewer's assignment records it. */
export const toSeat = (
  { request: { requestId, productId, origin } }: RequestedFeedback,
  { seat, userId, claimedAt: assignedAt, dueAt }: Held,
): SeatToAssign => ({ productId, userId, requestId, seat, source: origin.source, dueAt, assignedAt });
