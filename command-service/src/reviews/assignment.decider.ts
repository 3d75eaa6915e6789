import type { AssignmentEvent } from '@twofold/contracts/reviews/events';
import { refuse, type Decider } from '../decider.ts';

type DataOf<Type extends AssignmentEvent['type']> = Extract<AssignmentEvent, { type: Type }>['data'];
type Assigned = DataOf<'ReviewAssigned'>;
type AssignedSeat = DataOf<'SeatAssigned'>;

/**
 * `review` is the user's review of the app, and `seat` the last one they claimed for it: it stays after its deadline,
 * so that a late review finds its request.
 */
export type Assignment = { readonly review: Assigned | undefined; readonly seat: AssignedSeat | undefined };

/** `insteadOf` is a review that will never be submitted. */
export type AssignReview = {
  readonly type: 'AssignReview';
  readonly data: Assigned & { readonly insteadOf?: number | undefined };
};
/** `insteadOf` as above; `lostRequestId` is a request whose seat the user no longer holds. */
export type AssignSeat = {
  readonly type: 'AssignSeat';
  readonly data: AssignedSeat & {
    readonly insteadOf?: number | undefined;
    readonly lostRequestId?: string | undefined;
  };
};
/** `assignedAt` identifies the released claim: a newer one stays. */
export type UnassignSeat = {
  readonly type: 'UnassignSeat';
  readonly data: DataOf<'SeatUnassigned'> & Pick<AssignedSeat, 'assignedAt'>;
};
export type AssignmentCommand = AssignReview | AssignSeat | UnassignSeat;

const evolve = (assignment: Assignment, event: AssignmentEvent): Assignment => {
  switch (event.type) {
    case 'SeatAssigned':
      return { ...assignment, seat: event.data };
    case 'SeatUnassigned':
      return { ...assignment, seat: undefined };
    case 'ReviewAssigned':
      return { ...assignment, review: event.data };
    case 'ReviewUnassigned':
      return { ...assignment, review: undefined };
  }
};

/** A user reviews an app once (D-08). Their common stream decides it (D-95). */
const assignReview = ({ data }: AssignReview, { review }: Assignment): readonly AssignmentEvent[] => {
  const { insteadOf, ...assigned } = data;
  if (review?.reviewId === assigned.reviewId) return [];
  return [...abandonReview(review, insteadOf, assigned.assignedAt), { type: 'ReviewAssigned', data: assigned }];
};

/** A seat requires that the user has not reviewed the app and holds no other seat before that seat's deadline. */
const assignSeat = ({ data }: AssignSeat, { review, seat }: Assignment): readonly AssignmentEvent[] => {
  const { insteadOf, lostRequestId, ...assigned } = data;
  if (seat && isSame(seat, assigned)) return [];
  const abandoned = abandonReview(review, insteadOf, assigned.assignedAt);
  const isTheirs = seat !== undefined && seat.requestId !== lostRequestId && seat.dueAt > assigned.assignedAt;
  if (isTheirs && seat.requestId !== assigned.requestId) return refuse('other-seat-held');
  return [...abandoned, { type: 'SeatAssigned', data: assigned }];
};

const unassignSeat = ({ data }: UnassignSeat, { seat }: Assignment): readonly AssignmentEvent[] => {
  const { assignedAt, ...unassigned } = data;
  if (!seat || !isSame(seat, { ...unassigned, assignedAt })) return [];
  return [{ type: 'SeatUnassigned', data: unassigned }];
};

const isSame = (one: AssignedSeat, other: Pick<AssignedSeat, 'requestId' | 'seat' | 'assignedAt'>): boolean =>
  one.requestId === other.requestId && one.seat === other.seat && one.assignedAt === other.assignedAt;

const abandonReview = (
  review: Assigned | undefined,
  insteadOf: number | undefined,
  unassignedAt: string,
): readonly AssignmentEvent[] => {
  if (!review) return [];
  if (review.reviewId !== insteadOf) return refuse('already-reviewed');
  const { productId, userId, reviewId } = review;
  return [{ type: 'ReviewUnassigned', data: { productId, userId, reviewId, unassignedAt } }];
};

const decide = (command: AssignmentCommand, assignment: Assignment): readonly AssignmentEvent[] => {
  switch (command.type) {
    case 'AssignReview':
      return assignReview(command, assignment);
    case 'AssignSeat':
      return assignSeat(command, assignment);
    case 'UnassignSeat':
      return unassignSeat(command, assignment);
  }
};

/** A user's review of an app and the seat it fills. Stream: `assignment-<productId>_<userId>`. */
export const assignmentDecider: Decider<Assignment, AssignmentCommand, AssignmentEvent> = {
  initialState: { review: undefined, seat: undefined },
  evolve,
  decide,
};
