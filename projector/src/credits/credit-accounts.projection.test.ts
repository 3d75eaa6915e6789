import type { CreditEvent } from '@twofold/contracts/credits/events';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { recorded } from '../testing/an-event.ts';
import { creditAccountsProjection } from './credit-accounts.projection.ts';

const granted = (amount: number): CreditEvent => ({
  type: 'CreditsGranted',
  data: { userId: 3, amount, reason: 'welcome', grantedAt: '2030-01-01T12:00:00.000Z' },
});

const accountAfter = (...events: CreditEvent[]): unknown => {
  const batch = parseBatch(
    creditAccountsProjection,
    events.map((event, index) => recorded(event, index + 1, 'credits-3')),
  );
  return foldBatch(batch, new Map()).get(3);
};

describe('a credit account', () => {
  it('begins with the first credits', () => expect(accountAfter(granted(1))).toEqual({ user_id: 3, available: 1 }));

  it('adds up what is granted', () =>
    expect(accountAfter(granted(1), granted(2))).toEqual({ user_id: 3, available: 3 }));
});
