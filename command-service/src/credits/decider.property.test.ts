import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../decider.ts';
import { creditCommand } from '../testing/credit-commands.ts';
import { creditsDecider, type Credits, type CreditsCommand } from './decider.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 1_000);

/** What is simply true of a ledger: sets of what was given and what waits, and what became of each reserved credit. */
const aModel = () => {
  const given = new Set<string>();
  const waiting = new Set<string>();
  let hold: 'none' | 'held' | 'released' = 'none';
  const reservations = new Map<string, ('open' | 'spent' | 'returned')[]>();
  const seats = () => [...reservations.values()].flat();
  const available = () => given.size - seats().filter((seat) => seat !== 'returned').length;
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
        for (const award of waiting) given.add(award);
        waiting.clear();
        return 'taken';
      case 'EarnCredit': {
        const award = `review ${data.reviewId}`;
        if (hold !== 'held') given.add(award);
        else if (!given.has(award)) waiting.add(award);
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
  it('agrees with a simple model whatever is sent, in any order, however often', () => {
    const property = fc.property(fc.array(creditCommand, { maxLength: 40 }), (commands) => {
      const model = aModel();
      let credits = creditsDecider.initialState;
      for (const each of commands) {
        const [next, outcome] = send(credits, each);
        credits = next;
        const { available, pending, reserved } = credits;
        expect({ outcome, available, pending: pending.length, reserved }).toEqual({
          outcome: model.take(each),
          available: model.available(),
          pending: model.pending(),
          reserved: model.reserved(),
        });
        expect(credits.available).toBeGreaterThanOrEqual(0);
      }
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('takes no command twice', () => {
    const property = fc.property(fc.array(creditCommand, { maxLength: 40 }), creditCommand, (commands, again) => {
      let credits = creditsDecider.initialState;
      for (const each of commands) [credits] = send(credits, each);
      const [once] = send(credits, again);
      expect(send(once, again)[2]).toBe(0);
    });
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
