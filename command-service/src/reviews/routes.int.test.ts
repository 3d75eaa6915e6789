import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { StoreUnavailable } from '@twofold/event-store/errors';
import type { EventStore } from '@twofold/event-store/port';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { aText } from '@twofold/testing/a-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { everyEvent } from '../testing/inspect.ts';
import { ada, bob, registered } from '../testing/people.ts';

/** A log that rejects welcome credits while `isMean`. */
const world = { isMean: false };
const keyring = memoryKeyring();
const log = memoryEventStore();
const store: EventStore = sealedEventStore(
  {
    ...log,
    appendToStream: (stream, events, expected) => {
      if (world.isMean && events[0]?.type === 'CreditsGranted') throw new StoreUnavailable('not now');
      return log.appendToStream(stream, events, expected);
    },
  },
  keyring,
);

let service: RunningService;
let author: { browser: Browser; id: number };
let owner: { browser: Browser; id: number };
beforeAll(async () => {
  service = await startService({ store, keyring });
  author = await registered(service.url, ada);
  owner = await registered(service.url, bob);
});
afterAll(() => service.end());

const anApp = async (browser: Browser = aBrowser(service.url)): Promise<number> =>
  Number((await browser.post('/api/analyze/url', { url: 'https://benchbook.example/' })).body['productId']);
const aReview = (productId: number, changes: object = {}) => ({
  productId,
  content: aText(productId),
  rating: 4,
  status: 'pending',
  ...changes,
});
const submitted = async (browser: Browser = author.browser): Promise<number> =>
  Number((await browser.post('/api/reviews', aReview(await anApp()))).body['id']);
const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const complete = (reviewId: number, browser = author.browser, headers = {}) =>
  browser.patch(`/api/reviews/${reviewId}`, { status: 'complete' }, headers);

describe('POST /api/reviews', () => {
  it('answers 201 with the review, pending, and its position in the log (§3 review, §7 POST /api/reviews)', async () => {
    const productId = await anApp();
    const { status, body, headers } = await author.browser.post('/api/reviews', aReview(productId));
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(Number),
        productId,
        content: aText(productId),
        rating: 4,
        status: 'pending',
        createdAt: expect.stringMatching(/Z$/),
      },
    });
    expect(headers.get('x-log-position')).toMatch(/^\d+$/);
  });

  it('D-09: takes a review without a status for a pending one', async () => {
    const { status, body } = await author.browser.post('/api/reviews', aReview(await anApp(), { status: undefined }));
    expect([status, body['status']]).toEqual([201, 'pending']);
  });

  it('D-12: takes JSON whose main review is long enough, as it was sent', async () => {
    const content = JSON.stringify({ mainReview: aText('JSON'), more: 1 });
    const { status, body } = await author.browser.post('/api/reviews', aReview(await anApp(), { content }));
    expect({ status, content: body['content'] }).toEqual({ status: 201, content });
  });

  it('D-14: takes JSON that is no object for plain text', async () => {
    const content = JSON.stringify([aText('a list')]);
    expect((await author.browser.post('/api/reviews', aReview(await anApp(), { content }))).status).toBe(201);
  });

  it('D-39: keeps the text in the log under the key of its author', async () => {
    await submitted();
    const raw = JSON.stringify(await everyEvent(log));
    expect(raw).toContain('ReviewSubmitted');
    expect(raw).not.toContain('I noticed');
  });

  it('D-02: spends nothing', async () => {
    await submitted();
    const spent = (await everyEvent(store)).filter(({ type }) => /Spent|Reserved/.test(type));
    expect(spent).toEqual([]);
  });

  it('D-08: answers 409 to a second review of the same app', async () => {
    const productId = await anApp();
    await author.browser.post('/api/reviews', aReview(productId));
    const { status, body } = await author.browser.post('/api/reviews', aReview(productId, { rating: 5 }));
    expect({ status, body }).toMatchObject({ status: 409, body: { error: 'You have already reviewed this app' } });
  });

  it('D-08: makes one review of two that are sent at the same instant', async () => {
    const productId = await anApp();
    const both = await Promise.all(
      [1, 2].map((rating) => author.browser.post('/api/reviews', aReview(productId, { rating }))),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  });

  it('D-07: answers 403 for one’s own app', async () => {
    const { status, body } = await owner.browser.post('/api/reviews', aReview(await anApp(owner.browser)));
    expect({ status, body }).toMatchObject({ status: 403, body: { error: 'You cannot review your own app' } });
  });

  it('D-18: answers 403 without a credit, as the ledger tells (§1 needed credit, §6 credit to review, §9 credit needed)', async () => {
    world.isMean = true;
    const poor = aBrowser(service.url);
    const person = { email: 'poor@example.com', password: 'Engine1843' };
    await poor.post('/api/register', person);
    await poor.post('/api/login', { username: person.email, password: person.password });
    world.isMean = false;
    const { status, body } = await poor.post('/api/reviews', aReview(await anApp()));
    expect({ status, body }).toMatchObject({
      status: 403,
      body: { error: 'You need at least 1 credit to submit a review' },
    });
  });

  it('answers 404 for an unknown app', async () => {
    const { status, body } = await author.browser.post('/api/reviews', aReview(999_999));
    expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Product not found' } });
  });

  it('D-108: answers a repeat with what it answered, and another body under the same key with 409', async () => {
    const productId = await anApp();
    const headers = key();
    const first = await author.browser.post('/api/reviews', aReview(productId), headers);
    const second = await author.browser.post('/api/reviews', aReview(productId), headers);
    expect(second.body).toEqual(first.body);
    expect((await author.browser.post('/api/reviews', aReview(productId, { rating: 1 }), headers)).status).toBe(409);
  });
});

