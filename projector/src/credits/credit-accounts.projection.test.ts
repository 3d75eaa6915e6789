import type { CreditEvent } from '@twofold/contracts/credits/events';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { aLedger } from './testing/a-ledger.ts';
import { creditAccountsProjection } from './credit-accounts.projection.ts';

const { granted, pending, released, earned, reserved, spent, returned, revoked, withheld } = aLedger(3);

const availableAfter = (...events: CreditEvent[]): unknown => {
  const batch = parseBatch(
    creditAccountsProjection,
    events.map((event, index) => recorded(event, index + 1, 'credits-3')),
  );
  return foldBatch(batch, new Map()).get(3);
};

describe('a credit account', () => {
  it.each([
    ['begins with the first credits', [granted], 1],
    ['adds up what is granted and earned', [granted, earned(21), earned(22)], 3],
    ['is less at once by what is reserved', [granted, earned(21), earned(22), reserved(2)], 1],
    ['stays when a reserved credit is spent', [granted, earned(21), earned(22), reserved(2), spent(1)], 1],
    ['grows by what comes back', [granted, earned(21), earned(22), reserved(2), spent(1), returned(2)], 2],
  ])('%s', (_, events, available) => expect(availableAfter(...events)).toEqual({ user_id: 3, available, pending: 0 }));

  it('counts credits pending for a confirmed address, until they are earned', () => {
    expect(availableAfter(granted, pending(21), pending(22))).toEqual({ user_id: 3, available: 1, pending: 2 });
    expect(availableAfter(granted, pending(21), pending(22), released, earned(21), earned(22))).toEqual({
      user_id: 3,
      available: 3,
      pending: 0,
    });
  });

  it.each<[string, CreditEvent[], number, number]>([
    ['what can be spent', [granted, earned(21), revoked(21, 'balance')], 1, 0],
    ['what waits', [granted, pending(21), pending(22), revoked(21, 'pending')], 1, 1],
    ['awards to come', [granted, revoked(21, 'awards')], 1, 0],
    ['awards to come, as soon as one comes', [granted, revoked(21, 'awards'), earned(22), withheld(22)], 1, 0],
  ])('is less by a credit that is revoked from %s', (_, events, available, waiting) =>
    expect(availableAfter(...events)).toEqual({ user_id: 3, available, pending: waiting }),
  );
});
