import { aBrowser, type Answered, type Browser } from '../../testing/a-browser.ts';
import { startService } from '../../testing/a-service.ts';
import { everyEvent } from '../../testing/inspect.ts';
import type { CommandServiceDeps } from '../../service-deps.ts';
import { stripePayments } from '../stripe-payments.ts';
import { STAND_IN_WEBHOOK_SECRET, startStandInStripe, type SignedWebhook } from './stand-in-stripe.ts';

/** A command service with a fake Stripe, and an app that reviews can be bought for. */
export const aShop = async (changes: Partial<CommandServiceDeps> = {}) => {
  const stripe = await startStandInStripe();
  const service = await startService({
    createPayments: stripePayments({
      secretKey: 'sk_test_1',
      webhookSecret: STAND_IN_WEBHOOK_SECRET,
      apiUrl: stripe.url,
      callMs: 2_500,
      attemptMs: 1_000,
    }),
    ...changes,
  });
  const visitor = aBrowser(service.url);
  const anApp = async (browser: Browser = aBrowser(service.url)): Promise<number> => {
    const { body } = await browser.post('/api/analyze/url', { url: 'https://benchbook.example/' });
    return Number(body['productId']);
  };
  const productId = await anApp();

  /** The events of these types in the log, without their positions. */
  const eventsOf = async (...types: readonly string[]) =>
    (await everyEvent(service.store))
      .filter(({ type }) => types.includes(type))
      .map(({ stream, type, data }) => ({ stream, type, data }));

  return {
    ...service,
    stripe,
    productId,
    anApp,
    eventsOf,
    /** Starts a checkout and answers the session that a user can pay in. */
    checkOut: async (browser: Browser = visitor, tier = 'QUICK'): Promise<string> => {
      const { status, body } = await browser.post('/api/checkout', { productId, tier });
      if (status !== 201) throw new Error(`A checkout answered ${status} ${JSON.stringify(body)}`);
      return String(body['sessionId']);
    },
    verify: (sessionId: string, browser: Browser = visitor): Promise<Answered> =>
      browser.get(`/api/payment/verify?sessionId=${sessionId}`),
    /** Sends a webhook event as Stripe does. */
    sendWebhook: ({ body, signature }: SignedWebhook): Promise<Answered> =>
      aBrowser(service.url).post('/api/payment/webhook', body, { 'stripe-signature': signature }),
    end: async (): Promise<void> => {
      await service.end();
      await stripe.close();
    },
  };
};

export type Shop = Awaited<ReturnType<typeof aShop>>;
