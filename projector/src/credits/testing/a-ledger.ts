import type { CreditEvent } from '@twofold/contracts/credits/events';

export const AT = '2030-01-01T12:00:00.000Z';
const RESERVATION = '0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b';

/** The events of a user's ledger. */
export const aLedger = (userId: number) => {
  const seatOf = (seat: number) => ({ userId, reservationId: RESERVATION, productId: 7, seat });
  const granted: CreditEvent = {
    type: 'CreditsGranted',
    data: { userId, amount: 1, reason: 'welcome', grantedAt: AT },
  };
  return {
    granted,
    earned: (reviewId: number): CreditEvent => ({
      type: 'CreditEarned',
      data: { userId, amount: 1, reviewId, productId: 7, source: 'discover', earnedAt: AT },
    }),
    pending: (reviewId: number): CreditEvent => ({
      type: 'CreditPending',
      data: { userId, amount: 1, reviewId, productId: 7, source: 'discover', pendingSince: AT },
    }),
    released: { type: 'LedgerReleased', data: { userId, releasedAt: AT } } satisfies CreditEvent,
    reserved: (amount: number): CreditEvent => ({
      type: 'CreditsReserved',
      data: { userId, reservationId: RESERVATION, productId: 7, amount, reservedAt: AT },
    }),
    spent: (seat: number): CreditEvent => ({
      type: 'CreditSpent',
      data: { ...seatOf(seat), reviewId: 40 + seat, spentAt: AT },
    }),
    revoked: (reviewId: number, from: 'balance' | 'pending' | 'awards'): CreditEvent => ({
      type: 'CreditRevoked',
      data: { userId, amount: 1, reviewId, productId: 7, from, revokedAt: AT },
    }),
    withheld: (reviewId: number): CreditEvent => ({
      type: 'CreditWithheld',
      data: { userId, amount: 1, reviewId, productId: 7, withheldAt: AT },
    }),
    returned: (seat: number): CreditEvent => ({
      type: 'CreditReturned',
      data: { ...seatOf(seat), returnedAt: AT },
    }),
  };
};
