import type { FeedbackEvent } from '@twofold/contracts/feedback/events';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../decider.ts';
import type { FeedbackCommand } from './commands.ts';
import { feedbackDecider, type Feedback } from './decider.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 1_000);
const HOUR_MS = 3_600_000;
const START_MS = Date.parse('2026-01-05T10:00:00.000Z');
const at = (hour: number): string => new Date(START_MS + hour * HOUR_MS).toISOString();
const CLAIM_HOURS = 2;
const PROMISE_HOURS = 10;

/** Few users, seats and hours, so that commands collide. The nth claim ever made stands for its deadline. */
type Step =
  | { readonly kind: 'claim' | 'release' | 'fill' | 'erase'; readonly userId: number; readonly seat: number }
  | { readonly kind: 'expire'; readonly nth: number }
  | { readonly kind: 'close' | 'open' | 'wait' };

const who = { userId: fc.integer({ min: 1, max: 4 }), seat: fc.integer({ min: 1, max: 3 }) };
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant('claim' as const), ...who }), weight: 4 },
  { arbitrary: fc.record({ kind: fc.constantFrom('release' as const, 'fill' as const), ...who }), weight: 3 },
  { arbitrary: fc.record({ kind: fc.constant('expire' as const), nth: fc.nat(8) }), weight: 2 },
  { arbitrary: fc.record({ kind: fc.constantFrom('open' as const, 'wait' as const) }), weight: 2 },
  { arbitrary: fc.record({ kind: fc.constant('erase' as const), ...who }), weight: 1 },
  { arbitrary: fc.record({ kind: fc.constant('close' as const) }), weight: 1 },
);

type Seat = { holder: number; claimedAt: string } | { filledBy: number } | undefined;

/** A simple model of a request: who holds which seat, who has ever held one, and whether it has ended. */
const aModel = (count: number) => {
  const seats: Seat[] = Array.from({ length: count });
  const former = new Set<number>();
  let state: 'open' | 'delivered' | 'closed' = 'open';
  const indexOf = (userId: number) =>
    seats.findIndex((seat) => seat && ('holder' in seat ? seat.holder : seat.filledBy) === userId);
  const holds = (userId: number) => {
    const seat = seats[indexOf(userId)];
    return seat && 'holder' in seat ? seat : undefined;
  };
  const leave = (userId: number) => {
    seats[indexOf(userId)] = undefined;
    former.add(userId);
  };
  return {
    seats,
    state: () => state,
    claim: (userId: number, claimedAt: string, hour: number): boolean => {
      const index = seats.findIndex((seat) => !seat);
      if (state !== 'open' || hour >= PROMISE_HOURS || indexOf(userId) !== -1 || index === -1 || former.has(userId))
        return false;
      seats[index] = { holder: userId, claimedAt };
      return true;
    },
    release: (userId: number, seat: number) => {
      if (state === 'open' && holds(userId) && indexOf(userId) === seat - 1) leave(userId);
    },
    expire: (userId: number, claimedAt: string) => {
      if (state === 'open' && holds(userId)?.claimedAt === claimedAt) leave(userId);
    },
    erase: (userId: number) => {
      if (state === 'open' && holds(userId)) leave(userId);
    },
    fill: (userId: number) => {
      const theirs = indexOf(userId);
      const open = seats.findIndex((seat) => !seat);
      const index = holds(userId) ? theirs : theirs === -1 && former.has(userId) ? open : -1;
      if (state !== 'open' || index === -1) return;
      seats[index] = { filledBy: userId };
      if (seats.every((seat) => seat && 'filledBy' in seat)) state = 'delivered';
    },
    close: () => {
      if (state === 'open') state = 'closed';
    },
  };
};

const aRequest = (seats: number) => ({
  requestId: '0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b',
  productId: 7,
  origin: { source: 'paid-order', orderId: 9 } as const,
  seats,
  claimHours: CLAIM_HOURS,
  requestedAt: at(0),
  dueAt: at(PROMISE_HOURS),
});

