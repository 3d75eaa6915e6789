import { endSessionsOf } from '@twofold/sessions/upkeep';
import request from 'supertest';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QueryService } from './app.ts';
import { startService, type RunningService } from './testing/a-service.ts';
import { cookieFor } from './testing/cookie-for.ts';

const STORE = 'store-a';
const reached = { storeId: STORE, position: '0000000000000000001' };
const written = { storeId: STORE, position: '0000000000000000002' };
const PROJECTIONS = [
  'users',
  'credit_accounts',
  'products',
  'reviews',
  'orders',
  'feedback_requests',
  'feedback_seats',
  'briefs',
  'complaints',
];

let running: RunningService;
let service: QueryService;
beforeAll(async () => {
  running = await startService();
  await running.addUser(3);
  service = running.create({ waitMs: 1 });
  service.start();
});
afterAll(async () => {
  await service.stop();
  await running.end();
});

const moveProjectionsTo = async ({ storeId, position }: typeof reached): Promise<void> => {
  for (const name of PROJECTIONS) {
    await running.client.query(
      `insert into read_models.checkpoints (name, store_id, position, epoch, updated_at) values ($1, $2, $3, 1, now())
       on conflict (name) do update set position = excluded.position`,
      [name, storeId, position],
    );
    await running.announce(`${name} ${position}`);
  }
  await eventually(async () => {
    const { headers } = await request(service.app).get('/api/products');
    expect(headers['x-projection-position']).toBe(position);
  });
};

const answerTo = async (path: string, ...cookies: readonly string[]) => {
  const { status, body, headers } = await request(service.app).get(path).set('cookie', cookies.join('; '));
  return { status, body: body as unknown, late: headers['x-read-model'], retryAfter: headers['retry-after'] };
};
const unavailable = {
  status: 503,
  body: { error: 'Your latest changes are not visible yet. Please try again.' },
  late: 'late',
  retryAfter: '2',
};
const notLoggedIn = { status: 401, body: { error: 'Not logged in' } };

describe('GET /api/me while the projector is stopped', () => {
  beforeEach(() => moveProjectionsTo(reached));

  it('is a 503 right after registering', async () =>
    expect(await answerTo('/api/me', await running.logIn(98, written), cookieFor(written))).toMatchObject(unavailable));

  it.each(['/api/me', '/api/users/98', '/api/users/98/export'])(
    'is a 503 at %s in another browser, and after the position cookie has expired',
    async (path) => expect(await answerTo(path, await running.logIn(98, written))).toMatchObject(unavailable),
  );

  it('is a 503 in a session that records no position, while the browser still has the cookie', async () =>
    expect(await answerTo('/api/me', await running.logIn(98), cookieFor(written))).toMatchObject(unavailable));

  it('returns the account as soon as the projector has written it', async () => {
    const cookie = await running.logIn(5, written);
    expect(await answerTo('/api/me', cookie)).toMatchObject(unavailable);
    await running.addUser(5);
    expect(await answerTo('/api/me', cookie)).toMatchObject({ status: 200, late: 'late' });
  });

  it('answers 200 if the account already exists', async () =>
    expect(await answerTo('/api/me', await running.logIn(3, reached), cookieFor(written))).toMatchObject({
      status: 200,
      late: 'late',
    }));

  it('is a 401 without a session, after any write of the visitor', async () =>
    expect(await answerTo('/api/me', cookieFor(written))).toMatchObject(notLoggedIn));

  it('is a 401 once erasure has ended the sessions', async () => {
    const cookie = await running.logIn(98, written);
    await endSessionsOf(running.pool, 98);
    expect(await answerTo('/api/me', cookie, cookieFor(written))).toMatchObject(notLoggedIn);
  });
});

describe('GET /api/me once the projector has caught up', () => {
  beforeEach(() => moveProjectionsTo(written));

  it('is a 401 in a session that an erasure has not ended yet', async () =>
    expect(await answerTo('/api/me', await running.logIn(98, written), cookieFor(written))).toMatchObject({
      ...notLoggedIn,
      late: undefined,
    }));

  it('is a 401 if the log was replaced by another one', async () => {
    const cookie = await running.logIn(98, { ...written, storeId: 'store-b' });
    expect(await answerTo('/api/me', cookie)).toMatchObject(notLoggedIn);
  });
});

describe('reading one’s own new objects', () => {
  const paths = [
    '/api/products/77',
    '/api/products/77/claimable',
    '/api/products/77/standing',
    '/api/reviews/77',
    '/api/orders/77',
    '/api/products/77/reviews',
  ];

  it.each(paths)('is a 503 at %s while the projector is stopped', async (path) => {
    await moveProjectionsTo(reached);
    expect(await answerTo(path, await running.logIn(3, reached), cookieFor(written))).toMatchObject(unavailable);
  });

  it.each(paths)('is a 404 at %s if it does not exist although the projector has caught up', async (path) => {
    await moveProjectionsTo(written);
    const answer = await answerTo(path, await running.logIn(3, reached), cookieFor(written));
    expect(answer).toMatchObject({ status: 404, late: undefined });
  });

  it('is a 503 for the owner of an app whose claim is not projected yet, but a 403 for others', async () => {
    await moveProjectionsTo(reached);
    await running.addProduct(11, { ownerId: 4 });
    const session = await running.logIn(3, reached);
    expect(await answerTo('/api/products/11/reviews', session, cookieFor(written))).toMatchObject(unavailable);
    expect(await answerTo('/api/products/11/reviews', session)).toMatchObject({ status: 403 });
  });
});