describe('PATCH /api/reviews/{id}', () => {
  it('D-03: answers the award and the total the first time, and later only the total (§1 earned credit, §3 completion, §7 PATCH /api/reviews/{id}, §9 reward)', async () => {
    const { browser } = await registered(service.url, { email: 'first@example.com', password: 'Engine1843' });
    const reviewId = await submitted(browser);
    const first = await complete(reviewId, browser);
    expect(first).toMatchObject({
      status: 200,
      body: { id: reviewId, status: 'complete', creditsAwarded: 1, totalCredits: 2 },
    });
    expect(first.headers.get('x-log-position')).toMatch(/^\d+$/);
    const second = await complete(reviewId, browser);
    expect(second).toMatchObject({ status: 200, body: { id: reviewId, status: 'complete', totalCredits: 2 } });
    expect(second.body).not.toHaveProperty('creditsAwarded');
  });

  it('D-03: tells one of many at the same instant of the award, and awards one credit', async () => {
    const { browser, id } = await registered(service.url, { email: 'hasty@example.com', password: 'Engine1843' });
    const reviewId = await submitted(browser);
    const answers = await Promise.all(Array.from({ length: 6 }, () => complete(reviewId, browser, key())));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ body }) => body['creditsAwarded'] === 1)).toHaveLength(1);
    const earned = (await everyEvent(store)).filter(
      ({ type, stream }) => type === 'CreditEarned' && stream === `credits-${id}`,
    );
    expect(earned).toHaveLength(1);
  });

  it('D-108: tells of the award again under the same key', async () => {
    const reviewId = await submitted();
    const headers = key();
    const first = await complete(reviewId, author.browser, headers);
    const second = await complete(reviewId, author.browser, headers);
    expect(first.body['creditsAwarded']).toBe(1);
    expect(second.body).toEqual(first.body);
  });

  it('D-07: awards nothing for an app that the own browser submitted as a visitor', async () => {
    const browser = aBrowser(service.url);
    const productId = await anApp(browser);
    await browser.post('/api/register', { email: 'both@example.com', password: 'Engine1843' });
    const { body } = await browser.post('/api/reviews', aReview(productId));
    const answer = await complete(Number(body['id']), browser);
    expect(answer).toMatchObject({ status: 200, body: { status: 'complete', totalCredits: 1 } });
    expect(answer.body).not.toHaveProperty('creditsAwarded');
  });

  it('D-96: records the review first, and then the award for it', async () => {
    const reviewId = await submitted();
    await complete(reviewId);
    const events = (await everyEvent(store)).filter(
      ({ data }) => (data as { reviewId?: number }).reviewId === reviewId,
    );
    expect(events.map(({ type }) => type)).toEqual([
      'ReviewAdmitted',
      'ReviewAssigned',
      'ReviewSubmitted',
      'ReviewCompleted',
      'CreditEarned',
    ]);
    expect(events.at(-1)?.data).toMatchObject({
      reviewId,
      productId: expect.any(Number),
      source: 'discover',
      amount: 1,
    });
  });

  it('completes a review although its app was unlisted since', async () => {
    const productId = await anApp(owner.browser);
    const { body } = await author.browser.post('/api/reviews', aReview(productId));
    await owner.browser.delete(`/api/products/${productId}`);
    expect(await complete(Number(body['id']))).toMatchObject({ status: 200, body: { creditsAwarded: 1 } });
  });

  it('D-10: applies nothing but the status', async () => {
    const reviewId = await submitted();
    const { body } = await author.browser.patch(`/api/reviews/${reviewId}`, {
      status: 'complete',
      rating: 1,
      content: 'Something else entirely',
      creditsAwarded: 9,
      userId: owner.id,
    });
    expect(body).toMatchObject({ rating: 4, content: expect.stringContaining('I noticed'), creditsAwarded: 1 });
  });
});
