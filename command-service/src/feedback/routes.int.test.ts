import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { aMarketplace, type Marketplace, type Person } from '../testing/a-marketplace.ts';

let market: Marketplace;
let owner: Person;
let buyer: Person;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  market = await aMarketplace();
  [owner, buyer, ada, bob] = [
    await market.aPerson(),
    await market.aPerson(),
    await market.aPerson(),
    await market.aPerson(),
  ];
  await market.earn(owner, 20);
});
afterAll(() => market.end());

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const HOUR_MS = 3_600_000;

describe('POST /api/feedback-requests', () => {
  it('D-04: answers 201 with the request and what can still be spent (§1 used credits, §9 review deadline)', async () => {
    const someone = await market.aPerson();
    await market.earn(someone, 3);
    const productId = await market.anApp(someone.browser);
    const answer = await someone.browser.post('/api/feedback-requests', { productId, reviewers: 2 });
    const requestId = String(answer.body['requestId']);
    const dueAt = String(answer.body['dueAt']);
    expect(answer).toMatchObject({ status: 201, body: { productId, seats: 2, totalCredits: 2 } });
    expect(answer.headers.get('x-log-position')).toMatch(/^\d+$/);
    expect(Date.parse(dueAt) - market.clock.now().getTime()).toBeGreaterThan(7 * 24 * HOUR_MS - 60_000);
    expect(await market.dataOf('FeedbackRequested', `feedback-${requestId}`)).toMatchObject([
      { productId, seats: 2, claimHours: 48, dueAt, origin: { source: 'credit-request', userId: someone.id } },
    ]);
    expect(await market.dataOf('CreditsReserved', `credits-${someone.id}`)).toMatchObject([{ amount: 2, productId }]);
  });

  it('D-04: keeps the last credit', async () => {
    const someone = await market.aPerson();
    const productId = await market.anApp(someone.browser);
    const ask = () => someone.browser.post('/api/feedback-requests', { productId, reviewers: 1 });
    const refused = { error: 'You need more credits: one for each reviewer, and you must keep at least one credit' };
    expect(await ask()).toMatchObject({ status: 403, body: refused });
    await market.earn(someone, 1);
    expect(await ask()).toMatchObject({ status: 201, body: { totalCredits: 1 } });
    expect(await ask()).toMatchObject({ status: 403, body: refused });
  });

  it('D-108: answers the same under the same key, and reserves once', async () => {
    const someone = await market.aPerson();
    await market.earn(someone, 5);
    const body = { productId: await market.anApp(someone.browser), reviewers: 1 };
    const headers = key();
    const answers = await Promise.all(
      [1, 2, 3].map(() => someone.browser.post('/api/feedback-requests', body, headers)),
    );
    expect(new Set(answers.map((each) => JSON.stringify([each.status, each.body]))).size).toBe(1);
    await market.quiet();
    expect(await market.dataOf('CreditsReserved', `credits-${someone.id}`)).toHaveLength(1);
  });
});

