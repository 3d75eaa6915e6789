import { refundFailure, type RefundFailure } from '@twofold/contracts/orders/provider-words';
import { Stripe } from 'stripe';
import { z } from 'zod';
import type { AskedRefund, MadeRefund, RefundToMake } from './payments.ts';
import { paymentOf, undefinedIfMissing } from './stripe-objects.ts';

/** Stripe keeps an idempotency key for at least 24 hours. After that we must look for the refund before repeating it. */
const KEY_LIFETIME_MS = 23 * 3_600_000;

/**
 * Refunds once per `refundId`. A retry first looks for a manual refund of at least this amount, which then counts as this
 * one.
 */
export const createRefund = async (stripe: Stripe, refund: RefundToMake, at: Date): Promise<MadeRefund> => {
  const { refundId, orderId, paymentId, amountCents, requestedAt, isRetry, otherRefundIds = [] } = refund;
  const isKeyForgotten = at.getTime() - Date.parse(requestedAt) > KEY_LIFETIME_MS;
  const refundsBeside = async (): Promise<readonly Stripe.Refund[]> =>
    (await refundsOf(stripe, paymentId)).filter((made) => !otherRefundIds.some((id) => isFor(id)(made)));
  const before = isKeyForgotten || isRetry ? await refundsBeside() : [];
  const known = before.find(isFor(refundId)) ?? (isRetry ? before.find(isSufficient(amountCents)) : undefined);
  if (known) return madeRefund(known);
  const metadata = { refundId, orderId: String(orderId) };
  const params = { payment_intent: paymentId, amount: amountCents, metadata };
  try {
    return madeRefund(await stripe.refunds.create(params, { idempotencyKey: refundId }));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'charge_already_refunded') throw error;
    const refunds = await refundsBeside();
    const found = refunds.find(isFor(refundId)) ?? refunds.find(({ status }) => !hasFailed(status));
    return { providerRefundId: found?.id ?? 'already-refunded' };
  }
};

const refundsOf = async (stripe: Stripe, paymentId: string): Promise<readonly Stripe.Refund[]> =>
  (await stripe.refunds.list({ payment_intent: paymentId, limit: 100 })).data;

const isFor =
  (refundId: string) =>
  ({ metadata }: Stripe.Refund): boolean =>
    metadata?.['refundId'] === refundId;

const isSufficient =
  (amountCents: number) =>
  ({ status, amount }: Stripe.Refund): boolean =>
    !hasFailed(status) && amount >= amountCents;

const hasFailed = (status: string | null): boolean => status === 'failed' || status === 'canceled';

const madeRefund = (refund: Stripe.Refund): MadeRefund => ({
  providerRefundId: refund.id,
  ...(hasFailed(refund.status) && { failure: failureOf(refund) }),
});

/** Stripe's reasons are ours with underscores, except for two. */
const failureOf = ({ status, failure_reason: reason = 'unknown' }: Stripe.Refund): RefundFailure => {
  if (status === 'canceled') return 'canceled';
  if (reason === 'charge_for_pending_refund_disputed') return 'charge-disputed';
  return refundFailure.safeParse(reason.replaceAll('_', '-')).data ?? 'unknown';
};

/** A refund with its payment; `undefined` if Stripe has none. */
export const retrieveRefund = (stripe: Stripe, id: string): Promise<Stripe.Refund | undefined> =>
  stripe.refunds.retrieve(id, { expand: ['payment_intent'] }).catch(undefinedIfMissing);

/** Reads a refund of Stripe, which may not be one of ours. */
export const refundIn = (refund: Stripe.Refund | undefined): AskedRefund => {
  if (refund === undefined) return { status: 'unknown' };
  if (!hasFailed(refund.status)) return { status: 'made' };
  const payment = paymentOf(refund.payment_intent);
  if (payment === undefined) return { status: 'unknown' };
  const refundId = z.uuid().safeParse(refund.metadata?.['refundId']).data;
  return { status: 'failed', ...payment, failure: failureOf(refund), refundId };
};
