import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Payments } from './payments.ts';
import { stripePayments, type StripeOptions } from './stripe-payments.ts';
import { aCheckout, NOW, ORIGIN, paymentsContract } from './testing/payments-contract.ts';
import { STAND_IN_WEBHOOK_SECRET, startStandInStripe, type StandInStripe } from './testing/stand-in-stripe.ts';

let stripe: StandInStripe;
const clock = { now: NOW };
beforeEach(async () => {
  clock.now = NOW;
  stripe = await startStandInStripe({ now: () => clock.now });
});
afterEach(() => stripe.close());

const payments = (changes: Partial<StripeOptions> = {}): Payments => {
  const options = { secretKey: 'sk_test_1', webhookSecret: STAND_IN_WEBHOOK_SECRET, apiUrl: stripe.url, ...changes };
  const made = stripePayments(options)({
    origin: ORIGIN,
    keyring: { secret: () => Promise.reject(new Error('Stripe needs no secret of ours')) },
    now: () => clock.now,
  });
  if (!made) throw new Error('There are payments by Stripe');
  return made;
};

paymentsContract('stripePayments', () =>
  Promise.resolve({ payments: payments(), pay: (sessionId) => stripe.pay(sessionId) }),
);

describe('a checkout by Stripe', () => {
  it('brings the browser back to our own pages, and ends when the order says', async () => {
    const { sessionId, url } = await payments().open(aCheckout(9));
    expect(url).toBe(`https://checkout.stripe.com/c/pay/${sessionId}`);
    expect(stripe.sessions.get(sessionId)).toMatchObject({
      success_url: `${ORIGIN}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${ORIGIN}/payment/cancel?session_id={CHECKOUT_SESSION_ID}`,
      expires_at: Date.parse('2026-01-05T11:00:00.000Z') / 1000,
      amount_total: 500,
      currency: 'usd',
    });
  });

  it('is the same when it is opened ten minutes later', async () => {
    const { sessionId } = await payments().open(aCheckout(9));
    clock.now = new Date(NOW.getTime() + 600_000);
    expect((await payments().open(aCheckout(9))).sessionId).toBe(sessionId);
    expect(stripe.sessions.size).toBe(1);
  });

  it('is another one for an order of the same number that was started at another time', async () => {
    await payments().open(aCheckout(9));
    await payments().open(aCheckout(9, { startedAt: '2026-01-05T09:59:00.000Z' }));
    expect(stripe.sessions.size).toBe(2);
  });

  it('is one session, also when the answer was lost', async () => {
    stripe.behaves('loses the answer', 1);
    const { sessionId } = await payments().open(aCheckout(9));
    expect([...stripe.sessions.keys()]).toEqual([sessionId]);
  });

  it('tells whether real money moves', () => {
    expect(payments().livemode).toBe(false);
    expect(payments({ secretKey: 'sk_live_1' }).livemode).toBe(true);
    expect(payments({ secretKey: 'rk_live_1' }).livemode).toBe(true);
  });

  it.each([
    ['another site', 'https://checkout.stripe.com.evil.example/pay'],
    ['another scheme', 'http://checkout.stripe.com/pay'],
    ['another port', 'https://checkout.stripe.com:8443/pay'],
    ['a name before the host', 'https://evil@checkout.stripe.com/pay'],
    ['no address', 'checkout.stripe.com'],
  ])('T36: never leads to %s', async (_, url) => {
    stripe.checkoutUrl(url);
    await expect(payments().open(aCheckout(9))).rejects.toThrow('not its checkout');
  });

  it('may lead to a configured fake server', async () => {
    stripe.checkoutUrl(`${stripe.url}/pay`);
    expect((await payments().open(aCheckout(9))).url).toBe(`${stripe.url}/pay`);
  });
});

