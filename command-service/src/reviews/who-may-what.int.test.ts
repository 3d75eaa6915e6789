import { aText } from '@twofold/testing/a-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { everyEvent } from '../testing/inspect.ts';
import { appointed, registered } from '../testing/people.ts';

type Actor = 'a visitor' | 'the author' | 'another user' | 'the owner' | 'a moderator';

const password = 'Engine1843';
let service: RunningService;
const actors = {} as Record<Actor, Browser>;
beforeAll(async () => {
  service = await startService();
  actors['a visitor'] = aBrowser(service.url);
  for (const [actor, email] of [
    ['the author', 'author@example.com'],
    ['another user', 'other@example.com'],
    ['the owner', 'owner@example.com'],
    ['a moderator', 'moderator@example.com'],
  ] as const) {
    actors[actor] = (await registered(service.url, { email, password })).browser;
  }
  await appointed(service, 'moderator@example.com', 'moderator');
});
afterAll(() => service.end());

/** An app of the owner, and a review of it by the author. */
const aReviewedApp = async (): Promise<{ productId: number; reviewId: number }> => {
  const analyzed = await actors['the owner'].post('/api/analyze/url', { url: 'https://benchbook.example/' });
  const productId = Number(analyzed.body['productId']);
  const review = { productId, content: aText(productId), rating: 4 };
  const { body } = await actors['the author'].post('/api/reviews', review);
  return { productId, reviewId: Number(body['id']) };
};

const content = 'It took me a while to see what this is about, and then I liked it.';
const reason = 'A user complained';

/** The answer to each actor. */
const table: readonly (readonly [route: string, body: object, answers: Readonly<Record<Actor, number>>])[] = [
  [
    'POST /api/reviews',
    { content, rating: 3 },
    { 'a visitor': 401, 'the author': 409, 'another user': 201, 'the owner': 403, 'a moderator': 201 },
  ],
  [
    'PATCH /api/reviews/:reviewId',
    { status: 'complete' },
    { 'a visitor': 401, 'the author': 200, 'another user': 404, 'the owner': 404, 'a moderator': 404 },
  ],
  [
    'POST /api/products/:productId/claim',
    {},
    { 'a visitor': 401, 'the author': 409, 'another user': 409, 'the owner': 200, 'a moderator': 409 },
  ],
  [
    'POST /api/products/:productId/unlist',
    {},
    { 'a visitor': 401, 'the author': 403, 'another user': 403, 'the owner': 200, 'a moderator': 400 },
  ],
  [
    'POST /api/products/:productId/unlist',
    { reason },
    { 'a visitor': 401, 'the author': 403, 'another user': 403, 'the owner': 200, 'a moderator': 200 },
  ],
  [
    'DELETE /api/products/:productId',
    {},
    { 'a visitor': 401, 'the author': 403, 'another user': 403, 'the owner': 200, 'a moderator': 400 },
  ],
  [
    'DELETE /api/products/:productId',
    { reason },
    { 'a visitor': 401, 'the author': 403, 'another user': 403, 'the owner': 200, 'a moderator': 200 },
  ],
];

describe.each(table)('%s with %o', (route, body, answers) => {
  it.each(Object.entries(answers) as [Actor, number][])('answers %s with %i', async (actor, status) => {
    const { productId, reviewId } = await aReviewedApp();
    const [method = '', path = ''] = route.split(' ');
    const before = await everyEvent(service.store);
    const filled = path.replace(':productId', String(productId)).replace(':reviewId', String(reviewId));
    const answer = await actors[actor].send(method, filled, { productId, ...body });
    expect(answer.status).toBe(status);
    const isRefused = status >= 400;
    expect((await everyEvent(service.store)).length > before.length).toBe(!isRefused && !path.endsWith('claim'));
  });
});
