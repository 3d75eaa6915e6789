import { verifyQuery } from '@twofold/contracts/orders/api';
import { describe, expect, it } from 'vitest';
import { InvalidSignature, type CheckoutToOpen, type Payments } from '../payments.ts';

export const ORIGIN = 'https://twofold.example';
export const NOW = new Date('2026-01-05T10:00:00.000Z');

/** The payments under test, and a function by which a user pays. */
export type PaymentsUnderTest = { readonly payments: Payments; readonly pay: (sessionId: string) => void };

export const aCheckout = (orderId: number, changes: Partial<CheckoutToOpen> = {}): CheckoutToOpen => ({
  orderId,
  productId: 7,
  tier: 'QUICK',
  amountCents: 500,
  currency: 'usd',
  startedAt: NOW.toISOString(),
  expiresAt: '2026-01-05T11:00:00.000Z',
  ...changes,
});

const aRefund = (paymentId: string) => ({
  refundId: '0f8a2a4e-7a51-4d61-9c51-61a0a8f0c9b1',
  orderId: 9,
  paymentId,
  amountCents: 500,
  requestedAt: NOW.toISOString(),
  isRetry: false,
});

/** The contract of all payment providers. */
export const paymentsContract = (name: string, open: () => Promise<PaymentsUnderTest>) =>
  describe(`${name} keeps the contract of payments`, () => {
    it('opens one session for an order, however often it is asked to', async () => {
      const { payments } = await open();
      const opened = await payments.open(aCheckout(9));
      expect(await payments.open(aCheckout(9))).toEqual(opened);
      expect((await payments.open(aCheckout(10))).sessionId).not.toBe(opened.sessionId);
    });

    it('names sessions as the calls take them', async () => {
      const { payments } = await open();
      const { sessionId, url } = await payments.open(aCheckout(9));
      expect(verifyQuery.parse({ sessionId })).toEqual({ sessionId });
      expect(URL.parse(url)?.protocol).toBe('https:');
    });

    it.each([
      ['QUICK', 500],
      ['STANDARD', 1000],
    ] as const)(
      'says of a paid session that it is for %s, %i cents, the order and the app',
      async (tier, amountCents) => {
        const { payments, pay } = await open();
        const { sessionId } = await payments.open(aCheckout(9, { tier, amountCents }));
        pay(sessionId);
        const { livemode } = payments;
        expect(await payments.ask(sessionId)).toMatchObject({
          status: 'paid',
          paymentId: expect.stringMatching(/^.{1,255}$/),
          paid: { orderId: 9, productId: 7, tier, amountCents, currency: 'usd', livemode },
        });
      },
    );

    it.each(['cs_test_unknown', 'sim_9_7_QUICK_500_0123456789abcdef0123456789abcdef', 'sim_9'])(
      'does not know the session %s',
      async (sessionId) => {
        const { payments } = await open();
        expect(await payments.ask(sessionId)).toEqual({ status: 'unknown' });
      },
    );

    it('pays back once', async () => {
      const { payments, pay } = await open();
      const { sessionId } = await payments.open(aCheckout(9));
      pay(sessionId);
      const asked = await payments.ask(sessionId);
      const refund = aRefund(asked.status === 'paid' ? asked.paymentId : '');
      const { providerRefundId } = await payments.refund(refund);
      expect(providerRefundId).toMatch(/^.{1,255}$/);
      expect(await payments.refund(refund)).toEqual({ providerRefundId });
    });

    it.each([undefined, '', 't=1,v1=00'])('believes nothing that is signed with %s', async (signature) => {
      const { payments } = await open();
      const body = Buffer.from(JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed' }));
      expect(() => payments.readWebhook(body, signature)).toThrow(InvalidSignature);
    });
  });
