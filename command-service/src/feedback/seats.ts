import type { FeedbackEvent, Reopening } from '@twofold/contracts/feedback/events';

type DataOf<Type extends FeedbackEvent['type']> = Extract<FeedbackEvent, { type: Type }>['data'];

/** Who has a seat, since when and until when. */
export type Claim = { readonly userId: number; readonly claimedAt: string; readonly dueAt: string };

export type Seat =
  | { readonly status: 'open' }
  | ({ readonly status: 'claimed' } & Claim)
  | { readonly status: 'filled'; readonly userId: number; readonly reviewId: number };

/** The seats of a request, the first of them number 1, and the claims that ended without a review, the latest last. */
export type Seats = {
  readonly seats: readonly Seat[];
  readonly lost: readonly (Claim & { readonly reason: Reopening })[];
};

/** A seat with its number. */
export type NumberedSeat<Of extends Seat = Seat> = Of & { readonly seat: number };

const numbered = (seats: readonly Seat[]): NumberedSeat[] => seats.map((seat, index) => ({ ...seat, seat: index + 1 }));

export const openSeats = (count: number): Seats => ({
  seats: Array.from({ length: count }, () => ({ status: 'open' })),
  lost: [],
});

/** The seat that somebody holds or has filled, if any: it is one at most. */
export const seatOfPerson = ({ seats }: Seats, userId: number): NumberedSeat | undefined =>
  numbered(seats).find((seat) => seat.status !== 'open' && seat.userId === userId);

/** The seat that somebody holds. */
export const heldBy = (
  seats: Seats,
  userId: number,
): NumberedSeat<Extract<Seat, { status: 'claimed' }>> | undefined => {
  const seat = seatOfPerson(seats, userId);
  return seat?.status === 'claimed' ? seat : undefined;
};

/** The number of the first seat that anybody may take. */
export const firstOpen = ({ seats }: Seats): number | undefined =>
  numbered(seats).find(({ status }) => status === 'open')?.seat;

/** How somebody's last claim ended, if it did without a review. */
export const lastLost = ({ lost }: Seats, userId: number): Reopening | undefined =>
  lost.findLast((claim) => claim.userId === userId)?.reason;

/** The seats that nobody has filled. */
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

export const reopened = (seats: Seats, { seat, reason }: DataOf<'SeatReopened'>): Seats => {
  const ended = seats.seats[seat - 1];
  if (ended?.status !== 'claimed') return seats;
  const { userId, claimedAt, dueAt } = ended;
  return { ...put(seats, seat, { status: 'open' }), lost: [...seats.lost, { userId, claimedAt, dueAt, reason }] };
};

export const filled = (seats: Seats, { seat, userId, reviewId }: DataOf<'SeatFilled'>): Seats =>
  put(seats, seat, { status: 'filled', userId, reviewId });
