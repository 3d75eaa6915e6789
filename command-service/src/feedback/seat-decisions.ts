import type { FeedbackEvent, Reopening } from '@twofold/contracts/feedback/events';

type DataOf<Type extends FeedbackEvent['type']> = Extract<FeedbackEvent, { type: Type }>['data'];

/** A user's claim of a seat. */
type Claim = { readonly userId: number; readonly claimedAt: string; readonly dueAt: string };

/** `claim` is the claim that filled the seat; a late review takes a seat without one. */
export type Seat =
  | { readonly status: 'open' }
  | ({ readonly status: 'claimed' } & Claim)
  | { readonly status: 'filled'; readonly userId: number; readonly reviewId: number; readonly claim?: Claim };

/** The seats of a request, numbered from 1, and the claims that ended without a review, oldest first. */
export type Seats = {
  readonly seats: readonly Seat[];
  readonly lost: readonly (Claim & { readonly reason: Reopening; readonly lostAt: string })[];
};

type NumberedSeat<Of extends Seat = Seat> = Of & { readonly seat: number };

const numbered = (seats: readonly Seat[]): NumberedSeat[] => seats.map((seat, index) => ({ ...seat, seat: index + 1 }));

export const openSeats = (count: number): Seats => ({
  seats: Array.from({ length: count }, () => ({ status: 'open' })),
  lost: [],
});

/** The seat that a user holds or has filled: at most one. */
export const seatOfPerson = ({ seats }: Seats, userId: number): NumberedSeat | undefined =>
  numbered(seats).find((seat) => seat.status !== 'open' && seat.userId === userId);

type FilledSeat = NumberedSeat<Extract<Seat, { status: 'filled' }>>;

/** The seat that a review has filled. */
export const seatOfReview = ({ seats }: Seats, reviewId: number): FilledSeat | undefined =>
  numbered(seats).find((seat): seat is FilledSeat => seat.status === 'filled' && seat.reviewId === reviewId);

type HeldSeat = NumberedSeat<Extract<Seat, { status: 'claimed' }>>;

/** The seat that a user holds. */
export const heldBy = (seats: Seats, userId: number): HeldSeat | undefined => {
  const seat = seatOfPerson(seats, userId);
  return seat?.status === 'claimed' ? seat : undefined;
};

/** The claim of a user's seat, filled or not, and the seat's number. */
export const claimOf = (seats: Seats, userId: number): (Claim & { readonly seat: number }) | undefined => {
  const theirs = seatOfPerson(seats, userId);
  const claim = theirs?.status === 'filled' ? theirs.claim : heldBy(seats, userId);
  return theirs && claim && { ...claimIn(claim), seat: theirs.seat };
};

/** The number of the first open seat. */
export const firstOpen = ({ seats }: Seats): number | undefined =>
  numbered(seats).find(({ status }) => status === 'open')?.seat;

/** The end of a user's last claim, if it ended without a review. */
export const lastLost = ({ lost }: Seats, userId: number): Reopening | undefined =>
  lost.findLast((claim) => claim.userId === userId)?.reason;

/** All users who have claimed a seat and not filled it, including those who lost it. */
export const claimantsOf = ({ seats, lost }: Seats): readonly number[] => {
  const holders = seats.flatMap((seat) => (seat.status === 'claimed' ? [seat.userId] : []));
  return [...new Set([...holders, ...lost.map(({ userId }) => userId)])];
};

/** The seats that are not filled. */
export const emptySeats = ({ seats }: Seats): number[] =>
  numbered(seats)
    .filter(({ status }) => status !== 'filled')
    .map(({ seat }) => seat);

const put = ({ seats, lost }: Seats, number: number, seat: Seat): Seats => ({
  seats: seats.with(number - 1, seat),
  lost,
});

export const claimed = (seats: Seats, { seat, userId, claimedAt, dueAt }: DataOf<'SeatClaimed'>): Seats =>
  put(seats, seat, { status: 'claimed', userId, claimedAt, dueAt });

export const reopened = (seats: Seats, { seat, reason, reopenedAt: lostAt }: DataOf<'SeatReopened'>): Seats => {
  const ended = seats.seats[seat - 1];
  if (ended?.status !== 'claimed') return seats;
  return { ...put(seats, seat, { status: 'open' }), lost: [...seats.lost, { ...claimIn(ended), reason, lostAt }] };
};

export const filled = (seats: Seats, { seat, userId, reviewId }: DataOf<'SeatFilled'>): Seats => {
  const claim = heldBy(seats, userId);
  return put(seats, seat, { status: 'filled', userId, reviewId, ...(claim && { claim: claimIn(claim) }) });
};

const claimIn = ({ userId, claimedAt, dueAt }: Claim): Claim => ({ userId, claimedAt, dueAt });

/** The seat that a review by this user would fill: their own, or the first open one if they lost theirs. */
export const seatToFill = (seats: Seats, userId: number): number | undefined => {
  const theirs = seatOfPerson(seats, userId);
  if (theirs) return theirs.status === 'claimed' ? theirs.seat : undefined;
  return lastLost(seats, userId) === undefined ? undefined : firstOpen(seats);
};
