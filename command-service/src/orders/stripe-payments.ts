import { within } from '@twofold/http/within';
import { Stripe } from 'stripe';
import { PaymentsError, type CreatePayments, type Payments } from './payments.ts';
import { disputeIn, retrieveDispute } from './stripe-disputes.ts';
import { undefinedIfMissing } from './stripe-objects.ts';
import { createRefund, refundIn, retrieveRefund } from './stripe-refunds.ts';
import { keyOfCheckout, paymentIn, sessionParams } from './stripe-session.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

/** The total time of a call, including retries, pauses, and slow bodies (D-113). */
const CALL_MS = 20_000;
const ATTEMPT_MS = 6_000;
const RETRIES = 2;

const CHECKOUT_HOST = 'checkout.stripe.com';

export type StripeOptions = {
  readonly secretKey: string;
  /** Absent: webhook events cannot be verified. */
  readonly webhookSecret: string | undefined;
  /** The address of a fake Stripe server. Absent: Stripe itself. */
  readonly apiUrl: string | undefined;
  readonly callMs?: number;
  readonly attemptMs?: number;
};

/** Payments by Stripe Checkout. */
export const stripePayments =
  ({ secretKey, webhookSecret, apiUrl, callMs = CALL_MS, attemptMs = ATTEMPT_MS }: StripeOptions): CreatePayments =>
  ({ origin, now }) => {
    const stripe = new Stripe(secretKey, {
      // The deadline of this client also covers the body of an answer.
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
        throw new PaymentsError('payments-failed', 'Stripe returned an address that is not its checkout');
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
      askRefund: async (providerRefundId) => refundIn(await call(() => retrieveRefund(stripe, providerRefundId))),
      askDispute: async (disputeId) => disputeIn(await call(() => retrieveDispute(stripe, disputeId))),
      readWebhook: (body, signature) => {
        if (webhookSecret === undefined) throw new PaymentsError('payments-failed', 'STRIPE_WEBHOOK_SECRET is not set');
        return readStripeWebhook(stripe, body, signature ?? '', webhookSecret);
      },
    };
  };

const addressOf = (apiUrl: string) => {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) } as const;
};

/** Whether an address is exactly Stripe's checkout, or the configured fake server (D-61, T36). */
const leadsToCheckout = (text: string, apiUrl: string | undefined): boolean => {
  const url = URL.parse(text);
  if (url === null || url.username !== '') return false;
  const isStripe = url.protocol === 'https:' && url.host === CHECKOUT_HOST;
  return isStripe || (apiUrl !== undefined && url.origin === new URL(apiUrl).origin);
};

/** Stripe's texts may name a person, so only its codes are used. */
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
