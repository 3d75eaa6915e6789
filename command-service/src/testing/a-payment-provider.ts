import type {
  AskedDispute,
  AskedPayment,
  AskedRefund,
  CheckoutToOpen,
  Payments,
  RefundToMake,
} from '../orders/payments.ts';

type Session = {
  readonly checkout: CheckoutToOpen;
  readonly status: 'open' | 'paid' | 'expired';
};

/** Performs an externally visible effect, or fails as its process does. */
export type Effect = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A payment provider in memory that behaves like Stripe: a key opens one session, and a refund is made once. */
export const aPaymentProvider = (isGullible = false) => {
  const sessions = new Map<string, Session>();
  const keys = new Map<string, string>();
  const refunds = new Map<string, number>();
  const made = new Map<string, RefundToMake>();
  const failed = new Set<string>();
  const disputes = new Map<string, AskedDispute>();
  let failsAtOnce = 0;

  /** The provider as a process calls it: each call is an effect. */
  const paymentsOf = (effect: Effect): Payments => ({
    provider: 'stripe',
    livemode: true,
    open: (checkout) =>
      effect(() => {
        const key = `${checkout.orderId} ${checkout.startedAt}`;
        const sessionId = keys.get(key) ?? `cs_live_${sessions.size + 1}`;
        keys.set(key, sessionId);
        if (!sessions.has(sessionId)) sessions.set(sessionId, { checkout, status: 'open' });
        return Promise.resolve({ sessionId, url: `https://checkout.stripe.com/c/pay/${sessionId}` });
      }),
    ask: (sessionId) =>
      effect<AskedPayment>(() => {
        const session = sessions.get(sessionId);
        if (!session) return Promise.resolve({ status: 'unknown' });
        if (session.status !== 'paid' && !isGullible)
          return Promise.resolve({ status: session.status === 'open' ? 'unpaid' : 'expired' });
        const { orderId, productId, tier, amountCents, currency } = session.checkout;
        const paid = { orderId, productId, tier, amountCents, currency, livemode: true };
        return Promise.resolve({ status: 'paid', paymentId: `pi_${sessionId}`, paid, email: 'guest@example.com' });
      }),
    refund: (refund) =>
      effect(() => {
        const { refundId, amountCents } = refund;
        if (!made.has(refundId) && failsAtOnce > 0) {
          failsAtOnce--;
          failed.add(refundId);
        }
        made.set(refundId, refund);
        refunds.set(refundId, amountCents);
        const failure = failed.has(refundId) ? 'declined' : undefined;
        return Promise.resolve({ providerRefundId: `re_${refundId}`, failure });
      }),
    askRefund: (providerRefundId) =>
      effect<AskedRefund>(() => {
        const refund = made.get(providerRefundId.replace(/^re_/, ''));
        if (!refund) return Promise.resolve({ status: 'unknown' });
        const { refundId, orderId, paymentId } = refund;
        return Promise.resolve(
          failed.has(refundId)
            ? { status: 'failed', orderId, paymentId, refundId, failure: 'expired-or-canceled-card' }
            : { status: 'made' },
        );
      }),
    askDispute: (disputeId) => effect(() => Promise.resolve(disputes.get(disputeId) ?? { status: 'unknown' as const })),
    readWebhook: () => {
      throw new Error('Webhook events are passed on as bytes');
    },
  });

  const become = (sessionId: string, status: Session['status']): void => {
    const session = sessions.get(sessionId);
    if (session?.status === 'open') sessions.set(sessionId, { ...session, status });
  };

  return {
    paymentsOf,
    sessions: sessions as ReadonlyMap<string, Session>,
    refunds: refunds as ReadonlyMap<string, number>,
    failed: failed as ReadonlySet<string>,
    /** Makes an accepted refund fail. */
    failRefund: (refundId: string): void => void failed.add(refundId),
    /** The next refunds under new ids fail immediately; a repeat with the same id fails again. */
    failNextRefunds: (count: number): void => {
      failsAtOnce = count;
    },
    /** A cardholder disputes a payment, or a dispute ends. */
    dispute: (disputeId: string, dispute: AskedDispute): void => void disputes.set(disputeId, dispute),
    /** A buyer pays, unless the session has ended. */
    pay: (sessionId: string): void => become(sessionId, 'paid'),
    expire: (sessionId: string): void => become(sessionId, 'expired'),
    isPaid: (sessionId: string): boolean => sessions.get(sessionId)?.status === 'paid',
  };
};
