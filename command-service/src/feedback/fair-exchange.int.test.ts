import { aText } from '@twofold/testing/a-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { aMarketplace, type Marketplace, type Person } from '../testing/a-marketplace.ts';
import { NO_LIMITS } from '../testing/a-service.ts';

let market: Marketplace;
let buyer: Person;
beforeAll(async () => {
  market = await aMarketplace({ limits: { ...NO_LIMITS, openClaims: 3, discoverReviewsPerDay: 5 } });
  buyer = await market.aPerson();
});
afterAll(() => market.end());

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const anOrder = async () => {
  const productId = await market.anApp();
  const { requestId } = await market.order(buyer, productId, 'QUICK');
  return { productId, requestId };
};
const orders = async (count: number) => {
  const made = [];
  for (const _ of times(count)) made.push(await anOrder());
  return made;
};
const statuses = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const complete = ({ browser }: Person, reviewId: unknown) =>
  browser.patch(`/api/reviews/${String(reviewId)}`, { status: 'complete' });

describe('claiming seats with limits on (D-126)', () => {
  it('gives a fresh account three seats, also when it claims every open one at once', async () => {
    const greedy = await market.aPerson();
    const open = await orders(5);
    const answers = await Promise.all(open.map(({ requestId }) => market.claim(greedy, requestId)));
    expect(statuses(answers)).toEqual([201, 201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['error']).toBe(
      'You can hold 3 seats at a time. Finish or release one first.',
    );
  });

  it('gives no reviewer the seat again that they have released or let run out, until the request ends', async () => {
    const [ada, bob] = [await market.aPerson(), await market.aPerson()];
    const { requestId } = await anOrder();
    const refused = { status: 409, body: { error: expect.stringContaining('Another reviewer can take it') } };
    await market.claim(ada, requestId);
    await market.release(ada, requestId);
    expect(await market.claim(ada, requestId)).toMatchObject(refused);
    expect((await market.claim(bob, requestId)).status).toBe(201);
    await market.waitFor(8);
    expect(await market.claim(bob, requestId)).toMatchObject(refused);
    await market.waitFor(15.9);
    expect(await market.claim(bob, requestId)).toMatchObject(refused);
  });

  it('answers 429 after the second seat that was given up, says when to go on, and goes on then', async () => {
    const fickle = await market.aPerson();
    const open = await orders(3);
    for (const { requestId } of open.slice(0, 2)) {
      await market.claim(fickle, requestId);
      await market.release(fickle, requestId);
    }
    const key = { 'idempotency-key': crypto.randomUUID() };
    const again = () => fickle.browser.post(`/api/feedback-requests/${open[2]!.requestId}/claims`, {}, key);
    const { status, body, headers } = await again();
    expect([status, body['error']]).toEqual([
      429,
      'Two of your seats were released or ran out in the last 24 hours. You can claim a seat again in 10 minutes.',
    ]);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    market.clock.putForward(seconds * 1_000);
    expect((await again()).status).toBe(201);
  });

  it('sends the buyer one mail for what happens to an order in a quarter of an hour', async () => {
    const someone = await market.aPerson();
    const { requestId } = await market.order(someone, await market.anApp(), 'QUICK');
    const before = market.mails.length;
    for (const _ of times(5)) {
      const reviewer = await market.aPerson();
      await market.claim(reviewer, requestId);
      await market.release(reviewer, requestId);
    }
    await market.waitFor(0.6);
    const told = market.mails.slice(before).filter(({ to }) => to === someone.email);
    expect(told.map(({ subject }) => subject)).toContain('A seat is open again');
    expect(told.length).toBeLessThanOrEqual(2);
  });
});

describe('reviewing with limits on (D-126)', () => {
  it('is no matter of one letter: 60 × x fills no seat', async () => {
    const ada = await market.aPerson();
    const { productId, requestId } = await anOrder();
    await market.claim(ada, requestId);
    expect(await market.submit(ada, productId, 'x'.repeat(60))).toMatchObject({ status: 400 });
    expect(await market.typesOf(`feedback-${requestId}`)).toEqual(['FeedbackRequested', 'SeatClaimed']);
  });

  it('earns at most five credits in a day from 20 anonymous apps', async () => {
    const [visitor, miner] = [aBrowser(market.url), await market.aPerson()];
    const apps = await Promise.all(times(20).map(() => market.anApp(visitor)));
    const answers = await Promise.all(apps.map((productId) => market.submit(miner, productId)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    expect(refused[0]?.body['error']).toBe(
      'You have sent 5 reviews from Discover in the last 24 hours. You can send the next one in 24 hours.',
    );
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(86_000);
    const taken = answers.filter(({ status }) => status === 201);
    for (const { body } of taken) expect((await complete(miner, body['id'])).body['creditsAwarded']).toBe(1);
    const { productId, requestId } = await anOrder();
    await market.claim(miner, requestId);
    expect((await market.submit(miner, productId)).status).toBe(201);
  });

  it('takes a text once, however it is dressed up, also at the same time', async () => {
    const copier = await market.aPerson();
    const text = aText('a template');
    const apps = await Promise.all(times(4).map(() => market.anApp()));
    const texts = [text, text.toUpperCase(), `App one! ${text}`, text.replaceAll(/./gu, '$&\u200B')];
    const answers = await Promise.all(apps.map((productId, at) => market.submit(copier, productId, texts[at])));
    expect(statuses(answers)).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['error']).toBe(
      'This text is nearly the same as another review of yours. Describe what you found in this app.',
    );
    const refused = apps[answers.findIndex(({ status }) => status === 409)]!;
    expect((await market.submit(copier, refused)).status).toBe(201);
    expect((await market.submit(await market.aPerson(), refused, text)).status).toBe(201);
  });

  it('D-07: earns nothing from the browser that submitted the app, for any owner', async () => {
    const owner = await market.aPerson();
    const owned = await market.anApp(owner.browser);
    const visitor = aBrowser(market.url);
    const claimed = await market.anApp(visitor);
    await visitor.post('/api/register', { email: 'first@example.com', password: 'Engine1843' });
    expect((await visitor.post(`/api/products/${claimed}/claim`)).status).toBe(200);
    const earned = [];
    for (const [browser, productId] of [
      [owner.browser, owned],
      [visitor, claimed],
    ] as const) {
      await browser.post('/api/logout');
      const email = `second.${productId}@example.com`;
      await browser.post('/api/register', { email, password: 'Engine1843' });
      const { status, body } = await browser.post('/api/reviews', { productId, content: aText(email), rating: 4 });
      const done = await browser.patch(`/api/reviews/${String(body['id'])}`, { status: 'complete' });
      earned.push([status, done.status, done.body['creditsAwarded']]);
    }
    expect(earned).toEqual([
      [201, 200, undefined],
      [201, 200, undefined],
    ]);
  });

  it('never stops a reviewer of three apps in an evening', async () => {
    const reviewer = await market.aPerson();
    for (const { productId, requestId } of await orders(3)) {
      expect((await market.claim(reviewer, requestId)).status).toBe(201);
      await market.review(reviewer, productId);
    }
    for (const _ of times(3)) await market.review(reviewer, await market.anApp());
    expect(await market.typesOf(`credits-${reviewer.id}`)).toEqual([
      'CreditsGranted',
      ...times(6).map(() => 'CreditEarned'),
    ]);
    for (const { requestId } of await orders(3)) expect((await market.claim(reviewer, requestId)).status).toBe(201);
  });
});
