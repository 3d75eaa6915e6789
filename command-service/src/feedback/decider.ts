import type { FeedbackEvent } from '@twofold/contracts/feedback/events';
import { refuse, type Decider } from '../decider.ts';
import type {
  CancelFeedback,
  ClaimSeat,
  CloseFeedback,
  ExpireClaim,
  FeedbackCommand,
  FillSeat,
  OpenFeedback,
  ReleaseSeat,
  ReopenSeatsOf,
} from './commands.ts';
import {
  claimed,
  emptySeats,
  filled,
  firstOpen,
  heldBy,
  lastLost,
  openSeats,
  reopened,
  seatOfPerson,
  seatToFill,
  type Seats,
} from './seat-decisions.ts';

type DataOf<Type extends FeedbackEvent['type']> = Extract<FeedbackEvent, { type: Type }>['data'];
type Requested = DataOf<'FeedbackRequested'>;

const HOUR_MS = 3_600_000;

/** `delivered`: all seats are filled. `closed`: the request ended with empty seats. */
export type RequestedFeedback = {
  readonly status: 'open' | 'delivered' | 'closed';
  readonly request: Requested;
  readonly seats: Seats;
  readonly endedAt?: string;
  /** Why it was closed. */
  readonly closedFor?: DataOf<'FeedbackClosed'>['reason'];
};

export type Feedback = { readonly status: 'absent' } | RequestedFeedback;

const evolve = (feedback: Feedback, event: FeedbackEvent): Feedback => {
  if (event.type === 'FeedbackRequested') {
    return { status: 'open', request: event.data, seats: openSeats(event.data.seats) };
  }
  if (feedback.status === 'absent') return feedback;
  const { seats } = feedback;
  switch (event.type) {
    case 'SeatClaimed':
      return { ...feedback, seats: claimed(seats, event.data) };
    case 'SeatReopened':
      return { ...feedback, seats: reopened(seats, event.data) };
    case 'SeatFilled':
      return { ...feedback, seats: filled(seats, event.data) };
    case 'FeedbackDelivered':
      return { ...feedback, status: 'delivered', endedAt: event.data.deliveredAt };
    case 'FeedbackClosed':
      return { ...feedback, status: 'closed', endedAt: event.data.closedAt, closedFor: event.data.reason };
  }
};

/** The fields that every event of a request has. */
const aboutRequest = ({ request: { requestId, productId, origin } }: RequestedFeedback) => ({
  requestId,
  productId,
  origin,
});

const open = ({ data }: OpenFeedback, feedback: Feedback): readonly FeedbackEvent[] =>
  feedback.status === 'absent' ? [{ type: 'FeedbackRequested', data }] : [];

const claim = ({ data }: ClaimSeat, feedback: Feedback): readonly FeedbackEvent[] => {
  const { userId, claimedAt } = data;
  if (feedback.status === 'absent') return refuse('feedback-not-found');
  const { request, seats } = feedback;
  const theirs = seatOfPerson(seats, userId);
  if (isRequester(request, userId)) return refuse('own-request');
  if (theirs) return refuse(theirs.status === 'filled' ? 'already-reviewed' : 'seat-held');
  if (feedback.status !== 'open' || claimedAt >= request.dueAt) return refuse('feedback-ended');
  if (lastLost(seats, userId) !== undefined) return refuse('seat-given-up');
  const seat = firstOpen(seats);
  if (seat === undefined) return refuse('no-open-seat');
  const dueAt = claimDueAt(request, claimedAt);
  return [{ type: 'SeatClaimed', data: { ...aboutRequest(feedback), seat, userId, claimedAt, dueAt } }];
};

const isRequester = ({ origin }: Requested, userId: number): boolean =>
  origin.source === 'credit-request' && origin.userId === userId;

/** A claim never outlasts the promise of its request (D-17). */
const claimDueAt = ({ claimHours, dueAt }: Requested, claimedAt: string): string => {
  const claimEndMs = Date.parse(claimedAt) + claimHours * HOUR_MS;
  return new Date(Math.min(claimEndMs, Date.parse(dueAt))).toISOString();
};

