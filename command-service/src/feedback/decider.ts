import type { FeedbackEvent, Reopening } from '@twofold/contracts/feedback/events';
import { refuse, type Decider } from '../decider.ts';
import type {
  ClaimSeat,
  CloseFeedback,
  ExpireClaim,
  FeedbackCommand,
  FillSeat,
  OpenFeedback,
  ReleaseSeat,
  ReopenSeatsOf,
} from './commands.ts';

type DataOf<Type extends FeedbackEvent['type']> = Extract<FeedbackEvent, { type: Type }>['data'];
type Requested = DataOf<'FeedbackRequested'>;

const HOUR_MS = 3_600_000;

/** Who has a seat, since when and until when. */
type Claim = { readonly userId: number; readonly claimedAt: string; readonly dueAt: string };

/** `claim` is the one that a filled seat was filled by; a late review takes a seat without one. */
export type Seat =
  | { readonly status: 'open' }
  | ({ readonly status: 'claimed' } & Claim)
  | { readonly status: 'filled'; readonly userId: number; readonly reviewId: number; readonly claim?: Claim };

/** The seats of a request, the first of them number 1, and the claims that ended without a review, the latest last. */
type Seats = {
  readonly seats: readonly Seat[];
  readonly lost: readonly (Claim & { readonly reason: Reopening; readonly lostAt: string })[];
};

/** A seat with its number. */
type NumberedSeat<Of extends Seat = Seat> = Of & { readonly seat: number };

/** A request whose seats are still filled, or that has ended: all of them filled, or its time up. */
export type RequestedFeedback = {
  readonly status: 'open' | 'delivered' | 'closed';
  readonly request: Requested;
  readonly seats: Seats;
};

export type Feedback = { readonly status: 'absent' } | RequestedFeedback;

const numbered = (seats: readonly Seat[]): NumberedSeat[] => seats.map((seat, index) => ({ ...seat, seat: index + 1 }));

const openSeats = (count: number): Seats => ({
  seats: Array.from({ length: count }, () => ({ status: 'open' })),
  lost: [],
});

/** The seat that somebody holds or has filled, if any: it is one at most. */
export const seatOfPerson = ({ seats }: Seats, userId: number): NumberedSeat | undefined =>
  numbered(seats).find((seat) => seat.status !== 'open' && seat.userId === userId);

type HeldSeat = NumberedSeat<Extract<Seat, { status: 'claimed' }>>;

/** The seat that somebody holds. */
export const heldBy = (seats: Seats, userId: number): HeldSeat | undefined => {
  const seat = seatOfPerson(seats, userId);
  return seat?.status === 'claimed' ? seat : undefined;
};

/** The claim by which somebody came by their seat, and its number; whether they have filled it by now or not. */
export const claimOf = (seats: Seats, userId: number): (Claim & { readonly seat: number }) | undefined => {
  const theirs = seatOfPerson(seats, userId);
  const claim = theirs?.status === 'filled' ? theirs.claim : heldBy(seats, userId);
  return theirs && claim && { ...claimIn(claim), seat: theirs.seat };
};

/** The number of the first seat that anybody may take. */
const firstOpen = ({ seats }: Seats): number | undefined =>
  numbered(seats).find(({ status }) => status === 'open')?.seat;

/** How somebody's last claim ended, if it did without a review. */
export const lastLost = ({ lost }: Seats, userId: number): Reopening | undefined =>
  lost.findLast((claim) => claim.userId === userId)?.reason;

/** Everybody who has claimed a seat and has not filled it. */
export const claimantsOf = ({ seats, lost }: Seats): readonly number[] => {
  const holders = seats.flatMap((seat) => (seat.status === 'claimed' ? [seat.userId] : []));
  return [...new Set([...holders, ...lost.map(({ userId }) => userId)])];
};

/** The seats that nobody has filled. */
const emptySeats = ({ seats }: Seats): number[] =>
  numbered(seats)
    .filter(({ status }) => status !== 'filled')
    .map(({ seat }) => seat);

const put = ({ seats, lost }: Seats, number: number, seat: Seat): Seats => ({
  seats: seats.with(number - 1, seat),
  lost,
});

const claimed = (seats: Seats, { seat, userId, claimedAt, dueAt }: DataOf<'SeatClaimed'>): Seats =>
  put(seats, seat, { status: 'claimed', userId, claimedAt, dueAt });

const reopened = (seats: Seats, { seat, reason, reopenedAt: lostAt }: DataOf<'SeatReopened'>): Seats => {
  const ended = seats.seats[seat - 1];
  if (ended?.status !== 'claimed') return seats;
  return { ...put(seats, seat, { status: 'open' }), lost: [...seats.lost, { ...claimIn(ended), reason, lostAt }] };
};

const filled = (seats: Seats, { seat, userId, reviewId }: DataOf<'SeatFilled'>): Seats => {
  const claim = heldBy(seats, userId);
  return put(seats, seat, { status: 'filled', userId, reviewId, ...(claim && { claim: claimIn(claim) }) });
};

const claimIn = ({ userId, claimedAt, dueAt }: Claim): Claim => ({ userId, claimedAt, dueAt });

/** Which seat a review of this person would fill: their own, or the first open one if theirs was lost. */
export const seatToFill = (seats: Seats, userId: number): number | undefined => {
  const theirs = seatOfPerson(seats, userId);
  if (theirs) return theirs.status === 'claimed' ? theirs.seat : undefined;
  return lastLost(seats, userId) === undefined ? undefined : firstOpen(seats);
};

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
      return { ...feedback, status: 'delivered' };
    case 'FeedbackClosed':
      return { ...feedback, status: 'closed' };
  }
};

/** What every event of a request says. */
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
  const dueAt = deadlineOf(request, claimedAt);
  return [{ type: 'SeatClaimed', data: { ...aboutRequest(feedback), seat, userId, claimedAt, dueAt } }];
};

const isRequester = ({ origin }: Requested, userId: number): boolean =>
  origin.source === 'credit-request' && origin.userId === userId;

/** A claim never outlasts the promise of its request (D-17). */
const deadlineOf = ({ claimHours, dueAt }: Requested, claimedAt: string): string => {
  const claimEndMs = Date.parse(claimedAt) + claimHours * HOUR_MS;
  return new Date(Math.min(claimEndMs, Date.parse(dueAt))).toISOString();
};

/** Releasing early costs nothing (D-17). What is no longer theirs was released before, or has run out. */
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

/** The seat of whoever holds one; a late review takes the first that is open. What has ended is as it was. */
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
