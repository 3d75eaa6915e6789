import { createHash } from 'node:crypto';
import { receivedReviewView, reviewView } from '@twofold/contracts/reviews/api';
import { REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';
import { requestId } from '../testing/orders-and-requests.ts';

const OWNER = 5;
const BROWSER = 'ab'.repeat(16);

let service: RunningService;
const cookies: Record<string, string> = { 'a visitor': '', 'the browser': `browser=${BROWSER}` };
beforeAll(async () => {
  service = await startService();
  const people = { 'the author': 3, 'another user': 4, 'the owner': OWNER, 'the buyer': 6, 'who did not pay': 7 };
  for (const [who, id] of Object.entries(people)) {
    cookies[who] = await service.logIn(id);
  }
  await service.addUser(4, { fullName: 'Tom Abara', expertise: 'Service manager' });
  await service.addUser(10, { fullName: '', expertise: '' });
  await service.addProduct(11, { ownerId: OWNER });
  await service.addProduct(12);
  await service.addReview(21, { productId: 11 });
  await service.addReview(22, { productId: 12, status: 'complete' });
  await service.addReview(23, { productId: 11, status: 'complete', content: null, userId: 9 });
  await service.addReview(24, { productId: 11, status: 'complete', userId: 4 });
  await service.addReview(25, { productId: 11, status: 'complete', userId: 10 });

  await service.addOrder(31, { productId: 11, userId: 6 });
  await service.addRequest(requestId(1), {
    productId: 11,
    orderId: 31,
    seats: [{ state: 'filled', userId: 9, reviewId: 23 }, { state: 'open' }, { state: 'claimed', userId: 3 }],
  });
  await service.addOrder(32, { productId: 11, browser: createHash('sha256').update(BROWSER).digest('hex') });
  await service.addRequest(requestId(2), {
    productId: 11,
    orderId: 32,
    seats: [{ state: 'filled', userId: 4, reviewId: 24 }],
  });
  await service.addOrder(33, { productId: 12, userId: 6 });
  await service.addOrder(34, { productId: 11, userId: 7, status: 'expired' });
});
afterAll(() => service.end());

const get = (path: string, who: string) => service.get(path, cookies[who]);
const idsIn = ({ body }: { body: unknown }): number[] =>
  reviewView
    .strict()
    .array()
    .parse(body)
    .map(({ id }) => id);
const receivedIn = ({ body }: { body: unknown }) => receivedReviewView.strict().array().parse(body);
const authorsIn = (answer: { body: unknown }) => receivedIn(answer).map(({ id, reviewer }) => [id, reviewer.name]);

/** Rights (D-11, D-15). */
describe.each([
  ['/api/reviews/21', { 'a visitor': 401, 'the author': 200, 'another user': 404, 'the owner': 404 }],
  ['/api/me/reviews', { 'a visitor': 401, 'the author': 200, 'another user': 200, 'the owner': 200 }],
  ['/api/products/11/reviews', { 'a visitor': 401, 'the author': 403, 'another user': 403, 'the owner': 200 }],
  ['/api/products/11/reviews', { 'the buyer': 200, 'the browser': 200, 'who did not pay': 403 }],
  ['/api/products/12/reviews', { 'a visitor': 401, 'the author': 403, 'another user': 403, 'the owner': 403 }],
  ['/api/products/12/reviews', { 'the buyer': 200, 'the browser': 401 }],
  ['/api/products/99/reviews', { 'a visitor': 401, 'the author': 404, 'another user': 404, 'the owner': 404 }],
  ['/api/products/abc/reviews', { 'a visitor': 401, 'the owner': 404, 'the browser': 401 }],
  ['/api/products/9223372036854775808/reviews', { 'the owner': 404, 'the browser': 401 }],
])('GET %s', (path, answers) => {
  it.each(Object.entries(answers))('answers %s with %i, and must not be cached', async (who, status) => {
    const answer = await get(path, who);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('GET /api/reviews/{id}', () => {
  it('answers the review (§3 review, §7 GET /api/reviews/{id})', async () =>
    expect(reviewView.strict().parse((await get('/api/reviews/22', 'the author')).body)).toEqual({
      id: 22,
      productId: 12,
      content: 'What a fine app.',
      rating: 4,
      status: 'complete',
      createdAt: '2030-01-01T12:00:00.000Z',
    }));

  it.each(['0', '99', 'abc', '21x', '-1', '1.5', '9223372036854775808', '9'.repeat(400)])(
    'D-53: answers 404 to the id %s',
    async (id) => {
      const { status, body } = await get(`/api/reviews/${id}`, 'the author');
      expect({ status, body: body as unknown }).toMatchObject({ status: 404, body: { error: 'Review not found' } });
    },
  );
});

describe('GET /api/me/reviews', () => {
  it('answers one’s own reviews only, the newest first (§7 GET /api/me/reviews)', async () => {
    expect(idsIn(await get('/api/me/reviews', 'the author'))).toEqual([22, 21]);
    expect(idsIn(await get('/api/me/reviews', 'the owner'))).toEqual([]);
  });

  it('continues after a page', async () => {
    expect(idsIn(await get('/api/me/reviews?limit=1', 'the author'))).toEqual([22]);
    expect(idsIn(await get('/api/me/reviews?limit=1&before=22', 'the author'))).toEqual([21]);
  });

  it.each(['limit=0', 'limit=x', 'before=0', 'before=x'])('answers 400 to %s', async (query) =>
    expect((await get(`/api/me/reviews?${query}`, 'the author')).status).toBe(400),
  );
});

describe('GET /api/products/{id}/reviews', () => {
  it('D-15: answers the complete ones with their authors, and says where a text was removed', async () => {
    const received = receivedIn(await get('/api/products/11/reviews', 'the owner'));
    expect(received.map(({ id }) => id)).toEqual([25, 24, 23]);
    expect(received[1]?.reviewer).toEqual({ name: 'Tom Abara', expertise: 'Service manager' });
    expect(received[2]?.content).toBe(REMOVED_TEXT);
  });

  it('D-15: never answers an address, neither for who gave no name nor for who was erased', async () => {
    const answer = await get('/api/products/11/reviews', 'the owner');
    expect(authorsIn(answer)).toEqual([
      [25, 'Reviewer'],
      [24, 'Tom Abara'],
      [23, 'A former reviewer'],
    ]);
    expect(answer.text).not.toContain('@');
  });

  it('D-15: answers a buyer with those in the seats of their own orders', async () => {
    expect(authorsIn(await get('/api/products/11/reviews', 'the buyer'))).toEqual([[23, 'A former reviewer']]);
    expect(authorsIn(await get('/api/products/11/reviews', 'the browser'))).toEqual([[24, 'Tom Abara']]);
    expect(authorsIn(await get('/api/products/12/reviews', 'the buyer'))).toEqual([]);
  });
});
