import { z } from 'zod';
import { disputeOutcome } from '../../orders/provider-words.ts';

/**
 * Answer of `payments`: failed refunds and disputed payments; the unresolved ones first, oldest first, then at most 50
 * resolved ones. `reference` is the refund attempt, which a retry names, or the provider's id of a dispute; `link`
 * opens the payment at the provider, if there is a page for it.
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
