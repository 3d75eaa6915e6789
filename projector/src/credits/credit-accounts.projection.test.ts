import type { CreditEvent } from '@twofold/contracts/credits/events';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { aLedger } from './testing/a-ledger.ts';
import { creditAccountsProjection } from './credit-accounts.projection.ts';

const { granted, pending, released, earned, reserved, spent, returned } = aLedger(3);

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

  it('counts what waits for a confirmed address, until it is earned', () => {
    expect(availableAfter(granted, pending(21), pending(22))).toEqual({ user_id: 3, available: 1, pending: 2 });
    expect(availableAfter(granted, pending(21), pending(22), released, earned(21), earned(22))).toEqual({
      user_id: 3,
      available: 3,
      pending: 0,
    });
  });
});