/** Releasing early has no penalty (D-17). A seat they no longer hold was released before, or has expired. */
const release = ({ data }: ReleaseSeat, feedback: Feedback): readonly FeedbackEvent[] => {
  const { seat, userId, claimedAt, releasedAt } = data;
  if (feedback.status === 'absent') return refuse('feedback-not-found');
  if (seatOfPerson(feedback.seats, userId)?.status === 'filled') return refuse('seat-filled');
  const held = heldBy(feedback.seats, userId);
  if (!held && lastLost(feedback.seats, userId) === undefined) return refuse('claim-not-found');
  const isThisClaim = held?.seat === seat && (claimedAt === undefined || held.claimedAt === claimedAt);
  if (feedback.status !== 'open' || !isThisClaim) return [];
  return [reopening(feedback, { seat, userId, reason: 'released', reopenedAt: releasedAt })];
};

/** A deadline that fires late, or after the claim has ended, changes nothing. */
const expire = ({ data }: ExpireClaim, feedback: Feedback): readonly FeedbackEvent[] => {
  const { seat, userId, claimedAt, expiredAt } = data;
  if (feedback.status !== 'open') return [];
  const held = heldBy(feedback.seats, userId);
  if (held?.seat !== seat || held.claimedAt !== claimedAt) return [];
  return [reopening(feedback, { seat, userId, reason: 'expired', reopenedAt: expiredAt })];
};

const reopenSeatsOf = ({ data }: ReopenSeatsOf, feedback: Feedback): readonly FeedbackEvent[] => {
  const { userId, reopenedAt } = data;
  const held = feedback.status === 'open' ? heldBy(feedback.seats, userId) : undefined;
  if (feedback.status !== 'open' || !held) return [];
  return [reopening(feedback, { seat: held.seat, userId, reason: 'reviewer-erased', reopenedAt })];
};

const reopening = (
  feedback: RequestedFeedback,
  seat: Pick<DataOf<'SeatReopened'>, 'seat' | 'userId' | 'reason' | 'reopenedAt'>,
): FeedbackEvent => ({ type: 'SeatReopened', data: { ...aboutRequest(feedback), ...seat } });

/** Fills the seat that the reviewer holds, or for a late review the first open one. Ignored once the request has ended. */
const fill = ({ data }: FillSeat, feedback: Feedback): readonly FeedbackEvent[] => {
  if (feedback.status !== 'open') return [];
  const seat = seatToFill(feedback.seats, data.userId);
  if (seat === undefined) return [];
  const { userId, reviewId, filledAt } = data;
  const about = aboutRequest(feedback);
  const event: FeedbackEvent = { type: 'SeatFilled', data: { ...about, seat, userId, reviewId, filledAt } };
  const isLast = emptySeats(feedback.seats).length === 1;
  return isLast ? [event, { type: 'FeedbackDelivered', data: { ...about, deliveredAt: filledAt } }] : [event];
};

const close = ({ data }: CloseFeedback, feedback: Feedback): readonly FeedbackEvent[] => {
  if (feedback.status !== 'open') return [];
  const missing = emptySeats(feedback.seats);
  return [{ type: 'FeedbackClosed', data: { ...aboutRequest(feedback), missing, ...data } }];
};

/** The requester can cancel while no seat is claimed. Canceling twice changes nothing. */
const cancel = ({ data }: CancelFeedback, feedback: Feedback): readonly FeedbackEvent[] => {
  if (feedback.status === 'absent') return refuse('feedback-not-found');
  if (feedback.closedFor === 'cancelled') return [];
  if (feedback.status !== 'open') return refuse('feedback-ended');
  if (feedback.seats.seats.some(({ status }) => status !== 'open')) return refuse('seats-taken');
  return close({ type: 'CloseFeedback', data: { reason: 'cancelled', closedAt: data.cancelledAt } }, feedback);
};

const decide = (command: FeedbackCommand, feedback: Feedback): readonly FeedbackEvent[] => {
  switch (command.type) {
    case 'OpenFeedback':
      return open(command, feedback);
    case 'ClaimSeat':
      return claim(command, feedback);
    case 'ReleaseSeat':
      return release(command, feedback);
    case 'ExpireClaim':
      return expire(command, feedback);
    case 'FillSeat':
      return fill(command, feedback);
    case 'CloseFeedback':
      return close(command, feedback);
    case 'CancelFeedback':
      return cancel(command, feedback);
    case 'ReopenSeatsOf':
      return reopenSeatsOf(command, feedback);
  }
};

/** One request for reviews by people. Stream: `feedback-<requestId>`. */
export const feedbackDecider: Decider<Feedback, FeedbackCommand, FeedbackEvent> = {
  initialState: { status: 'absent' },
  evolve,
  decide,
};
