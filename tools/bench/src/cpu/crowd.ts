import { aText } from '@twofold/testing/a-text';
import { pollUntil } from '../harness/poll-until.ts';
import { openBrowser, type Browser } from '../load/browser.ts';
import type { Product } from './product.ts';

/** A user with a browser, and the ids of their app, their order for it and the review that they wrote. */
type Person = { readonly browser: Browser; productId: number; orderId: number; reviewId: number };

/** What each of the people does, in this order: each step needs the one before. */
export type Crowd = Readonly<Record<'register' | 'analyze' | 'buy' | 'claim' | 'submit' | 'complete', Act>> &
  Readonly<Record<'report' | 'discover' | 'order' | 'ledger', Act>>;
type Act = (index: number) => Promise<void>;

export const createCrowd = ({ commands, queries, site }: Product, count: number, signal: AbortSignal): Crowd => {
  const people: Person[] = Array.from({ length: count }, () => ({
    browser: openBrowser(),
    productId: 0,
    orderId: 0,
    reviewId: 0,
  }));
  const person = (index: number): Person => {
    const found = people[index % count];
    if (found === undefined) throw new RangeError('There are no people');
    return found;
  };
  const call = async <Answer>(by: Person, method: string, url: string, body?: object): Promise<Answer> => {
    const answer = await by.browser.call({ method, url, ...(body && { body }) });
    if (answer.status >= 400) throw new Error(`${method} ${url} is answered ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body) as Answer;
  };
  const send = <Answer>(by: Person, path: string, body: object, method = 'POST'): Promise<Answer> =>
    call(by, method, `${commands}${path}`, body);
  const get = <Answer>(by: Person, path: string): Promise<Answer> => call(by, 'GET', `${queries}${path}`);

  return {
    register: async (index) => {
      await send(person(index), '/api/register', { email: `person-${index}@example.com`, password: 'Correct-Horse-1' });
    },
    analyze: async (index) => {
      const by = person(index);
      by.productId = (
        await send<{ productId: number }>(by, '/api/analyze/url', { url: `${site}/app-${index}` })
      ).productId;
    },
    buy: async (index) => {
      const by = person(index);
      const { sessionId } = await send<{ sessionId: string }>(by, '/api/checkout', {
        productId: by.productId,
        tier: 'QUICK',
      });
      const verified = `${commands}/api/payment/verify?sessionId=${encodeURIComponent(sessionId)}`;
      by.orderId = (await call<{ orderId: number }>(by, 'GET', verified)).orderId;
    },
    claim: async (index) => {
      const [by, { productId }] = [person(index), person(index + 1)];
      let requestId = '';
      await pollUntil(async () => {
        const open = await get<{ requestId: string; productId: number }[]>(by, '/api/feedback-requests?limit=100');
        requestId = open.find((each) => each.productId === productId)?.requestId ?? '';
        return requestId !== '';
      }, signal);
      await send(by, `/api/feedback-requests/${requestId}/claims`, {});
    },
    submit: async (index) => {
      const [by, { productId }] = [person(index), person(index + 1)];
      const body = { productId, content: aText(index), rating: 4 };
      by.reviewId = (await send<{ id: number }>(by, '/api/reviews', body)).id;
    },
    complete: async (index) => {
      const by = person(index);
      await send(by, `/api/reviews/${by.reviewId}`, { status: 'complete' }, 'PATCH');
    },
    report: async (index) => void (await get(person(index), `/api/products/${person(index).productId}`)),
    discover: async (index) => void (await get(person(index), '/api/products')),
    order: async (index) => void (await get(person(index), `/api/orders/${person(index).orderId}`)),
    ledger: async (index) => void (await get(person(index), '/api/me/credits')),
  };
};
