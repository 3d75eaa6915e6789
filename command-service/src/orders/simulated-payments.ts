import { createHmac, timingSafeEqual } from 'node:crypto';
import { InvalidSignature, type AskedPayment, type CheckoutToOpen, type CreatePayments } from './payments.ts';

const SESSION = /^sim_(\d{1,15})_(\d{1,15})_(QUICK|STANDARD)_(\d{1,9})_([0-9a-f]{32})$/;

type Named = Pick<CheckoutToOpen, 'orderId' | 'productId' | 'amountCents'> & { readonly tier: string };

/**
 * Payments that nobody makes: for trying the product out (D-60). A session says itself what it is for, with a mark that
 * only this installation can make; it is paid whenever somebody asks.
 */
export const simulatedPayments: CreatePayments = ({ origin, keyring }) => {
  const sessionOf = async ({ orderId, productId, tier, amountCents }: Named): Promise<string> => {
    const named = `${orderId}_${productId}_${tier}_${amountCents}`;
    const secret = await keyring.secret('simulated-payments');
    return `sim_${named}_${createHmac('sha256', secret).update(named).digest('hex').slice(0, 32)}`;
  };

  const ask = async (sessionId: string): Promise<AskedPayment> => {
    const [, orderId, productId, tier = '', amountCents] = SESSION.exec(sessionId) ?? [];
    const named = {
      orderId: Number(orderId),
      productId: Number(productId),
      tier,
      amountCents: Number(amountCents),
    };
    if (!isEqual(await sessionOf(named), sessionId)) return { status: 'unknown' };
    const paid = { ...named, currency: 'usd', livemode: false };
    return { status: 'paid', paymentId: `sim_payment_${named.orderId}`, paid, email: undefined };
  };

  return {
    provider: 'simulated',
    livemode: false,
    open: async (checkout) => {
      const sessionId = await sessionOf(checkout);
      return { sessionId, url: `${origin}/payment/success?session_id=${sessionId}` };
    },
    ask,
    refund: ({ refundId }) => Promise.resolve({ providerRefundId: `sim_refund_${refundId}` }),
    readWebhook: () => {
      throw new InvalidSignature('Simulated payments tell nothing by themselves');
    },
  };
};

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