describe('POST /api/feedback-requests/{id}/claims', () => {
  it('D-17: answers 201 with the seat and its deadline, and notes it with the reviewer', async () => {
    const productId = await market.anApp();
    const { requestId } = await market.order(buyer, productId, 'STANDARD');
    const answer = await market.claim(ada, requestId);
    expect(answer).toMatchObject({ status: 201, body: { requestId, seat: 1, productId } });
    expect(answer.headers.get('x-log-position')).toMatch(/^\d+$/);
    const [claimed] = await market.dataOf('SeatClaimed', `feedback-${requestId}`);
    const { claimedAt, dueAt } = claimed as { claimedAt: string; dueAt: string };
    expect(Date.parse(dueAt) - Date.parse(claimedAt)).toBe(16 * HOUR_MS);
    expect(answer.body['dueAt']).toBe(dueAt);
    expect(await market.dataOf('SeatAssigned', `assignment-${productId}_${ada.id}`)).toMatchObject([
      { requestId, seat: 1, source: 'paid-order', dueAt, assignedAt: claimedAt },
    ]);
  });

  it('D-108: answers the same under the same key, and refuses a second seat', async () => {
    const { requestId } = await market.order(buyer, await market.anApp(), 'STANDARD');
    const headers = key();
    const claim = () => ada.browser.post(`/api/feedback-requests/${requestId}/claims`, {}, headers);
    const [first, second] = [await claim(), await claim()];
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await market.claim(ada, requestId)).toMatchObject({
      status: 409,
      body: { error: 'You already have a seat in this request' },
    });
  });

  it('takes the id in any case it is written', async () => {
    const { requestId } = await market.order(buyer, await market.anApp(), 'QUICK');
    expect(await market.claim(ada, requestId.toUpperCase())).toMatchObject({ status: 201, body: { requestId } });
  });

  it('D-08: refuses anyone who has reviewed the app', async () => {
    const productId = await market.anApp();
    await market.submit(ada, productId);
    const { requestId } = await market.order(buyer, productId, 'QUICK');
    expect(await market.claim(ada, requestId)).toMatchObject({
      status: 409,
      body: { error: 'You have already reviewed this app' },
    });
  });
});

describe('DELETE /api/feedback-requests/{id}/claims/{seat}', () => {
  it('reopens the seat, and answers the same the second time', async () => {
    const productId = await market.anApp();
    const { requestId } = await market.order(buyer, productId, 'QUICK');
    await market.claim(ada, requestId);
    for (const _ of [1, 2]) {
      expect(await market.release(ada, requestId)).toMatchObject({ status: 200, body: { ok: true } });
    }
    expect(await market.dataOf('SeatReopened', `feedback-${requestId}`)).toMatchObject([{ reason: 'released' }]);
    expect(await market.typesOf(`assignment-${productId}_${ada.id}`)).toEqual(['SeatAssigned', 'SeatUnassigned']);
    expect(await market.claim(bob, requestId)).toMatchObject({ status: 201 });
  });
});

describe('a review for a seat', () => {
  it('D-06: says for what it was written, and fills the seat', async () => {
    const productId = await market.anApp(owner.browser);
    const requestId = await market.askFor(owner, productId, 1);
    await market.claim(ada, requestId);
    const reviewId = await market.review(ada, productId);
    expect(await market.dataOf('ReviewCompleted', `review-${reviewId}`)).toMatchObject([{ source: 'credit-request' }]);
    expect(await market.dataOf('SeatFilled', `feedback-${requestId}`)).toMatchObject([
      { seat: 1, userId: ada.id, reviewId },
    ]);
  });

  it('is accepted for an unlisted app, but only from the holder of a seat', async () => {
    const productId = await market.anApp(owner.browser);
    await owner.browser.post(`/api/products/${productId}/unlist`);
    const requestId = await market.askFor(owner, productId, 1);
    await market.claim(ada, requestId);
    expect(await market.submit(bob, productId)).toMatchObject({ status: 404 });
    expect(await market.submit(ada, productId)).toMatchObject({ status: 201 });
  });

  it('counts as one from Discover again once the seat was released', async () => {
    const productId = await market.anApp();
    const { requestId } = await market.order(buyer, productId, 'QUICK');
    await market.claim(ada, requestId);
    await market.release(ada, requestId);
    const reviewId = await market.review(ada, productId);
    expect(await market.dataOf('ReviewSubmitted', `review-${reviewId}`)).toMatchObject([{ source: 'discover' }]);
    expect(await market.typesOf(`feedback-${requestId}`)).not.toContain('SeatFilled');
  });
});

describe('an order of a visitor', () => {
  it('D-59: is not reviewed from the browser that bought it', async () => {
    const browser = aBrowser(market.url);
    const { requestId } = await market.order({ browser }, await market.anApp(), 'QUICK');
    await browser.post('/api/register', { email: 'visitor@example.com', password: 'Engine1843' });
    const { status, body } = await browser.post(`/api/feedback-requests/${requestId}/claims`);
    expect({ status, body }).toMatchObject({
      status: 403,
      body: { error: "You can't review your own request" },
    });
  });
});
