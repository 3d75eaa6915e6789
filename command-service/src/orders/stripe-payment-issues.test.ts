import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Payments } from './payments.ts';
import { stripePayments } from './stripe-payments.ts';
import { aCheckout, NOW, ORIGIN } from './testing/payments-contract.ts';
import {
  signatureOf,
  STAND_IN_WEBHOOK_SECRET,
  startStandInStripe,
  type StandInStripe,
} from './testing/stand-in-stripe.ts';

const refundId = '0f8a2a4e-7a51-4d61-9c51-61a0a8f0c9b1';

let stripe: StandInStripe;
let payments: Payments;
let sessionId: string;
let paymentId: string;
beforeEach(async () => {
  stripe = await startStandInStripe({ now: () => NOW });
  const made = stripePayments({ secretKey: 'sk_test_1', webhookSecret: STAND_IN_WEBHOOK_SECRET, apiUrl: stripe.url })({
    origin: ORIGIN,
    keyring: { secret: () => Promise.reject(new Error('Stripe needs no secret of ours')) },
    now: () => NOW,
  });
  payments = made!;
  ({ sessionId } = await payments.open(aCheckout(9, { tier: 'STANDARD', amountCents: 1000 })));
  stripe.pay(sessionId);
  paymentId = stripe.sessions.get(sessionId)!.payment_intent!;
});
afterEach(() => stripe.close());

const toMake = (changes: object = {}) => ({
  refundId,
  orderId: 9,
  paymentId,
  amountCents: 334,
  requestedAt: NOW.toISOString(),
  isRetry: false,
  ...changes,
});
const retry = (id = crypto.randomUUID()) => toMake({ refundId: id, isRetry: true });

describe('a refund by Stripe that fails', () => {
  it('at once is told as such, also to anyone who asks again under the same id', async () => {
    stripe.failNextRefunds(1);
    for (let time = 0; time < 2; time++) expect(await payments.refund(toMake())).toMatchObject({ failure: 'declined' });
    expect(stripe.refunds).toHaveLength(1);
  });

  it('is made by a retry under another id, once', async () => {
    stripe.failNextRefunds(1);
    await payments.refund(toMake());
    const again = retry();
    const { providerRefundId, failure } = await payments.refund(again);
    expect(failure).toBeUndefined();
    stripe.forgetKeys();
    expect(await payments.refund(again)).toEqual({ providerRefundId });
    expect(stripe.refunds.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  });

  it('is not made by a retry where a user has paid as much back by hand', async () => {
    stripe.failNextRefunds(1);
    await payments.refund(toMake());
    const byHand = await payments.refund(toMake({ refundId: crypto.randomUUID() }));
    expect(await payments.refund(retry())).toEqual(byHand);
    expect(stripe.refunds).toHaveLength(2);
  });

  it.each([
    [{ failure_reason: 'expired_or_canceled_card' }, 'expired-or-canceled-card'],
    [{ failure_reason: 'charge_for_pending_refund_disputed' }, 'charge-disputed'],
    [{ failure_reason: 'something_new' }, 'unknown'],
    [{}, 'unknown'],
    [{ status: 'canceled' as const }, 'canceled'],
  ])('is told with its order, attempt and reason: %o is %s', async (changes, failure) => {
    const { providerRefundId } = await payments.refund(toMake());
    expect(await payments.askRefund(providerRefundId)).toEqual({ status: 'made' });
    stripe.failRefund(providerRefundId, changes);
    expect(await payments.askRefund(providerRefundId)).toEqual({
      status: 'failed',
      orderId: 9,
      paymentId,
      refundId,
      failure,
    });
  });

  it('is unknown where Stripe knows none', async () =>
    expect(await payments.askRefund('re_unknown')).toEqual({ status: 'unknown' }));
});

describe('a dispute at Stripe', () => {
  it.each([
    ['needs_response', 'open'],
    ['warning_needs_response', 'open'],
    ['appeal_under_review', 'open'],
    ['something_new', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['warning_closed', 'inquiry-closed'],
    ['prevented', 'prevented'],
  ])('that is %s is %s', async (status, told) => {
    stripe.dispute('du_1', sessionId, { status, amount: 461, currency: 'eur', reason: 'product_not_received' });
    expect(await payments.askDispute('du_1')).toEqual({
      status: told,
      orderId: 9,
      paymentId,
      amountCents: 461,
      currency: 'eur',
      reason: 'product-not-received',
      openedAt: NOW.toISOString(),
    });
  });

  it('is unknown where Stripe knows none, or where its payment is not ours', async () => {
    stripe.dispute('du_2', 'cs_of_another_shop');
    for (const id of ['du_1', 'du_2']) expect(await payments.askDispute(id)).toEqual({ status: 'unknown' });
  });

  it('may have a reason that is newer than this program', async () => {
    stripe.dispute('du_1', sessionId, { reason: 'something_new' });
    expect(await payments.askDispute('du_1')).toMatchObject({ reason: 'other' });
  });
});

describe('a webhook event about a payment that was made', () => {
  it.each([
    ['refund.failed', { providerRefundId: 'obj_1' }],
    ['refund.updated', { providerRefundId: 'obj_1' }],
    ['charge.refund.updated', { providerRefundId: 'obj_1' }],
    ['charge.dispute.created', { disputeId: 'obj_1' }],
    ['charge.dispute.updated', { disputeId: 'obj_1' }],
    ['charge.dispute.closed', { disputeId: 'obj_1' }],
    ['charge.dispute.funds_withdrawn', { disputeId: 'obj_1' }],
    ['charge.dispute.funds_reinstated', { disputeId: 'obj_1' }],
    ['charge.refunded', {}],
  ])('of type %s names %o', (type, about) => {
    const body = JSON.stringify({ id: 'evt_1', type, data: { object: { id: 'obj_1' } } });
    const read = payments.readWebhook(Buffer.from(body), signatureOf(body));
    expect(read).toEqual({ eventId: 'evt_1', sessionId: undefined, ...about });
  });
});
