import { createHmac } from 'node:crypto';
import { isSameToken } from '../link-tokens.ts';
import {
  InvalidSignature,
  type AskedDispute,
  type AskedPayment,
  type AskedRefund,
  type CheckoutToOpen,
  type CreatePayments,
} from './payments.ts';

const SESSION = /^sim_(\d{1,15})_(\d{1,15})_(QUICK|STANDARD)_(\d{1,9})_([0-9a-f]{32})$/;

type Named = Pick<CheckoutToOpen, 'orderId' | 'productId' | 'amountCents'> & { readonly tier: string };

/**
 * Simulated payments, to try the product (D-60). A session id contains the purchase, signed by this installation. It
 * counts as paid as soon as it is checked.
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
    if (!isSameToken(await sessionOf(named), sessionId)) return { status: 'unknown' };
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
    askRefund: () => Promise.resolve({ status: 'made' }),
    askDispute: () => Promise.resolve({ status: 'unknown' }),
    readWebhook: () => {
      throw new InvalidSignature('Simulated payments send no webhook events');
    },
  };
};

/** For use outside production: simulates failed refunds and disputes. The state is lost when the process ends. */
export const simulatedPaymentsWithIssues: CreatePayments = (deps) => {
  const payments = simulatedPayments(deps);
  if (!payments) return undefined;
  const refunds = new Map<string, AskedRefund>();
  const disputes = new Map<string, AskedDispute>();
  return {
    ...payments,
    askRefund: (id) => Promise.resolve(refunds.get(id) ?? { status: 'made' }),
    askDispute: (id) => Promise.resolve(disputes.get(id) ?? { status: 'unknown' }),
    simulate: {
      refund: (id, asked) => void refunds.set(id, asked),
      dispute: (id, asked) => void disputes.set(id, asked),
    },
  };
};
