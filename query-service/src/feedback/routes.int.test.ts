import { createHash } from 'node:crypto';
import { claimView, openRequest, ownRequest } from '@twofold/contracts/feedback/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';
import { DUE, requestId } from '../testing/orders-and-requests.ts';

const BROWSER = 'ab'.repeat(16);
const AT = '2030-01-01T12:00:00.000Z';
const dayOf = (day: number) => `2030-02-0${day}T12:00:00.000Z`;

/** ada owns app 11, bob 12; no one 13; 14 is hidden; 15 was taken down. */
let service: RunningService;
const cookies: Record<string, string> = { 'a visitor': '' };
beforeAll(async () => {
  service = await startService();
  for (const [who, id] of Object.entries({ ada: 3, bob: 4, eve: 5, frank: 6, gil: 99 })) {
    cookies[who] = await service.logIn(id);
    await service.addUser(id, { expertise: '' });
  }
  cookies['frank in the browser'] = `${cookies['frank']}; browser=${BROWSER}`;
  await service.addProduct(11, { ownerId: 3 });
  await service.addProduct(12, { ownerId: 4 });
  await service.addProduct(13);
  await service.addProduct(14, { isListed: false });

  await service.addRequest(requestId(1), {
    productId: 11,
    userId: 3,
    dueAt: dayOf(5),
    requestedAt: dayOf(1),
    seats: [{ state: 'open' }, { state: 'claimed', userId: 6 }],
  });
  await service.addOrder(9, { productId: 12, browser: createHash('sha256').update(BROWSER).digest('hex') });
  await service.addRequest(requestId(2), {
    productId: 12,
    orderId: 9,
    dueAt: dayOf(4),
    seats: [{ state: 'open' }, { state: 'claimed', userId: 5, dueAt: DUE }, { state: 'open' }],
  });
  await service.addOrder(10, { productId: 13, userId: 4 });
  await service.addRequest(requestId(3), { productId: 13, orderId: 10, dueAt: dayOf(3) });
  await service.addRequest(requestId(4), { productId: 14, dueAt: dayOf(2), userId: 99 });
  await service.addRequest(requestId(5), { productId: 13, dueAt: '2020-01-01T12:00:00.000Z', userId: 99 });
  await service.addRequest(requestId(6), { productId: 13, dueAt: dayOf(1), userId: 99, seats: [{ state: 'filled' }] });
  await service.addRequest(requestId(7), { productId: 15, dueAt: dayOf(1), userId: 3 });
  await service.addRequest(requestId(8), {
    productId: 11,
    userId: 3,
    status: 'closed',
    requestedAt: dayOf(2),
    seats: [{ state: 'filled', userId: 4, reviewId: 21 }, { state: 'missing' }],
  });
  await service.addReview(21, { productId: 11, userId: 4, status: 'complete' });
  await service.addReview(22, { productId: 12, userId: 5 });
  // Expired, but no event records it yet.
  await service.addRequest(requestId(9), {
    productId: 13,
    userId: 99,
    dueAt: '2020-01-01T12:00:00.000Z',
    seats: [{ state: 'claimed', userId: 5, dueAt: '2020-01-01T12:00:00.000Z' }],
  });
});
afterAll(() => service.end());

const get = (path: string, who = 'a visitor') => service.get(path, cookies[who]);
const numbersOf = (found: { requestId: string }[]) => found.map(({ requestId: id }) => Number(id.slice(-2)));
const openTo = async (who: string, query = '') =>
  openRequest
    .strict()
    .array()
    .parse((await get(`/api/feedback-requests${query}`, who)).body);

/** Rights: everyone sees open requests, users their own seats and requests. */
describe.each([
  ['/api/feedback-requests', { 'a visitor': 200, ada: 200 }],
  ['/api/me/feedback-requests', { 'a visitor': 401, ada: 200, frank: 200 }],
  ['/api/me/claims', { 'a visitor': 401, ada: 200 }],
])('GET %s', (path, answers) => {
  it.each(Object.entries(answers))('answers %s with %i, and must not be cached', async (who, status) => {
    const answer = await get(path, who);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('GET /api/feedback-requests', () => {
  it('returns running requests with open seats, by deadline', async () => {
    const found = await openTo('a visitor');
    expect(numbersOf(found)).toEqual([3, 2, 1]);
    expect(found[1]).toEqual({
      requestId: requestId(2),
      source: 'paid-order',
      productId: 12,
      product: { title: 'App 12', url: 'https://example.com/12', description: 'What it does.' },
      seats: 3,
      openSeats: 2,
      claimHours: 48,
      requestedAt: AT,
      dueAt: dayOf(4),
      matchedWords: [],
    });
  });

  it.each([
    ['but hidden apps to those who could review them', 'ada', [4, 3, 2]],
    ['but one’s own apps and what one has reviewed or bought', 'bob', [4]],
    ['but what one has begun to review', 'eve', [4, 3, 1]],
    ['but what one has asked for', 'gil', [3, 2, 1]],
    ['but what one holds a seat of', 'frank', [4, 3, 2]],
    ['but what one’s browser has bought', 'frank in the browser', [4, 3]],
  ])('answers it %s', async (_, who, numbers) => expect(numbersOf(await openTo(who))).toEqual(numbers));

  it('returns as many as requested', async () => {
    expect(numbersOf(await openTo('a visitor', '?limit=2'))).toEqual([3, 2]);
    expect(numbersOf(await openTo('ada', '?limit=1'))).toEqual([4]);
  });

  it.each(['limit=0', 'limit=101', 'limit=x'])('answers 400 to %s', async (query) =>
    expect((await get(`/api/feedback-requests?${query}`)).status).toBe(400),
  );
});

describe('GET /api/me/claims', () => {
  it('returns the seats that a user holds, with the review they have begun', async () =>
    expect(
      claimView
        .strict()
        .array()
        .parse((await get('/api/me/claims', 'eve')).body),
    ).toEqual([
      {
        requestId: requestId(2),
        seat: 2,
        productId: 12,
        product: { title: 'App 12', url: 'https://example.com/12', description: 'What it does.' },
        claimedAt: AT,
        dueAt: DUE,
        reviewId: 22,
      },
    ]));

  it('returns no seats of other users', async () => expect((await get('/api/me/claims', 'bob')).body).toEqual([]));
});

describe('GET /api/me/feedback-requests', () => {
  const requestsOf = async (who: string) =>
    ownRequest
      .strict()
      .array()
      .parse((await get('/api/me/feedback-requests', who)).body);

  it('returns a user’s requests paid with credits, newest first', async () => {
    const found = await requestsOf('ada');
    expect(numbersOf(found)).toEqual([8, 1, 7]);
    expect(found[0]).toEqual({
      requestId: requestId(8),
      productId: 11,
      product: { title: 'App 11', url: 'https://example.com/11' },
      state: 'closed',
      requestedAt: dayOf(2),
      dueAt: DUE,
      seats: [
        {
          seat: 1,
          state: 'filled',
          claimedAt: AT,
          filledAt: AT,
          reviewer: { name: 'Ada Lovelace', expertise: '' },
        },
        { seat: 2, state: 'missing' },
      ],
    });
    expect(found[1]).toMatchObject({ state: 'under-way', seats: [{ state: 'open' }, { state: 'claimed' }] });
  });

  it('omits an app that was taken down', async () => expect((await requestsOf('ada'))[2]?.product).toBeUndefined());

  it('omits requests paid with money', async () => expect(await requestsOf('bob')).toEqual([]));
});
