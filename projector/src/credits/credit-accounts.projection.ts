import { creditEvents } from '@twofold/contracts/credits/events';
import type { CreditAccountRow } from '@twofold/contracts/credits/read-model';
import { projection } from '../projection.ts';

/** What everybody can spend. Reads `credits-<userId>`. */
export const creditAccountsProjection = projection<CreditAccountRow, typeof creditEvents>('credit_accounts', {
  version: 1,
  events: creditEvents,
  keys: ({ data }) => [data.userId],
  apply: {
    CreditsGranted: (account, { data }) => ({
      user_id: data.userId,
      available: (account?.available ?? 0) + data.amount,
    }),
  },
});
