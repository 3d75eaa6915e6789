import type { CreditEvent } from '@twofold/contracts/credits/events';
import { describe, expect, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { creditsDecider, type CreditsCommand } from './decider.ts';
import { awardFor, releaseLedger, welcomeCredit } from './ledger.ts';

const given = specFor(creditsDecider);
const at = '2026-01-05T10:00:00.000Z';
const of = { userId: 17, amount: 1, productId: 7 } as const;
type From = Extract<CreditEvent, { type: 'CreditRevoked' }>['data']['from'];

const granted: CreditEvent = {
  type: 'CreditsGranted',
  data: { userId: 17, amount: 1, reason: 'welcome', grantedAt: at },
};
const held: CreditEvent = { type: 'LedgerHeld', data: { userId: 17, heldAt: at } };
const released: CreditEvent = { type: 'LedgerReleased', data: { userId: 17, releasedAt: at } };
const award = (reviewId: number) => ({ ...of, reviewId, source: 'discover' as const });
const earned = (reviewId: number): CreditEvent => ({
  type: 'CreditEarned',
  data: { ...award(reviewId), earnedAt: at },
});
const pending = (reviewId: number): CreditEvent => ({
  type: 'CreditPending',
  data: { ...award(reviewId), pendingSince: at },
});
const revoked = (reviewId: number, from: From): CreditEvent => ({
  type: 'CreditRevoked',
  data: { ...of, reviewId, from, revokedAt: at },
});
const withheld = (reviewId: number): CreditEvent => ({
  type: 'CreditWithheld',
  data: { ...of, reviewId, withheldAt: at },
});
const revoke = (reviewId: number): CreditsCommand => ({
  type: 'RevokeCredit',
  data: { ...of, reviewId, revokedAt: at },
});
const earn = (reviewId: number): CreditsCommand =>
  awardFor({ userId: 17, reviewId, productId: 7, earns: true, source: 'discover', completedAt: at });
const availableAfter = (...events: readonly CreditEvent[]): number =>
  events.reduce(creditsDecider.evolve, creditsDecider.initialState).available;

describe('revoking the credit of an unusable review', () => {
  it('D-127: takes it from what can be spent, to the last credit', () => {
    given(granted, earned(31)).when(revoke(31)).then(revoked(31, 'balance'));
    given(earned(31)).when(revoke(31)).then(revoked(31, 'balance'));
    expect(availableAfter(earned(31), revoked(31, 'balance'))).toBe(0);
  });
  it('leaves no balance below 0: the next awards pay for it', () => {
    given(earned(31), revoked(31, 'balance'), earned(32), revoked(32, 'balance'))
      .when(revoke(33))
      .then(revoked(33, 'awards'));
    given(revoked(33, 'awards')).when(earn(34)).then(earned(34), withheld(34));
    given(revoked(33, 'awards'), earned(34), withheld(34)).when(earn(35)).then(earned(35));
    expect(availableAfter(revoked(33, 'awards'), earned(34), withheld(34), earned(35))).toBe(1);
  });
  it('may come before the award, if a reactor lags', () =>
    given(revoked(31, 'awards')).when(earn(31)).then(earned(31), withheld(31)));
  it('takes what waits for a confirmed address, which is then never earned', () => {
    given(granted, held, pending(31), pending(32)).when(revoke(31)).then(revoked(31, 'pending'));
    const after = [granted, held, pending(31), pending(32), revoked(31, 'pending')];
    given(...after)
      .when(releaseLedger(17, at))
      .then(released, earned(32));
    given(...after)
      .when(earn(31))
      .thenNothing();
    given(...after, released, earned(32))
      .when(earn(31))
      .thenNothing();
  });
  it('withholds from what is released, too', () => {
    const before = [held, pending(32), pending(33), revoked(31, 'awards')];
    const credits = before.reduce(creditsDecider.evolve, creditsDecider.initialState);
    expect(creditsDecider.decide(releaseLedger(17, at), credits)).toEqual([
      released,
      earned(32),
      withheld(32),
      earned(33),
    ]);
  });
  it.each(['balance', 'pending', 'awards'] as const)('happens once (%s)', (from) =>
    given(granted, earned(30), revoked(31, from)).when(revoke(31)).thenNothing(),
  );
  it('leaves the welcome to be given once', () =>
    given(granted, revoked(31, 'balance'))
      .when(welcomeCredit({ userId: 17, registeredAt: at, isHeld: false }))
      .thenNothing());
});
