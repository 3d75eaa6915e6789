import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { DataOf, KnownEvent } from '../known-event.ts';
import type { Section } from '../spill-cache.ts';

type Seat = { readonly holder: number } | { readonly filledBy: number };
type Seats = { readonly count: number; readonly taken: { readonly [seat: string]: Seat } };
type Judged = { readonly after: Seats; readonly found: readonly Fault[] };

const holderOf = (seat: Seat | undefined): number | undefined => (seat && 'holder' in seat ? seat.holder : undefined);
const isFilled = (seat: Seat | undefined): boolean => seat !== undefined && 'filledBy' in seat;
const hasSeat = ({ taken }: Seats, userId: number, except: number): boolean =>
  Object.entries(taken).some(
    ([number, seat]) => number !== `${except}` && ('holder' in seat ? seat.holder : seat.filledBy) === userId,
  );
const withSeat = ({ count, taken }: Seats, number: number, seat: Seat): Seats => ({
  count,
  taken: { ...taken, [number]: seat },
});

const claim = (seats: Seats, { seat, userId }: DataOf<'SeatClaimed'>): Judged => {
  const before = seats.taken[seat];
  return {
    after: isFilled(before) ? seats : withSeat(seats, seat, { holder: userId }),
    found: faults(
      [seat > seats.count, `has no seat ${seat}: there are ${seats.count}`],
      [before !== undefined, `gave seat ${seat} to user ${userId} while it was taken`],
      [hasSeat(seats, userId, seat), `gave user ${userId} a second seat`],
    ),
  };
};

const reopen = (seats: Seats, { seat, userId }: DataOf<'SeatReopened'>): Judged => {
  const { [seat]: before, ...others } = seats.taken;
  return {
    after: isFilled(before) ? seats : { count: seats.count, taken: others },
    found: faults([holderOf(before) !== userId, `took seat ${seat} from user ${userId}, who did not have it`]),
  };
};

const fill = (seats: Seats, { seat, userId }: DataOf<'SeatFilled'>): Judged => {
  const before = seats.taken[seat];
  const holder = holderOf(before) ?? userId;
  return {
    after: withSeat(seats, seat, { filledBy: userId }),
    found: faults(
      [seat > seats.count, `has no seat ${seat}: there are ${seats.count}`],
      [isFilled(before), `filled seat ${seat} a second time`],
      [holder !== userId, `filled seat ${seat} by user ${userId} while user ${holder} had it`],
      [hasSeat(seats, userId, seat), `filled a second seat by user ${userId}`],
    ),
  };
};

const keysOfRequest = ({ type, data }: KnownEvent): readonly string[] | undefined => {
  switch (type) {
    case 'FeedbackRequested':
    case 'SeatClaimed':
    case 'SeatReopened':
    case 'SeatFilled':
    case 'FeedbackDelivered':
    case 'FeedbackClosed':
      return [data.requestId];
    default:
      return undefined;
  }
};

/** Notes the seats of each request, until it has ended. */
export const seatsAreTakenOnce = invariant<Seats>({
  name: 'seats-are-taken-once',
  claim: 'a seat has one holder at a time and is filled once; no user holds two seats of one request',
  keys: keysOfRequest,
  take: (event, requests) => {
    const within = (requestId: string, judge: (seats: Seats) => Judged): readonly Fault[] => {
      const seats = requests.get(requestId);
      if (seats === undefined) return ['has seats that were not requested, or no longer'];
      const { after, found } = judge(seats);
      requests.set(requestId, after);
      return found;
    };
    switch (event.type) {
      case 'FeedbackRequested': {
        const { requestId, seats: count } = event.data;
        const isRepeated = requests.get(requestId) !== undefined;
        requests.set(requestId, { count, taken: {} });
        return faults([isRepeated, 'was asked for a second time']);
      }
      case 'SeatClaimed':
        return within(event.data.requestId, (seats) => claim(seats, event.data));
      case 'SeatReopened':
        return within(event.data.requestId, (seats) => reopen(seats, event.data));
      case 'SeatFilled':
        return within(event.data.requestId, (seats) => fill(seats, event.data));
      case 'FeedbackDelivered':
      case 'FeedbackClosed':
        requests.set(event.data.requestId, undefined);
        return HOLDS;
      default:
        return HOLDS;
    }
  },
});

type Filled = { readonly stream: string; readonly count: number; readonly seats: readonly number[] };
/** The filled seats of an open request, or that it has ended. */
type Delivery = { readonly running?: Filled; readonly isEnded?: boolean };
type Ending = Extract<KnownEvent, { readonly type: 'FeedbackDelivered' | 'FeedbackClosed' }>;

const emptyOf = ({ count, seats }: Filled): string =>
  Array.from({ length: count }, (_, index) => index + 1)
    .filter((seat) => !seats.includes(seat))
    .join(', ');

const finish = (event: Ending, requests: Section<Delivery>): readonly Fault[] => {
  const { requestId } = event.data;
  const { running, isEnded = false } = requests.get(requestId) ?? {};
  requests.set(requestId, { isEnded: true });
  if (isEnded) return ['has ended a second time'];
  if (running === undefined) return ['has ended without having been asked for'];
  const empty = emptyOf(running);
  if (event.type === 'FeedbackDelivered')
    return faults([empty !== '', `was delivered without what was written for ${empty}`]);
  const named = event.data.missing.toSorted((one, other) => one - other).join(', ');
  return faults([named !== empty, `was closed naming ${named} as missing, and not ${empty || 'none'}`]);
};

/** Notes the seats of each request that has not ended, and one word of each that has. */
export const deliveredWhenAllFilled = invariant<Delivery>({
  name: 'delivered-when-all-filled',
  claim:
    'a request is delivered when its last seat is filled and only then; closed, it names the seats that are missing',
  keys: keysOfRequest,
  take: (event, requests) => {
    switch (event.type) {
      case 'FeedbackRequested': {
        const { requestId, seats: count } = event.data;
        const running = { stream: event.stream, count, seats: [] };
        requests.set(requestId, { ...requests.get(requestId), running });
        return HOLDS;
      }
      case 'SeatFilled': {
        const { requestId, seat } = event.data;
        const { running, ...rest } = requests.get(requestId) ?? {};
        if (running !== undefined)
          requests.set(requestId, { ...rest, running: { ...running, seats: [...running.seats, seat] } });
        return HOLDS;
      }
      case 'FeedbackDelivered':
      case 'FeedbackClosed':
        return finish(event, requests);
      default:
        return HOLDS;
    }
  },
  end: ({ running }) =>
    running !== undefined && emptyOf(running) === ''
      ? [{ stream: running.stream, says: 'has all its seats filled, and was not delivered' }]
      : [],
});
