import { z } from 'zod';
import { disputeOutcome } from '../../orders/provider-words.ts';

/**
 * Answer of `payments`: refunds that failed and payments that are disputed, those that are not over yet, the oldest first, and
 * then at most 50 that are. `reference` is the attempt of a refund, which a retry names, or the provider's id of a dispute;
 * `link` leads to the payment at the provider, where it has a page for it.
 */
export const paymentIssuesView = z.object({
  issues: z.array(
    z.object({
      kind: z.enum(['refund', 'dispute']),
      state: z.enum(['open', 'retrying', 'paid', ...disputeOutcome.options]),
      orderId: z.int().positive(),
      reference: z.string(),
      amountCents: z.int(),
      currency: z.string(),
      reason: z.string(),
      openedAt: z.iso.datetime(),
      closedAt: z.iso.datetime().optional(),
      link: z.url().optional(),
    }),
  ),
});
export type PaymentIssuesView = z.infer<typeof paymentIssuesView>;