describe('asking Stripe', () => {
  const opened = async (): Promise<string> => (await payments().open(aCheckout(9))).sessionId;

  it('tells unpaid from expired', async () => {
    const sessionId = await opened();
    expect(await payments().ask(sessionId)).toEqual({ status: 'unpaid' });
    stripe.expire(sessionId);
    expect(await payments().ask(sessionId)).toEqual({ status: 'expired' });
  });

  it('passes on the buyer’s address, if it is valid', async () => {
    const [one, other] = [await opened(), (await payments().open(aCheckout(10))).sessionId];
    stripe.pay(one, 'ada@example.com');
    stripe.pay(other, 'ada@');
    expect(await payments().ask(one)).toMatchObject({ email: 'ada@example.com' });
    expect(await payments().ask(other)).toMatchObject({ status: 'paid', email: undefined });
  });

  it.each([
    ['another amount', { amount_total: 5 }, { amountCents: 5 }],
    ['another currency', { currency: 'eur' }, { currency: 'eur' }],
    ['money that is real', { livemode: true }, { livemode: true }],
    ['an order that is none', { metadata: { orderId: 'x' }, client_reference_id: 'x' }, { orderId: undefined }],
    ['two orders', { client_reference_id: '8' }, { orderId: undefined }],
    ['nothing', { metadata: {}, client_reference_id: '' }, { orderId: undefined, productId: undefined }],
  ])('hands on what is wrong: %s', async (_, changes, paid) => {
    const sessionId = await opened();
    stripe.pay(sessionId, 'ada@example.com', changes);
    expect(await payments().ask(sessionId)).toMatchObject({ status: 'paid', paid });
  });
});

describe('a Stripe that fails', () => {
  const impatient = () => payments({ callMs: 400, attemptMs: 150 });

  it.each([
    ['refuses', 'payments-failed'],
    ['hangs', 'payments-timed-out'],
    ['drips', 'payments-timed-out'],
  ] as const)('which %s gives %s, soon and without its own words', async (how, code) => {
    stripe.behaves(how);
    const error: unknown = await impatient()
      .open(aCheckout(9))
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    expect(String(error)).not.toContain('This is refused');
  });

  it('is asked again when it fails, and has failed when it fails again', async () => {
    stripe.behaves('fails');
    await expect(payments().open(aCheckout(9))).rejects.toMatchObject({ code: 'payments-failed' });
    expect(stripe.requests).toHaveLength(3);
  });

  it('gives no session from another kind of failure', async () => {
    await stripe.close();
    await expect(impatient().ask('cs_test_123')).rejects.toMatchObject({ code: expect.stringMatching(/^payments-/) });
    stripe = await startStandInStripe();
  });
});

describe('refunding by Stripe', () => {
  const refundId = '0f8a2a4e-7a51-4d61-9c51-61a0a8f0c9b1';
  const paid = async () => {
    const { sessionId } = await payments().open(aCheckout(9, { tier: 'STANDARD', amountCents: 1000 }));
    stripe.pay(sessionId);
    const paymentId = stripe.sessions.get(sessionId)!.payment_intent!;
    return { refundId, orderId: 9, paymentId, amountCents: 334, requestedAt: NOW.toISOString(), isRetry: false };
  };
  const inHours = (hours: number): void => {
    clock.now = new Date(NOW.getTime() + hours * 3_600_000);
  };

  it('happens once, when the answer was lost', async () => {
    const refund = await paid();
    stripe.behaves('loses the answer', 1);
    await payments().refund(refund);
    expect(stripe.refunds).toMatchObject([{ amount: 334, metadata: { refundId, orderId: '9' } }]);
  });

  it('happens once, when Stripe has forgotten the key since', async () => {
    const refund = await paid();
    const { providerRefundId } = await payments().refund(refund);
    stripe.forgetKeys();
    inHours(25);
    expect(await payments().refund(refund)).toEqual({ providerRefundId });
    expect(stripe.refunds).toHaveLength(1);
  });

  it('happens after a day of failures', async () => {
    const refund = await paid();
    stripe.behaves('fails');
    await expect(payments().refund(refund)).rejects.toMatchObject({ code: 'payments-failed' });
    stripe.behaves('works');
    await expect(payments().refund(refund)).rejects.toMatchObject({ code: 'payments-failed' });
    stripe.forgetKeys();
    inHours(25);
    await payments().refund(refund);
    expect(stripe.refunds).toHaveLength(1);
  });

  it('is done if everything was refunded manually', async () => {
    const refund = { ...(await paid()), amountCents: 1000 };
    const { providerRefundId } = await payments().refund({ ...refund, refundId: crypto.randomUUID() });
    expect(await payments().refund(refund)).toEqual({ providerRefundId });
  });

  it('is not done if Stripe has no such payment', async () => {
    const refund = { ...(await paid()), paymentId: 'pi_unknown' };
    await expect(payments().refund(refund)).rejects.toMatchObject({ code: 'payments-failed' });
  });
});
