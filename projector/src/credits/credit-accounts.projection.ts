import { creditEvents } from '@twofold/contracts/credits/events';
import type { CreditAccountRow } from '@twofold/contracts/credits/read-model';
import { projection } from '../projection.ts';

/**
 * Every user's available credits, and those pending until the email address is confirmed. Reads `credits-<userId>`.
 * Spending changes nothing: the credit was deducted when it was reserved.
 */
export const creditAccountsProjection = projection<CreditAccountRow, typeof creditEvents>('credit_accounts', {
  version: 4,
  events: creditEvents,
  keys: ({ data }) => [data.userId],
  apply: {
    CreditsGranted: (account, { data }) => changed(account, data.userId, data.amount),
    CreditEarned: (account, { data }) => changed(account, data.userId, data.amount),
    CreditPending: (account, { data }) => changed(account, data.userId, 0, data.amount),
    // The events after this one award the pending credits.
    LedgerReleased: (account, { data }) => ({ ...changed(account, data.userId, 0), pending: 0 }),
    CreditsReserved: (account, { data }) => changed(account, data.userId, -data.amount),
    CreditReturned: (account, { data }) => changed(account, data.userId, 1),
    CreditRevoked: (account, { data: { userId, amount, from } }) =>
      changed(account, userId, from === 'balance' ? -amount : 0, from === 'pending' ? -amount : 0),
    CreditWithheld: (account, { data }) => changed(account, data.userId, -data.amount),
  },
});

const changed = (
  account: CreditAccountRow | undefined,
  userId: number,
  by: number,
  pendingBy = 0,
): CreditAccountRow => ({
  user_id: userId,
  available: (account?.available ?? 0) + by,
  pending: (account?.pending ?? 0) + pendingBy,
});
