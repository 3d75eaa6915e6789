import { eventually } from '@twofold/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryService } from './app.ts';
import type { ProjectionName } from './checkpoints.ts';
import { startService, type RunningService } from './testing/a-service.ts';
import { cookieFor } from './testing/cookie-for.ts';

const STORE = 'store-a';
const before = '0000000000000000001';
const written = '0000000000000000002';

const TOLD = [
  'notifications',
  'notification_marks',
  'orders',
  'products',
  'reviews',
  'feedback_seats',
  'users',
] as const satisfies readonly ProjectionName[];

/** The projections of each answer. */
const routes: Readonly<Record<string, readonly ProjectionName[]>> = {
  '/api/products': ['products', 'feedback_seats'],
  '/api/products/11': ['products'],
  '/api/products/11/claimable': ['products'],
  '/api/products/11/standing': ['products', 'orders', 'feedback_requests', 'feedback_seats', 'reviews', 'users'],
  '/api/products/11/agreement': [
    'products',
    'orders',
    'feedback_requests',
    'feedback_seats',
    'reviews',
    'users',
    'judged_statements',
  ],
  '/api/products/11/reviews': ['reviews', 'products', 'orders', 'feedback_requests', 'feedback_seats', 'users'],
  '/api/me': ['users', 'credit_accounts'],
  '/api/me/products': ['products', 'feedback_seats', 'reviews'],
  '/api/me/reviews': ['reviews'],
  '/api/me/credits': ['credit_accounts', 'credit_entries'],
  '/api/me/orders': ['orders', 'feedback_requests', 'feedback_seats', 'users', 'products'],
  '/api/orders/9': [
    'orders',
    'feedback_requests',
    'feedback_seats',
    'reviews',
    'users',
    'products',
    'briefs',
    'complaints',
  ],
  '/api/orders/9/report': [
    'orders',
    'feedback_requests',
    'feedback_seats',
    'reviews',
    'users',
    'products',
    'briefs',
    'complaints',
    'comparisons',
  ],
  '/api/feedback-requests': ['feedback_requests', 'feedback_seats', 'products', 'orders', 'reviews', 'users'],
  '/api/me/feedback-requests': ['feedback_requests', 'feedback_seats', 'products', 'users', 'briefs'],
  '/api/me/claims': ['feedback_requests', 'feedback_seats', 'products', 'reviews', 'briefs'],
  '/api/me/standing': ['complaints', 'feedback_seats', 'reviews', 'products'],
  '/api/moderation/complaints': ['complaints', 'reviews', 'products', 'orders', 'users'],
  '/api/device/products': ['submissions', 'products'],
  '/api/me/notifications': TOLD,
  '/api/me/notifications/unread': TOLD,
  '/api/me/mail-settings': ['mail_settings'],
};
const all = [...new Set(Object.values(routes).flat())];

let running: RunningService;
let service: QueryService;
let cookie: string;
beforeAll(async () => {
  running = await startService();
  await running.addUser(3, { roles: '["moderator"]' });
  await running.addProduct(11, { ownerId: 3 });
  await running.addOrder(9, { userId: 3 });
  cookie = `${await running.logIn(3)}; ${cookieFor({ storeId: STORE, position: written })}`;
  service = running.create({ waitMs: 1 });
  service.start();
});
afterAll(async () => {
  await service.stop();
  await running.end();
});

/** Moves every projection except one to the position of the write. */
const leaveBehind = async (late: ProjectionName | undefined): Promise<void> => {
  for (const name of all) {
    const position = name === late ? before : written;
    await running.client.query(
      `insert into read_models.checkpoints (name, store_id, position, epoch, updated_at) values ($1, $2, $3, 1, now())
       on conflict (name) do update set position = excluded.position, epoch = read_models.checkpoints.epoch + 1`,
      [name, STORE, position],
    );
    await running.announce(`${name} ${position}`);
  }
};
const isLate = async (path: string): Promise<boolean> => {
  const { headers } = await request(service.app).get(path).set('cookie', cookie);
  return headers['x-read-model'] === 'late';
};

describe('a client that has written something', () => {
  it('gets no late answer if every projection has reached the write', async () => {
    await leaveBehind(undefined);
    for (const path of Object.keys(routes))
      await eventually(async () => expect([path, await isLate(path)]).toEqual([path, false]));
  });

  it.each(all)('gets late answers only from routes that read %s, if that is behind', async (projection) => {
    const expected = Object.entries(routes).map(([path, projections]) => [path, projections.includes(projection)]);
    await leaveBehind(projection);
    await eventually(async () => {
      const found = [];
      for (const path of Object.keys(routes)) found.push([path, await isLate(path)]);
      expect(found).toEqual(expected);
    });
  });
});
