import { createHash } from 'node:crypto';
import { comparisonReport } from '@twofold/contracts/feedback/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';
import { requestId } from '../testing/orders-and-requests.ts';

const BROWSER = 'ab'.repeat(16);
const TOKEN = 'the-token-of-the-link';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const PRICES = 'The pricing page is clear and easy to understand. I could not find the search.';
const OTHER_PRICES = JSON.stringify({ mainReview: 'I found the pricing page clear as well. The search is missing.' });

const texts = ['Tells a baker how much to bake tomorrow.'];
const [description] = texts;
const DOCUMENT = JSON.stringify({
  title: 'Crumb',
  description,
  purpose: description,
  targetAudience: description,
  usps: texts,
  aiAnalysis: {
    strengths: texts,
    weaknesses: texts,
    opportunities: texts,
    threats: [],
    successPotential: { improvements: texts },
  },
});

/** 9 is of ada, with two of three reviews; 10 is one review; 13 has one review yet, 14 none, and 15 an erased reviewer. */
let service: RunningService;
const cookies: Record<string, string> = { 'a visitor': '', 'the browser': `browser=${BROWSER}` };
beforeAll(async () => {
  service = await startService();
  for (const [who, id] of Object.entries({ ada: 3, bob: 4, 'the app’s owner': 5 })) {
    cookies[who] = await service.logIn(id);
  }
  await service.addProduct(11, { ownerId: 5, document: DOCUMENT });
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
});
afterAll(() => service.end());

const get = (path: string, who = 'ada') => service.get(path, cookies[who]);

describe.each([
  ['9/report', { ada: 200, 'the browser': 404, 'a visitor': 404, bob: 404, 'the app’s owner': 404 }],
  [`9/report?token=${TOKEN}`, { 'a visitor': 200, bob: 200 }],
  ['9/report?token=another', { 'a visitor': 404 }],
])('GET /api/orders/%s', (path, answers) => {
  it.each(Object.entries(answers))('answers %s with %i, and nobody may keep it', async (who, status) => {
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
    expect({ status, body: body as unknown }).toEqual({ status: 404, body: { error } });
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
    expect(report.agreements).not.toEqual([]);
    expect(text).not.toContain('@');
  });

  it('D-39: keeps the rating of somebody who was erased, and none of their words', async () => {
    const report = comparisonReport.parse((await get('/api/orders/15/report')).body);
    expect(report.reviews.map(({ reviewer, sentences }) => [reviewer.name, sentences.length])).toEqual([
      ['Rita Reader', 2],
      ['A former reviewer', 0],
    ]);
  });

  it('holds up no other reads, whatever the reviews say', async () => {
    const worst = 'good '.repeat(4_000);
    for (const reviewId of [31, 32, 33]) {
      await service.addReview(reviewId, { userId: reviewId, status: 'complete', content: worst });
    }
    await service.addOrder(16, { userId: 3 });
    const filled = (reviewId: number) => ({ state: 'filled', userId: reviewId, reviewId }) as const;
    await service.addRequest(requestId(5), { orderId: 16, seats: [31, 32, 33].map(filled) });
    let isCompared = false;
    const report = (async () => get('/api/orders/16/report'))().finally(() => (isCompared = true));
    let others = 0;
    while (!isCompared) if ((await get('/api/orders/10')).status === 200) others++;
    expect((await report).status).toBe(200);
    expect(others).toBeGreaterThan(10);
  });
});
