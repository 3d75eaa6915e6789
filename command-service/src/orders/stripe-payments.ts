import { within } from '@twofold/http/within';
import { Stripe } from 'stripe';
import { z } from 'zod';
import {
  InvalidSignature,
  PaymentsError,
  UnreadableNews,
  type CreatePayments,
  type PaymentNews,
  type Payments,
  type RefundToMake,
} from './payments.ts';
import { keyOfCheckout, paymentIn, sessionParams } from './stripe-session.ts';

/** All of a call: its repeats, their pauses, and answers that drip (D-113). */
const CALL_MS = 20_000;
const ATTEMPT_MS = 6_000;
const RETRIES = 2;

/** Stripe knows a key for 24 hours at least; after that it must be asked what became of it. */
const KEY_LIFETIME_MS = 23 * 3_600_000;
const CHECKOUT_HOST = 'checkout.stripe.com';

export type StripeOptions = {
  readonly secretKey: string;
  /** Without one nothing that Stripe tells by itself can be believed. */
  readonly webhookSecret: string | undefined;
  /** Where a stand-in for Stripe is; absent, it is Stripe. */
  readonly apiUrl: string | undefined;
  readonly callMs?: number;
  readonly attemptMs?: number;
};

/** Payments by Stripe Checkout. */
export const stripePayments =
  ({ secretKey, webhookSecret, apiUrl, callMs = CALL_MS, attemptMs = ATTEMPT_MS }: StripeOptions): CreatePayments =>
  ({ origin, now }) => {
    const stripe = new Stripe(secretKey, {
      // Its deadline covers the body of an answer too.
      httpClient: Stripe.createFetchHttpClient(),
      timeout: attemptMs,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(apiUrl !== undefined && addressOf(apiUrl)),
    });
    const call = <Result>(work: () => Promise<Result>): Promise<Result> =>
      within(callMs, work, () => new PaymentsError('payments-timed-out', 'Stripe took too long')).catch(explain);

    const open: Payments['open'] = async (checkout) => {
      const params = sessionParams(checkout, origin);
      const options = { idempotencyKey: keyOfCheckout(checkout) };
      const { id: sessionId, url } = await call(() => stripe.checkout.sessions.create(params, options));
      if (url === null || !leadsToCheckout(url, apiUrl)) {
        throw new PaymentsError('payments-failed', 'Stripe answered an address that is not its checkout');
      }
      return { sessionId, url };
    };

    return {
      provider: 'stripe',
      livemode: /^(?:sk|rk)_live_/.test(secretKey),
      open,
      ask: async (sessionId) => {
        const session = await call(() => stripe.checkout.sessions.retrieve(sessionId).catch(undefinedIfMissing));
        return session ? paymentIn(session) : { status: 'unknown' };
      },
      refund: (refund) => call(() => createRefund(stripe, refund, now())),
      readWebhook: (body, signature) => {
        if (webhookSecret === undefined) throw new PaymentsError('payments-failed', 'STRIPE_WEBHOOK_SECRET is not set');
        return newsIn(stripe, body, signature ?? '', webhookSecret);
      },
    };
  };

const addressOf = (apiUrl: string) => {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) } as const;
};

/** D-61, T36: exactly Stripe's checkout, or the stand-in that was configured. */
const leadsToCheckout = (text: string, apiUrl: string | undefined): boolean => {
  const url = URL.parse(text);
  if (url === null || url.username !== '') return false;
  const isStripe = url.protocol === 'https:' && url.host === CHECKOUT_HOST;
  return isStripe || (apiUrl !== undefined && url.origin === new URL(apiUrl).origin);
};

const undefinedIfMissing = (error: unknown): undefined => {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
  throw error;
};

const createRefund = async (stripe: Stripe, refund: RefundToMake, at: Date): Promise<{ providerRefundId: string }> => {
  const { refundId, orderId, paymentId, amountCents, requestedAt } = refund;
  const isKeyForgotten = at.getTime() - Date.parse(requestedAt) > KEY_LIFETIME_MS;
  const known = isKeyForgotten ? (await refundsOf(stripe, paymentId)).find(isFor(refundId)) : undefined;
  if (known) return { providerRefundId: known.id };
  const metadata = { refundId, orderId: String(orderId) };
  const params = { payment_intent: paymentId, amount: amountCents, metadata };
  try {
    const { id, status } = await stripe.refunds.create(params, { idempotencyKey: refundId });
    if (hasFailed(status)) throw new PaymentsError('payments-failed', `Stripe’s refund ${id} is ${status}`);
    return { providerRefundId: id };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'charge_already_refunded') throw error;
    const refunds = await refundsOf(stripe, paymentId);
    return { providerRefundId: (refunds.find(isFor(refundId)) ?? refunds[0])?.id ?? 'already-refunded' };
  }
};

const refundsOf = async (stripe: Stripe, paymentId: string): Promise<Stripe.Refund[]> => {
  const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
  return data.filter(({ status }) => !hasFailed(status));
};

const isFor =
  (refundId: string) =>
  ({ metadata }: Stripe.Refund): boolean =>
    metadata?.['refundId'] === refundId;

const hasFailed = (status: string | null): boolean => status === 'failed' || status === 'canceled';

/** What is read of news. An id is kept, so that it must be one that can be. */
const newsOfStripe = z.object({
  id: z.string().regex(/^[\w-]{1,255}$/),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.unknown() }) }),
});
const sessionIdOfStripe = z.string().regex(/^\w{1,255}$/);

/** That it was signed a moment ago is not looked at twice: what is told once more changes nothing. */
const newsIn = (stripe: Stripe, body: Buffer, signature: string, secret: string): PaymentNews => {
  let event: unknown;
  try {
    event = stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    throw new InvalidSignature('The signature is not Stripe’s');
  }
  const news = newsOfStripe.safeParse(event);
  if (!news.success) throw new UnreadableNews('The news are not what Stripe tells');
  const { id: eventId, type, data } = news.data;
  const sessionId = sessionIdOfStripe.safeParse(data.object.id);
  return { eventId, sessionId: type.startsWith('checkout.session.') ? sessionId.data : undefined };
};

/** Stripe's own words may name a person, so that only its codes are told. */
const explain = (error: unknown): never => {
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const { detail } = error;
    const isLate = detail instanceof Error && 'code' in detail && detail.code === 'ETIMEDOUT';
    throw new PaymentsError(isLate ? 'payments-timed-out' : 'payments-unreachable', 'no connection to Stripe');
  }
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { type, code, statusCode, requestId } = error;
  const known = [type, code, statusCode, requestId].filter((part) => part !== undefined);
  throw new PaymentsError('payments-failed', `Stripe answered ${known.join(' ')}`);
};
