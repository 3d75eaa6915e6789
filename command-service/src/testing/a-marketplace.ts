import { aText } from '@twofold/testing/a-text';
import type { CommandServiceDeps } from '../service-deps.ts';
import { createCommandHandler } from '../command-handler.ts';
import { creditsCategory } from '../credits/category.ts';
import { awardFor } from '../credits/ledger.ts';
import { requestOfOrder } from '../feedback/request-id.ts';
import { aBrowser, type Answered, type Browser } from './a-browser.ts';
import { aMovableClock, moveClock, untilQuiet } from './a-movable-clock.ts';
import { newContext } from './a-review-world.ts';
import { startService } from './a-service.ts';
import { everyEvent } from './inspect.ts';
import { registered } from './people.ts';

export type Person = { readonly browser: Browser; readonly id: number; readonly email: string };

/**
 * A running command service with reactors and jobs, a clock that can be advanced, and users who request and write
 * reviews. Payments are simulated.
 */
export const aMarketplace = async (changes: Partial<CommandServiceDeps> = {}) => {
  const clock = aMovableClock();
  const service = await startService({ now: clock.now, ...changes });
  await service.start();
  const handle = createCommandHandler({ store: service.store, now: clock.now });
  let people = 0;
  let earned = 0;

  const aPerson = async (): Promise<Person> => {
    const email = `person.${++people}@example.com`;
    const { browser, id } = await registered(service.url, { email, password: 'Engine1843' });
    return { browser, id, email };
  };
  const anApp = async (browser: Browser = aBrowser(service.url)): Promise<number> => {
    const { body } = await browser.post('/api/analyze/url', { url: 'https://benchbook.example/' });
    return Number(body['productId']);
  };
  /** Credits on top of the first one, as if earned by reviews. */
  const earn = async ({ id: userId }: Person, credits: number): Promise<void> => {
    const completedAt = clock.now().toISOString();
    for (let left = credits; left > 0; left--) {
      const reviewId = 900_000 + ++earned;
      const award = awardFor({ userId, reviewId, productId: 99, earns: true, source: 'discover', completedAt });
      await handle(creditsCategory, userId, award, newContext());
    }
  };
  /** Pays for an order. Answers its id and that of the request it opens. */
  const order = async (
    { browser }: Pick<Person, 'browser'>,
    productId: number,
    tier: 'QUICK' | 'STANDARD',
  ): Promise<{ orderId: number; requestId: string }> => {
    const { body: checkout } = await browser.post('/api/checkout', { productId, tier });
    const { body } = await browser.get(`/api/payment/verify?sessionId=${String(checkout['sessionId'])}`);
    await untilQuiet(service);
    const orderId = Number(body['orderId']);
    return { orderId, requestId: requestOfOrder(orderId) };
  };
  const submit = ({ browser }: Person, productId: number, content = aText(productId)): Promise<Answered> =>
    browser.post('/api/reviews', { productId, content, rating: 4 });

  return {
    ...service,
    clock,
    aPerson,
    anApp,
    earn,
    order,
    submit,
    /** Requests reviews with credits. Answers the id of the request. */
    askFor: async ({ browser }: Person, productId: number, reviewers: number): Promise<string> => {
      const { status, body } = await browser.post('/api/feedback-requests', { productId, reviewers });
      if (status !== 201) throw new Error(`Asking answered ${status} ${JSON.stringify(body)}`);
      return String(body['requestId']);
    },
    claim: ({ browser }: Person, requestId: string): Promise<Answered> =>
      browser.post(`/api/feedback-requests/${requestId}/claims`),
    release: ({ browser }: Person, requestId: string, seat = 1): Promise<Answered> =>
      browser.delete(`/api/feedback-requests/${requestId}/claims/${seat}`),
    /** Submits and completes a review. */
    review: async (person: Person, productId: number): Promise<number> => {
      const { body } = await submit(person, productId);
      const reviewId = Number(body['id']);
      const { status } = await person.browser.patch(`/api/reviews/${reviewId}`, { status: 'complete' });
      if (status !== 200) throw new Error(`Completing answered ${status}`);
      await untilQuiet(service);
      return reviewId;
    },
    waitFor: (hours: number): Promise<void> => moveClock(service, clock, hours),
    quiet: (): Promise<void> => untilQuiet(service),
    /** The types of the events in some streams. */
    typesOf: async (...streams: readonly string[]): Promise<string[]> =>
      (await everyEvent(service.store)).filter(({ stream }) => streams.includes(stream)).map(({ type }) => type),
    dataOf: async (type: string, stream: string): Promise<unknown[]> =>
      (await everyEvent(service.store))
        .filter((event) => event.type === type && event.stream === stream)
        .map(({ data }) => data),
  };
};

export type Marketplace = Awaited<ReturnType<typeof aMarketplace>>;
