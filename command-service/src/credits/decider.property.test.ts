import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../decider.ts';
import { creditCommand, creditOrRevocation } from '../testing/credit-commands.ts';
import { creditsDecider, type Credits, type CreditsCommand } from './decider.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 1_000);

/** A simple model of a ledger: sets of granted and pending credits, and the state of each reserved one. */
const aModel = () => {
  const given = new Set<string>();
  const waiting = new Set<string>();
  const revoked = new Set<string>();
  const neverEarned = new Set<string>();
  let taken = 0;
  let owed = 0;
  let hold: 'none' | 'held' | 'released' = 'none';
  const reservations = new Map<string, ('open' | 'spent' | 'returned')[]>();
  const seats = () => [...reservations.values()].flat();
  const available = () => given.size - taken - seats().filter((seat) => seat !== 'returned').length;
  const award = (review: string) => {
    if (given.has(review) || neverEarned.has(review)) return;
    given.add(review);
    if (owed === 0) return;
    owed--;
    taken++;
  };
  const settle = ({ reservationId, seat }: { reservationId: string; seat: number }, to: 'spent' | 'returned') => {
    const all = reservations.get(reservationId);
    if (all?.[seat - 1] === undefined) return 'refused';
    if (to === 'spent' && all[seat - 1] === 'returned') return 'refused';
    if (all[seat - 1] === 'open') all[seat - 1] = to;
    return 'taken';
  };
  const take = ({ type, data }: CreditsCommand): 'taken' | 'refused' => {
    switch (type) {
      case 'GrantCredits':
        if (data.isHeld && hold === 'none' && !given.has(data.reason)) hold = 'held';
        given.add(data.reason);
        return 'taken';
      case 'ReleaseLedger':
        hold = 'released';
        for (const review of waiting) award(review);
        waiting.clear();
        return 'taken';
      case 'EarnCredit': {
        const review = `review ${data.reviewId}`;
        if (hold !== 'held') award(review);
        else if (!given.has(review) && !neverEarned.has(review)) waiting.add(review);
        return 'taken';
      }
      case 'RevokeCredit': {
        const review = `review ${data.reviewId}`;
        if (revoked.has(review)) return 'taken';
        revoked.add(review);
        if (waiting.delete(review)) neverEarned.add(review);
        else if (available() > 0) taken++;
        else owed++;
        return 'taken';
      }
      case 'ReserveCredits':
        if (reservations.has(data.reservationId)) return 'taken';
        if (hold === 'held') return 'refused';
        if (available() - data.amount < 1) return 'refused';
        reservations.set(
          data.reservationId,
          Array.from({ length: data.amount }, () => 'open'),
        );
        return 'taken';
      case 'SpendCredit':
        return settle(data, 'spent');
      case 'ReturnCredit':
        return settle(data, 'returned');
    }
  };
  return {
    take,
    available,
    pending: () => waiting.size,
    owed: () => owed,
    reserved: () => seats().filter((seat) => seat === 'open').length,
  };
};

const send = (credits: Credits, each: CreditsCommand): readonly [Credits, 'taken' | 'refused', number] => {
  try {
    const events = creditsDecider.decide(each, credits);
    return [events.reduce(creditsDecider.evolve, credits), 'taken', events.length];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [credits, 'refused', 0];
  }
};

describe('a ledger', () => {
  it('agrees with a simple model for any commands, in any order, however often', () => {
    const property = fc.property(fc.array(creditOrRevocation, { maxLength: 40 }), (commands) => {
      const model = aModel();
      let credits = creditsDecider.initialState;
      for (const each of commands) {
        const [next, outcome] = send(credits, each);
        credits = next;
        const { available, pending, reserved, owed } = credits;
        expect({ outcome, available, pending: pending.length, reserved, owed }).toEqual({
          outcome: model.take(each),
          available: model.available(),
          pending: model.pending(),
          reserved: model.reserved(),
          owed: model.owed(),
        });
        expect(credits.available).toBeGreaterThanOrEqual(0);
      }
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('handles no command twice', () => {
    const property = fc.property(
      fc.array(creditOrRevocation, { maxLength: 40 }),
      creditOrRevocation,
      (commands, again) => {
        let credits = creditsDecider.initialState;
        for (const each of commands) [credits] = send(credits, each);
        const [once] = send(credits, again);
        expect(send(once, again)[2]).toBe(0);
      },
    );
    fc.assert(property, { numRuns: RUNS });
  });

  it('never lets the last credit be reserved', () => {
    const property = fc.property(fc.array(creditCommand, { maxLength: 40 }), (commands) => {
      let credits = creditsDecider.initialState;
      let hadOne = false;
      for (const each of commands) {
        [credits] = send(credits, each);
        hadOne ||= credits.available > 0;
        expect(credits.available).toBeGreaterThanOrEqual(hadOne ? 1 : 0);
      }
    });
    fc.assert(property, { numRuns: RUNS });
  });
});
