import { createHash } from 'node:crypto';
import { compareByRules } from '@twofold/comparison/compare-by-rules';
import { shownText } from '@twofold/comparison/text/sentences';
import { comparisonReport } from '@twofold/contracts/feedback/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';
import { requestId } from '../testing/orders-and-requests.ts';

const BROWSER = 'ab'.repeat(16);
const TOKEN = 'the-token-of-the-link';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const PRICES = 'The pricing page is clear and easy to understand. I could not find the search.';
const OTHER_PRICES = JSON.stringify({ mainReview: 'I found the pricing page clear as well. The search is missing.' });

/** The recorded comparison of these reviews of an order. */
const compared = (...reviews: readonly (readonly [reviewId: number, content: string])[]) =>
  compareByRules(
    reviews.map(([reviewId, content]) => ({ reviewId, rating: 4, text: shownText(content) })),
    { name: 'Crumb', about: [] },
  );

/** 9 is of ada, with two of three reviews; 10 is one review; 13 has one review yet, 14 none, and 15 an erased reviewer. */
let service: RunningService;
const cookies: Record<string, string> = { 'a visitor': '', 'the browser': `browser=${BROWSER}` };
beforeAll(async () => {
  service = await startService();
  for (const [who, id] of Object.entries({ ada: 3, bob: 4, 'the app’s owner': 5 })) {
    cookies[who] = await service.logIn(id);
  }
  await service.addProduct(11, { ownerId: 5 });
  await service.addUser(6, { fullName: 'Rita Reader', expertise: 'Bakeries' });
  await service.addUser(7, { fullName: '', expertise: '' });
  await service.addReview(21, { userId: 6, status: 'complete', content: PRICES });
  await service.addReview(22, { userId: 7, status: 'complete', content: OTHER_PRICES });
  await service.addReview(23, { userId: 8, status: 'complete', content: null });
  const bought = { userId: 3, linkHash: sha256(TOKEN), browser: sha256(BROWSER) };
  const filled = (userId: number, reviewId: number) => ({ state: 'filled', userId, reviewId }) as const;
  await service.addOrder(9, bought);
  await service.addRequest(requestId(1), { orderId: 9, seats: [filled(6, 21), filled(7, 22), { state: 'open' }] });
  await service.addOrder(10, { ...bought, tier: 'QUICK' });
  await service.addRequest(requestId(2), { orderId: 10, status: 'delivered', seats: [filled(6, 21)] });
  await service.addOrder(13, bought);
  await service.addRequest(requestId(3), {
    orderId: 13,
    seats: [filled(6, 21), { state: 'claimed' }, { state: 'open' }],
  });
  await service.addOrder(14, { ...bought, status: 'unpaid' });
  await service.addOrder(15, bought);
  await service.addRequest(requestId(4), {
    orderId: 15,
    productId: 99,
    seats: [filled(6, 21), filled(8, 23), { state: 'missing' }],
  });
  await service.addComparison(requestId(1), 9, compared([21, PRICES], [22, OTHER_PRICES]));
  await service.addComparison(requestId(4), 15, compared([21, PRICES], [23, PRICES]));
});
afterAll(() => service.end());

const get = (path: string, who = 'ada') => service.get(path, cookies[who]);

const quote = (reviewId: number, sentence: number) => ({ reviewId, sentence });

describe.each([
  ['9/report', { ada: 200, 'the browser': 404, 'a visitor': 404, bob: 404, 'the app’s owner': 404 }],
  [`9/report?token=${TOKEN}`, { 'a visitor': 200, bob: 200 }],
  ['9/report?token=another', { 'a visitor': 404 }],
])('GET /api/orders/%s', (path, answers) => {
  it.each(Object.entries(answers))('answers %s with %i, and must not be cached', async (who, status) => {
    const answer = await get(`/api/orders/${path}`, who);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('GET /api/orders/{id}/report', () => {
  it.each([
    ['what is no order', '99', 'Order not found'],
    ['what is no id', '9x', 'Order not found'],
    ['an order of one review', '10', 'A comparison report comes with the Standard Bundle only'],
    ['an order with one review yet', '13', 'The comparison report needs two complete reviews'],
    ['an order that is not paid', '14', 'The comparison report needs two complete reviews'],
  ])('answers 404 to %s, and says why', async (_, id, error) => {
    const { status, body } = await get(`/api/orders/${id}/report`);
    expect({ status, body: body as unknown }).toMatchObject({ status: 404, body: { error } });
  });

  it('D-65: lays the reviews side by side, and says that one is missing', async () => {
    const { body, text } = await get('/api/orders/9/report');
    const report = comparisonReport.strict().parse(body);
    expect(report).toMatchObject({
      orderId: 9,
      expected: 3,
      reviews: [
        {
          reviewId: 21,
          reviewer: { name: 'Rita Reader', expertise: 'Bakeries' },
          rating: 4,
          sentences: ['The pricing page is clear and easy to understand.', 'I could not find the search.'],
        },
        {
          reviewId: 22,
          reviewer: { name: 'Reviewer', expertise: '' },
          rating: 4,
          sentences: ['I found the pricing page clear as well.', 'The search is missing.'],
        },
      ],
    });
    expect(report.agreements.map(({ statement, sides }) => [statement, sides[0]?.quotes])).toEqual([
      ['Both find the price clear.', [quote(21, 0), quote(22, 0)]],
      ['Both missed the search or had trouble finding it.', [quote(21, 1), quote(22, 1)]],
    ]);
    expect(report.isComparing).toBeUndefined();
    expect(text).not.toContain('@');
  });

  it('D-39: keeps the rating of an erased user, and none of their words', async () => {
    const report = comparisonReport.parse((await get('/api/orders/15/report')).body);
    expect(report.reviews.map(({ reviewer, sentences }) => [reviewer.name, sentences.length])).toEqual([
      ['Rita Reader', 2],
      ['A former reviewer', 0],
    ]);
  });

  it('D-39: has no line left that rested on a user who was erased', async () => {
    const report = comparisonReport.parse((await get('/api/orders/15/report')).body);
    expect([report.agreements, report.differences, report.isComparing]).toEqual([[], [], undefined]);
  });

  it('is marked as comparing until a comparison is recorded, and until it covers the third review', async () => {
    await service.addOrder(16, { userId: 3 });
    const filled = (userId: number, reviewId: number) => ({ state: 'filled', userId, reviewId }) as const;
    for (const reviewId of [31, 32, 33])
      await service.addReview(reviewId, { userId: reviewId, status: 'complete', content: PRICES });
    await service.addRequest(requestId(5), { orderId: 16, seats: [31, 32, 33].map((id) => filled(id, id)) });
    const read = async () => comparisonReport.parse((await get('/api/orders/16/report')).body);
    expect(await read()).toMatchObject({ isComparing: true, agreements: [], reviews: [{}, {}, {}] });
    await service.addComparison(requestId(5), 16, compared([31, PRICES], [32, PRICES]));
    expect(await read()).toMatchObject({ isComparing: true, agreements: [{}, {}] });
  });
});
