import { z } from 'zod';
import { reviewSource } from '../reviews/source.ts';

/** Query of `GET /api/me/credits`: newest first; `before` is the number of a line (as D-49). */
export const listCreditsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(100),
  before: z.coerce.number().int().positive().optional(),
});

/**
 * One line of a user's ledger, ordered by `number`; `eventId` is its event, `change` the change of the available
 * amount, `balance` that amount afterwards, and `source` where the credit came from. A spent credit was reserved
 * before: its line changes nothing.
 */
export const creditEntry = z.object({
  number: z.int().positive(),
  eventId: z.uuid(),
  kind: z.enum(['granted', 'earned', 'reserved', 'spent', 'returned', 'revoked', 'withheld']),
  change: z.int(),
  balance: z.int().nonnegative(),
  at: z.iso.datetime(),
  productId: z.int().positive().optional(),
  reviewId: z.int().positive().optional(),
  source: z.enum(['welcome', ...reviewSource.options]).optional(),
});
export type CreditEntry = z.infer<typeof creditEntry>;

/** Answer of `GET /api/me/credits`; `pending` credits wait until the email address is confirmed (D-125). */
export const creditsView = z.object({
  balance: z.int().nonnegative(),
  pending: z.int().nonnegative(),
  entries: z.array(creditEntry),
});
export type CreditsView = z.infer<typeof creditsView>;
