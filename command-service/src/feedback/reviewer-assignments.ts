import type { FeedbackOrigin } from '@twofold/contracts/feedback/events';
import type { CommandContext } from '../command-handler.ts';

/** The seat that a user's next review of an app will fill. */
export type SeatToAssign = {
  readonly productId: number;
  readonly userId: number;
  readonly requestId: string;
  readonly seat: number;
  readonly source: FeedbackOrigin['source'];
  readonly dueAt: string;
  readonly assignedAt: string;
};

type KnownSeat = Pick<SeatToAssign, 'requestId' | 'seat' | 'assignedAt'>;

/** The review and the seat of one user for one app. Implemented by the reviews slice. */
export interface ReviewerAssignments {
  /** The last seat that was assigned, even if its time is up. */
  seatOf(productId: number, userId: number): Promise<KnownSeat | undefined>;
  /** The review of this app that a user has completed. */
  completedReviewOf(
    productId: number,
    userId: number,
  ): Promise<{ readonly reviewId: number; readonly completedAt: string } | undefined>;
  /** @throws Refusal `already-reviewed`, `other-seat-held` */
  judgeSeat(seat: SeatToAssign, context: CommandContext): Promise<void>;
  /** @throws Refusal as `judgeSeat` */
  assignSeat(seat: SeatToAssign, context: CommandContext): Promise<void>;
  unassignSeat(
    seat: KnownSeat & { readonly productId: number; readonly userId: number; readonly unassignedAt: string },
    context: CommandContext,
  ): Promise<void>;
}

/**
 * An app; undefined if it does not exist, was taken down, or is unlisted and `asking` may not see it. Implemented by
 * the analysis slice.
 */
export type FindApp = (
  productId: number,
  asking?: { readonly userId: number; readonly device?: string },
) => Promise<{ readonly productId: number; readonly owner: number | undefined } | undefined>;

/** Whether an order belongs to the user, or was bought on the device. Implemented by the orders slice. */
export type IsBuyer = (
  orderId: number,
  buyer: { readonly userId: number; readonly device: string },
) => Promise<boolean>;
