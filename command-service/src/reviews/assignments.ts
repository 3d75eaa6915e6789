import type { AssignmentEvent } from '@twofold/contracts/reviews/events';
import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { assignmentDecider, type AssignSeat, type Assignment } from './assignment.decider.ts';
import { assignmentCategory, assignmentId, reviewCategory } from './category.ts';
import { createFindAbandonedReview } from './find-abandoned-review.ts';

/** A claimed seat for an app, until `dueAt`. */
export type SeatToAssign = Extract<AssignmentEvent, { type: 'SeatAssigned' }>['data'];

/** The seat that a user's review of an app fills, even if its time is up. */
export type SeatOf = (
  productId: number,
  userId: number,
) => Promise<Pick<SeatToAssign, 'requestId' | 'seat' | 'assignedAt'> | undefined>;

/** Whether a user still holds a seat of a request. Implemented by the feedback slice. */
export type HoldsSeat = (requestId: string, userId: number) => Promise<boolean>;

/** The assignments of reviews and seats, for other slices. */
export type Assignments = {
  readonly seatOf: SeatOf;
  /** The review of an app that a user has completed. */
  readonly completedReviewOf: (
    productId: number,
    userId: number,
  ) => Promise<{ readonly reviewId: number; readonly completedAt: string } | undefined>;
  /** Whether a user has written, or begun, a review of an app. */
  readonly hasReview: (productId: number, userId: number) => Promise<boolean>;
  /** @throws Refusal that `assignSeat` would throw now */
  readonly judgeSeat: (seat: SeatToAssign, context: CommandContext) => Promise<void>;
  /** Assigns a user's next review of an app to the seat. @throws Refusal `already-reviewed`, `other-seat-held` */
  readonly assignSeat: (seat: SeatToAssign, context: CommandContext) => Promise<void>;
  /** Detaches a review from this seat; a newer claim of it stays. */
  readonly unassignSeat: (
    seat: Omit<SeatToAssign, 'source' | 'dueAt'> & { readonly unassignedAt: string },
    context: CommandContext,
  ) => Promise<void>;
};

export const createAssignments = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly holdsSeat: HoldsSeat;
  readonly now: () => Date;
}): Assignments => {
  const { store, handle, holdsSeat } = deps;
  const findAbandonedReview = createFindAbandonedReview(deps);

  const find = async (productId: number, userId: number): Promise<Assignment> => {
    const stream = streamOf(assignmentCategory, assignmentId(productId, userId));
    return (await foldStream(store, assignmentCategory, stream)).state;
  };

  /** The command, with the lookups that it needs. */
  const toCommand = async (
    seat: SeatToAssign,
    { review, seat: other }: Assignment,
    context: CommandContext,
  ): Promise<AssignSeat> => {
    if (other?.requestId === seat.requestId && other.assignedAt === seat.assignedAt) {
      return { type: 'AssignSeat', data: seat };
    }
    const insteadOf = await findAbandonedReview(review, context);
    const isOther = other !== undefined && other.requestId !== seat.requestId;
    const isLost = isOther && !(await holdsSeat(other.requestId, seat.userId));
    const lostRequestId = isLost ? other.requestId : undefined;
    return { type: 'AssignSeat', data: { ...seat, insteadOf, lostRequestId } };
  };

  return {
    seatOf: async (productId, userId) => (await find(productId, userId)).seat,
    completedReviewOf: async (productId, userId) => {
      const { review: assigned } = await find(productId, userId);
      if (!assigned) return undefined;
      const { reviewId } = assigned;
      const { state: review } = await foldStream(store, reviewCategory, streamOf(reviewCategory, reviewId));
      const isTheirs = review.status === 'complete' && review.userId === userId && review.productId === productId;
      return isTheirs ? { reviewId, completedAt: review.completedAt } : undefined;
    },
    hasReview: async (productId, userId) => (await find(productId, userId)).review !== undefined,
    judgeSeat: async (seat, context) => {
      const state = await find(seat.productId, seat.userId);
      assignmentDecider.decide(await toCommand(seat, state, context), state);
    },
    assignSeat: async (seat, context) => {
      const { productId, userId, requestId, assignedAt } = seat;
      const command = await toCommand(seat, await find(productId, userId), context);
      const part = partOf(context, `AssignSeat/${requestId}/${seat.seat}/${assignedAt}`);
      await handle(assignmentCategory, assignmentId(productId, userId), command, part);
    },
    unassignSeat: async (seat, context) => {
      const { productId, userId, requestId, assignedAt } = seat;
      const part = partOf(context, `UnassignSeat/${requestId}/${seat.seat}/${assignedAt}`);
      await handle(assignmentCategory, assignmentId(productId, userId), { type: 'UnassignSeat', data: seat }, part);
    },
  };
};