/** Runs steps on the decider and on the model, and compares them after each. */
const play = (count: number, steps: readonly Step[]): void => {
  const open: FeedbackCommand = { type: 'OpenFeedback', data: aRequest(count) };
  const log: FeedbackEvent[] = [...feedbackDecider.decide(open, feedbackDecider.initialState)];
  const stateNow = (): Feedback => log.reduce(feedbackDecider.evolve, feedbackDecider.initialState);
  const model = aModel(count);
  let hour = 0;
  let ticks = 0;

  const send = (command: FeedbackCommand): boolean => {
    try {
      const decided = feedbackDecider.decide(command, stateNow());
      log.push(...decided);
      // Deciding a command again changes nothing: no reviewer gets a second seat.
      if (command.type === 'ClaimSeat') expect(() => repeat(command)).toThrow(new Refusal('seat-held'));
      else expect(repeat(command)).toEqual([]);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
  const repeat = (command: FeedbackCommand) => feedbackDecider.decide(command, stateNow());

  for (const each of steps) {
    if (each.kind === 'wait') hour += 3;
    if (each.kind === 'open') send(open);
    if (each.kind === 'close') {
      send({ type: 'CloseFeedback', data: { reason: 'promise-missed', closedAt: at(PROMISE_HOURS) } });
      model.close();
    }
    if (each.kind === 'claim') {
      // Every claim has its own time.
      const claimedAt = new Date(Date.parse(at(hour)) + ticks++).toISOString();
      const isTaken = send({ type: 'ClaimSeat', data: { userId: each.userId, claimedAt } });
      expect(isTaken).toBe(model.claim(each.userId, claimedAt, hour));
    }
    if (each.kind === 'release') {
      send({ type: 'ReleaseSeat', data: { userId: each.userId, seat: each.seat, releasedAt: at(hour) } });
      model.release(each.userId, each.seat);
    }
    if (each.kind === 'erase') {
      send({ type: 'ReopenSeatsOf', data: { userId: each.userId, reopenedAt: at(hour) } });
      model.erase(each.userId);
    }
    if (each.kind === 'fill') {
      send({ type: 'FillSeat', data: { userId: each.userId, reviewId: 100 + each.userId, filledAt: at(hour) } });
      model.fill(each.userId);
    }
    if (each.kind === 'expire') {
      const claims = log.filter((event) => event.type === 'SeatClaimed');
      const claim = claims[each.nth]?.data;
      if (!claim) continue;
      const { seat, userId, claimedAt, dueAt } = claim;
      send({ type: 'ExpireClaim', data: { seat, userId, claimedAt, expiredAt: dueAt } });
      model.expire(userId, claimedAt);
    }
    expectSame(stateNow(), model);
    expectSound(log, count);
  }
};

const expectSame = (feedback: Feedback, model: ReturnType<typeof aModel>): void => {
  if (feedback.status === 'absent') throw new Error('There is a request');
  expect(feedback.status).toBe(model.state());
  const seats = feedback.seats.seats.map((seat): Seat => {
    if (seat.status === 'open') return undefined;
    return seat.status === 'claimed' ? { holder: seat.userId, claimedAt: seat.claimedAt } : { filledBy: seat.userId };
  });
  expect(seats).toEqual(model.seats);
};

/** The invariants of every log. */
const expectSound = (log: readonly FeedbackEvent[], count: number): void => {
  const filled = log.filter((event) => event.type === 'SeatFilled').map(({ data }) => data);
  expect(new Set(filled.map(({ seat }) => seat)).size).toBe(filled.length);
  expect(new Set(filled.map(({ userId }) => userId)).size).toBe(filled.length);
  const holders = new Map<number, number>();
  for (const { type, data } of log) {
    if (type === 'SeatClaimed') {
      expect(holders.has(data.seat)).toBe(false);
      expect([...holders.values()]).not.toContain(data.userId);
      expect(data.dueAt <= at(PROMISE_HOURS)).toBe(true);
      holders.set(data.seat, data.userId);
    }
    if (type === 'SeatReopened') {
      expect(holders.get(data.seat)).toBe(data.userId);
      holders.delete(data.seat);
    }
    if (type === 'SeatFilled') {
      expect(holders.get(data.seat) ?? data.userId).toBe(data.userId);
      holders.set(data.seat, data.userId);
    }
    if (type === 'FeedbackClosed') {
      const all = Array.from({ length: count }, (_, index) => index + 1);
      expect(data.missing).toEqual(all.filter((seat) => !filled.some((each) => each.seat === seat)));
    }
  }
  const ends = log.filter(({ type }) => type === 'FeedbackDelivered' || type === 'FeedbackClosed');
  expect(ends.length).toBeLessThanOrEqual(1);
  if (ends.length === 1) expect(log.at(-1)).toBe(ends[0]);
  expect(ends.some(({ type }) => type === 'FeedbackDelivered')).toBe(filled.length === count);
};

describe('a request and its seats', () => {
  it('are what a simple model of them says, after anything in any order', () =>
    fc.assert(fc.property(fc.integer({ min: 1, max: 3 }), fc.array(step, { maxLength: 30 }), play), {
      numRuns: RUNS,
    }));
});
