import type { ClaimSeatResponse } from '@twofold/contracts/feedback/api';
import type { Position } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import type { FoldStream } from '../fold-stream.ts';
import { Refusal, refuse } from '../decider.ts';
import { feedbackCategory } from './category.ts';
import type { ReviewerClaims } from './claims/reviewer-claims.ts';
import type { ClaimSeat as ClaimCommand } from './commands.ts';
import { feedbackDecider, type RequestedFeedback } from './decider.ts';
import { claimOf, heldBy } from './seat-decisions.ts';
import type { FindApp, IsBuyer, ReviewerAssignments } from './reviewer-assignments.ts';
import { toSeat, type SettleClaim } from './settle-claim.ts';

/** A claim of a seat of a request, and the device (D-133). */
export type SeatToClaim = {
  readonly requestId: string;
  readonly userId: number;
  readonly device: string;
  readonly claimedAt: string;
  readonly context: CommandContext;
};

/** `position` is that of the last event read or appended. */
export type ClaimedSeat = { readonly claim: ClaimSeatResponse; readonly position: Position | undefined };

export type ClaimSeat = (seat: SeatToClaim) => Promise<ClaimedSeat>;

/** Whether the user must confirm the email address first. Implemented by the accounts slice. */
export type NeedsConfirmation = (userId: number) => Promise<boolean>;

/**
 * Gives a user a seat of a request in four steps: check the reviewer's assignment for the app, count the claim in the
 * reviewer's stream, claim the seat, record it in the assignment. If another command wins in between, the seat is
 * released again. A repeat continues where the last run stopped.
 * @throws Refusal `feedback-not-found`, `feedback-ended`, `product-not-found`, `own-product`, `own-request`,
 * `already-reviewed`, `seat-held`, `seat-given-up`, `other-seat-held`, `no-open-seat`, `too-many-claims`,
 * `claims-paused`, `claim-lost`, `email-unconfirmed`
 */
export const createClaimSeat = (deps: {
  readonly fold: FoldStream;
  readonly handle: HandleCommand;
  readonly findApp: FindApp;
  readonly isBuyer: IsBuyer;
  readonly assignments: ReviewerAssignments;
  readonly claims: ReviewerClaims;
  readonly settleClaim: SettleClaim;
  readonly needsConfirmation: NeedsConfirmation;
}): ClaimSeat => {
  const { fold, handle, findApp, isBuyer, assignments, claims, settleClaim, needsConfirmation } = deps;

  const refuseIfTheirs = async (
    { request: { productId, origin } }: RequestedFeedback,
    { userId, device }: SeatToClaim,
  ): Promise<void> => {
    const app = await findApp(productId, { userId, device });
    if (!app) return refuse((await findApp(productId)) ? 'feedback-not-found' : 'product-not-found');
    if (app.owner === userId) return refuse('own-product');
    const isTheirs = origin.source === 'paid-order' && (await isBuyer(origin.orderId, { userId, device }));
    if (isTheirs) return refuse('own-request');
  };

  /** Refuses what the reviewer's assignment would refuse later, before anything is recorded. */
  const judge = async (feedback: RequestedFeedback, command: ClaimCommand, context: CommandContext): Promise<void> => {
    const decided = feedbackDecider.decide(command, feedback);
    const after = decided.reduce(feedbackDecider.evolve, feedback);
    const held = after.status === 'open' ? heldBy(after.seats, command.data.userId) : undefined;
    if (after.status === 'open' && held && decided.length > 0)
      await assignments.judgeSeat(toSeat(after, held), context);
  };

  return async (seat) => {
    const { requestId, userId, claimedAt, context } = seat;
    const part = partOf(context, `ClaimSeat/${requestId}/${userId}`);
    const stream = streamOf(feedbackCategory, requestId);
    const { state, holdsCommand: isDone } = await fold(feedbackCategory, stream, part.id);
    if (state.status === 'absent') return refuse('feedback-not-found');
    const command: ClaimCommand = { type: 'ClaimSeat', data: { userId, claimedAt } };
    // A repeat of a completed claim succeeds, regardless of later changes of the app or the seat.
    if (!isDone) {
      if (await needsConfirmation(userId)) return refuse('email-unconfirmed');
      await refuseIfTheirs(state, seat);
      await judge(state, command, context);
    }

    const { productId } = state.request;
    const counted = { requestId, productId, claimedAt };
    if (!isDone) await claims.begin({ ...counted, userId }, context);
    try {
      const { state: claimed, position } = await handle(feedbackCategory, requestId, command, part);
      await settleClaim({ requestId, productId, userId }, context);
      const made = claimed.status === 'absent' ? undefined : claimOf(claimed.seats, userId);
      if (made?.claimedAt !== claimedAt) return refuse('claim-lost');
      return { claim: { requestId, seat: made.seat, productId, dueAt: made.dueAt }, position };
    } catch (error) {
      if (error instanceof Refusal) await claims.withdraw(userId, counted, context);
      throw error;
    }
  };
};
