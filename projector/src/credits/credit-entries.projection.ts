import { creditEvents } from '@twofold/contracts/credits/events';
import type { CreditEntryRow } from '@twofold/contracts/credits/read-model';
import { projection } from '../projection.ts';

/** The columns of a ledger line that depend on the type of event. */
type Line = Pick<CreditEntryRow, 'kind' | 'change' | 'at'> &
  Partial<Pick<CreditEntryRow, 'product_id' | 'review_id' | 'source'>>;

type LedgerEvent = {
  readonly id: string;
  readonly revision: bigint;
  readonly data: { readonly userId: number };
};

/** Every line of every user's ledger: one for each event of `credits-<userId>`, by the event's id. */
export const creditEntriesProjection = projection<CreditEntryRow, typeof creditEvents>('credit_entries', {
  version: 3,
  events: creditEvents,
  keys: ({ id }) => [id],
  apply: {
    CreditsGranted: (_, event) =>
      entry(event, { kind: 'granted', change: event.data.amount, source: event.data.reason, at: event.data.grantedAt }),
    CreditEarned: (_, event) => {
      const { amount: change, reviewId, productId, source, earnedAt: at } = event.data;
      return entry(event, { kind: 'earned', change, review_id: reviewId, product_id: productId, source, at });
    },
    CreditsReserved: (_, event) => {
      const { amount, productId, reservedAt: at } = event.data;
      return entry(event, { kind: 'reserved', change: -amount, product_id: productId, at });
    },
    // The credit was deducted when it was reserved.
    CreditSpent: (_, event) => {
      const { productId, reviewId, spentAt: at } = event.data;
      return entry(event, { kind: 'spent', change: 0, product_id: productId, review_id: reviewId, at });
    },
    CreditReturned: (_, event) => {
      const { productId, returnedAt: at } = event.data;
      return entry(event, { kind: 'returned', change: 1, product_id: productId, at });
    },
    // What cannot be deducted now is withheld from future awards.
    CreditRevoked: (_, event) => {
      const { amount, from, reviewId, productId, revokedAt: at } = event.data;
      const change = from === 'balance' ? -amount : 0;
      return entry(event, { kind: 'revoked', change, product_id: productId, review_id: reviewId, at });
    },
    CreditWithheld: (_, event) => {
      const { amount, reviewId, productId, withheldAt: at } = event.data;
      return entry(event, { kind: 'withheld', change: -amount, product_id: productId, review_id: reviewId, at });
    },
  },
});

const entry = ({ id, revision, data }: LedgerEvent, line: Line): CreditEntryRow => ({
  event_id: id,
  user_id: data.userId,
  number: Number(revision) + 1,
  product_id: null,
  review_id: null,
  source: null,
  ...line,
});
