import { faults, HOLDS, type Invariant } from '../invariant.ts';
import type { DataOf, KnownEvent } from '../known-event.ts';

type Seat = { readonly holder: number } | { readonly filledBy: number } | undefined;
type Seats = { readonly count: number; readonly taken: Map<number, NonNullable<Seat>> };

const opened = (requests: Map<string, Seats>, { requestId, seats }: DataOf<'FeedbackRequested'>) => {
  const isRepeated = requests.has(requestId);
  requests.set(requestId, { count: seats, taken: new Map() });
  return faults([isRepeated, 'was asked for a second time']);
};

const holderOf = (seat: Seat): number | undefined => (seat && 'holder' in seat ? seat.holder : undefined);
const isFilled = (seat: Seat): boolean => seat !== undefined && 'filledBy' in seat;
const hasSeat = (seats: Seats, userId: number, except: number): boolean =>
  [...seats.taken].some(
    ([number, seat]) => number !== except && ('holder' in seat ? seat.holder : seat.filledBy) === userId,
  );

const claim = (seats: Seats, { seat, userId }: DataOf<'SeatClaimed'>) => {
  const before = seats.taken.get(seat);
  const isSecond = hasSeat(seats, userId, seat);
  if (!isFilled(before)) seats.taken.set(seat, { holder: userId });
  return faults(
    [seat > seats.count, `has no seat ${seat}: there are ${seats.count}`],
    [before !== undefined, `gave seat ${seat} to user ${userId} while it was taken`],
    [isSecond, `gave user ${userId} a second seat`],
  );
};

const reopen = (seats: Seats, { seat, userId }: DataOf<'SeatReopened'>) => {
  const before = seats.taken.get(seat);
  if (!isFilled(before)) seats.taken.delete(seat);
  return faults([holderOf(before) !== userId, `took seat ${seat} from user ${userId}, who did not have it`]);
};

const fill = (seats: Seats, { seat, userId }: DataOf<'SeatFilled'>) => {
  const before = seats.taken.get(seat);
  const isSecond = hasSeat(seats, userId, seat);
  const holder = holderOf(before) ?? userId;
  seats.taken.set(seat, { filledBy: userId });
  return faults(
    [seat > seats.count, `has no seat ${seat}: there are ${seats.count}`],
    [isFilled(before), `filled seat ${seat} a second time`],
    [holder !== userId, `filled seat ${seat} by user ${userId} while user ${holder} had it`],
    [isSecond, `filled a second seat by user ${userId}`],
  );
};

/** Holds the seats of each request, and drops them when it has ended. */
export const seatsAreTakenOnce: Invariant = {
  name: 'seats-are-taken-once',
  claim: 'a seat of a request has one holder at a time and is filled once, and nobody has two seats of one request',
  start: () => {
    const requests = new Map<string, Seats>();
    const within = (requestId: string, judge: (seats: Seats) => readonly string[]) => {
      const seats = requests.get(requestId);
      return seats === undefined ? ['has seats that nobody asked for, or no longer'] : judge(seats);
    };
    return {
      take: (event) => {
        switch (event.type) {
          case 'FeedbackRequested':
            return opened(requests, event.data);
          case 'SeatClaimed':
            return within(event.data.requestId, (seats) => claim(seats, event.data));
          case 'SeatReopened':
            return within(event.data.requestId, (seats) => reopen(seats, event.data));
          case 'SeatFilled':
            return within(event.data.requestId, (seats) => fill(seats, event.data));
          case 'FeedbackDelivered':
          case 'FeedbackClosed':
            requests.delete(event.data.requestId);
            return HOLDS;
          default:
            return HOLDS;
        }
      },
    };
  },
};

type Filled = { readonly stream: string; readonly count: number; readonly seats: Set<number> };
type Ending = Extract<KnownEvent, { readonly type: 'FeedbackDelivered' | 'FeedbackClosed' }>;

const emptyOf = ({ count, seats }: Filled): string =>
  Array.from({ length: count }, (_, index) => index + 1)
    .filter((seat) => !seats.has(seat))
    .join(', ');

/** Holds the seats of each request that has not ended, and one word for each that has. */
export const deliveredWhenAllFilled: Invariant = {
  name: 'delivered-when-all-filled',
  claim:
    'a request is delivered when its last seat is filled and only then; closed, it names the seats that are missing',
  start: () => {
    const running = new Map<string, Filled>();
    const ended = new Set<string>();

    const finish = (event: Ending) => {
      const { requestId } = event.data;
      const request = running.get(requestId);
      running.delete(requestId);
      const isRepeated = ended.has(requestId);
      ended.add(requestId);
      if (isRepeated) return ['has ended a second time'];
      if (request === undefined) return ['has ended without having been asked for'];
      const empty = emptyOf(request);
      if (event.type === 'FeedbackDelivered')
        return faults([empty !== '', `was delivered without what was written for ${empty}`]);
      const named = event.data.missing.toSorted((one, other) => one - other).join(', ');
      return faults([named !== empty, `was closed naming ${named} as missing, and not ${empty || 'none'}`]);
    };
    return {
      take: (event) => {
        switch (event.type) {
          case 'FeedbackRequested': {
            const { requestId, seats: count } = event.data;
            running.set(requestId, { stream: event.stream, count, seats: new Set() });
            return HOLDS;
          }
          case 'SeatFilled':
            running.get(event.data.requestId)?.seats.add(event.data.seat);
            return HOLDS;
          case 'FeedbackDelivered':
          case 'FeedbackClosed':
            return finish(event);
          default:
            return HOLDS;
        }
      },
      end: () =>
        [...running.values()]
          .filter((request) => emptyOf(request) === '')
          .map(({ stream }) => ({ stream, says: 'has all its seats filled, and was not delivered' })),
    };
  },
};
