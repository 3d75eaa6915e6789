import type { Belongings } from '../belongings/belongings.ts';
import type { CommandContext } from '../command-handler.ts';
import { Refusal } from '../decider.ts';
import type { ClaimSeat } from './claim-seat.ts';

/** A user who begins a review of an app, and the device (D-133). */
export type ReviewerWithoutSeat = {
  readonly productId: number;
  readonly userId: number;
  readonly device: string;
  readonly claimedAt: string;
  readonly context: CommandContext;
};

/** Claims a seat for a reviewer without one, if a request for the app has one for them (D-136). */
export type ClaimAnySeat = (reviewer: ReviewerWithoutSeat) => Promise<void>;

/**
 * A review from Discover fills an open seat of a request if there is one. A reviewer who may not claim a seat reviews the
 * app without one.
 */
export const createClaimAnySeat =
  (deps: { readonly belongings: Belongings; readonly claimSeat: ClaimSeat }): ClaimAnySeat =>
  async ({ productId, ...reviewer }) => {
    for (const requestId of await deps.belongings.idsOf(`product-${productId}`, 'request')) {
      try {
        await deps.claimSeat({ requestId, ...reviewer });
        return;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
  };
