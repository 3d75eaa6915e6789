import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { openBrowser, type Browser } from './browser.ts';

const PASSWORD = 'Difference-Engine-1';
const REVIEW = 'On the pricing page I could not find what a second shop costs, because the table ends at six stands.';

/** Somebody with an account and a browser. */
export type Person = { readonly id: number; readonly email: string; readonly browser: Browser };

export const register = async (origin: string): Promise<Person> => {
  const browser = openBrowser(origin);
  const email = `person-${randomUUID().slice(0, 8)}@example.com`;
  const { id } = (await browser.must('POST', '/api/register', { email, password: PASSWORD })) as { id: number };
  return { id, email, browser };
};

/** Analyses a site and reads the report at once. @returns its number */
const analyze = async ({ browser }: Person, siteUrl: string, title: string): Promise<number> => {
  const { productId } = (await browser.must('POST', '/api/analyze/url', { url: siteUrl })) as { productId: number };
  const report = await browser.call('GET', `/api/products/${productId}`);
  assert.equal(report.headers.get('x-read-model'), null, 'the report was to be read at once');
  assert.equal((report.body as { title: string }).title, title);
  return productId;
};

/** Reviews somebody's app, completes the review, and has the credit at once. */
const review = async ({ browser }: Person, productId: number): Promise<void> => {
  const written = { productId, content: REVIEW, rating: 4 };
  const { id } = (await browser.must('POST', '/api/reviews', written)) as { id: number };
  await browser.must('PATCH', `/api/reviews/${id}`, { status: 'complete' });
  const { credits } = (await browser.must('GET', '/api/me')) as { credits: number };
  assert.equal(credits, 2, 'one credit from registering and one for the review');
};

/** Buys the opinion of one more person, with payments that are simulated. */
const buy = async ({ browser }: Person, productId: number): Promise<void> => {
  const order = { productId, tier: 'QUICK' };
  const { sessionId } = (await browser.must('POST', '/api/checkout', order)) as { sessionId: string };
  const verified = await browser.must('GET', `/api/payment/verify?sessionId=${sessionId}`);
  const { orderId } = verified as { orderId: number };
  const bought = (await browser.must('GET', `/api/orders/${orderId}`)) as { productId: number; isSimulated: boolean };
  assert.deepEqual([bought.productId, bought.isSimulated], [productId, true]);
};

/**
 * One flow through every service: register, analyze, read at once, review, complete, buy.
 * @throws Error at the first step that does not go as it must
 */
export const walk = async (origin: string, site: { readonly url: string; readonly title: string }): Promise<number> => {
  const [buyer, reviewer] = await Promise.all([register(origin), register(origin)]);
  const productId = await analyze(buyer, site.url, site.title);
  await review(reviewer, productId);
  await buy(buyer, productId);
  return productId;
};
