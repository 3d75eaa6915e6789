import { disputeReason, type DisputeOutcome } from '@twofold/contracts/orders/provider-words';
import type { Stripe } from 'stripe';
import type { AskedDispute } from './payments.ts';
import { paymentOf, undefinedIfMissing } from './stripe-objects.ts';

/** A dispute with its payment; `undefined` if Stripe has none. */
export const retrieveDispute = (stripe: Stripe, id: string): Promise<Stripe.Dispute | undefined> =>
  stripe.disputes.retrieve(id, { expand: ['payment_intent'] }).catch(undefinedIfMissing);

/** Reads a dispute of Stripe, which may not be about one of our payments. */
export const disputeIn = (dispute: Stripe.Dispute | undefined): AskedDispute => {
  if (dispute === undefined) return { status: 'unknown' };
  const payment = paymentOf(dispute.payment_intent);
  if (payment === undefined) return { status: 'unknown' };
  const { amount: amountCents, currency, reason, created } = dispute;
  return {
    status: statusOf(dispute.status),
    ...payment,
    amountCents,
    currency,
    reason: disputeReason.safeParse(reason.replaceAll('_', '-')).data ?? 'other',
    openedAt: new Date(created * 1000).toISOString(),
  };
};

/** Every status that is not final is open, including future ones. */
const statusOf = (status: string): Exclude<AskedDispute['status'], 'unknown'> => OUTCOMES.get(status) ?? 'open';

const OUTCOMES: ReadonlyMap<string, DisputeOutcome> = new Map([
  ['won', 'won'],
  ['lost', 'lost'],
  ['prevented', 'prevented'],
  ['warning_closed', 'inquiry-closed'],
]);
