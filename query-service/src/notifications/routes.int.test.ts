import { mailSettingsView, notificationsView } from '@twofold/contracts/notifications/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';
import { notificationId, timeOf } from '../testing/notifications.ts';

const ADA = 3;
const BOB = 4;
const ERASED = 5;

let service: RunningService;
let ada: string;
let bob: string;
beforeAll(async () => {
  service = await startService();
  await service.addUser(ADA);
  await service.addUser(BOB);
  ada = await service.logIn(ADA);
  bob = await service.logIn(BOB);
  await service.addProduct(11, { ownerId: ADA, title: 'Benchbook' });
  await service.addProduct(12, { ownerId: 99, isListed: false, title: 'Secret plans' });
  await service.addOrder(9, { userId: ADA, productId: 12 });
  await service.addOrder(10, { userId: BOB });
  await service.addNotification(1, { kind: 'app-reviewed', to_owner_of: 11, facts: '{"reviewId":31}' });
  await service.addNotification(2, {
    kind: 'order-refunded',
    to_buyer_of: 9,
    product_id: null,
    facts: '{"orderId":9,"amountCents":334}',
  });
  await service.addNotification(3, { kind: 'claim-expired', to_user: ADA, product_id: 12 });
  await service.addNotification(4, { kind: 'credits-released', to_user: ADA, product_id: null });
  // For other users.
  await service.addNotification(5, { to_user: BOB });
  await service.addNotification(6, { to_buyer_of: 10 });
  await service.addNotification(7, { to_owner_of: 12 });
  await service.addNotification(8, { to_user: ERASED });
});
afterAll(() => service.end());

const get = (path: string, cookie = ada) => service.get(path, cookie);
const pageOf = async (query = '', cookie = ada) =>
  notificationsView.parse((await get(`/api/me/notifications${query}`, cookie)).body);
const kindsOf = async (query = '') => (await pageOf(query)).items.map(({ kind }) => kind);
const unreadBy = async (cookie = ada) => (await get('/api/me/notifications/unread', cookie)).body;

describe('GET /api/me/notifications', () => {
  it('D-130: answers what happened to a person, their orders and their apps, the newest first, with what is known of it', async () => {
    const { items, next } = await pageOf();
    expect(next).toBeUndefined();
    expect(items).toEqual([
      { id: notificationId(4, 'credits-released'), kind: 'credits-released', at: timeOf(4), isRead: false },
      // The app is hidden from a reviewer whose seat is gone (D-134).
      { id: notificationId(3, 'claim-expired'), kind: 'claim-expired', at: timeOf(3), isRead: false, productId: 12 },
      {
        id: notificationId(2, 'order-refunded'),
        kind: 'order-refunded',
        at: timeOf(2),
        isRead: false,
        orderId: 9,
        amountCents: 334,
        productId: 12,
        appTitle: 'Secret plans',
      },
      {
        id: notificationId(1, 'app-reviewed'),
        kind: 'app-reviewed',
        at: timeOf(1),
        isRead: false,
        reviewId: 31,
        productId: 11,
        appTitle: 'Benchbook',
      },
    ]);
  });

  it('continues after a page', async () => {
    const first = await pageOf('?limit=3');
    expect(first.items.map(({ kind }) => kind)).toEqual(['credits-released', 'claim-expired', 'order-refunded']);
    expect(await kindsOf(`?limit=3&before=${first.next}`)).toEqual(['app-reviewed']);
  });

  it('repeats none if several have the same time', async () => {
    await service.addUser(20);
    for (const number of [21, 22, 23]) await service.addNotification(number, { to_user: 20, at: timeOf(20) });
    const cookie = await service.logIn(20);
    const first = await pageOf('?limit=2', cookie);
    const second = await pageOf(`?limit=2&before=${first.next}`, cookie);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([23, 22, 21].map((n) => notificationId(n)));
    expect(second.next).toBeUndefined();
  });

  it('follows an app to its owner', async () => {
    await service.client.query(`update read_models.products_v1 set owner_id = $1 where id = 11`, [BOB]);
    expect(await kindsOf()).not.toContain('app-reviewed');
    expect((await pageOf('', bob)).items.map(({ kind }) => kind)).toContain('app-reviewed');
    await service.client.query(`update read_models.products_v1 set owner_id = $1 where id = 11`, [ADA]);
  });

  it('D-39: answers nothing to an erased user', async () => {
    const erased = await service.logIn(ERASED);
    expect(await pageOf('', erased)).toEqual({ items: [] });
    expect(await unreadBy(erased)).toEqual({ unread: 0 });
  });

  it.each(['limit=0', 'limit=101', 'before=x', 'before=2030-01-01'])('answers 400 to %s', async (query) =>
    expect((await get(`/api/me/notifications?${query}`)).status).toBe(400),
  );

  it.each(['/api/me/notifications', '/api/me/notifications/unread', '/api/me/mail-settings'])(
    'answers 401 to a visitor: %s',
    async (path) => expect((await get(path, '')).status).toBe(401),
  );
});

describe('the read notifications', () => {
  it('are all until a time, and single ones', async () => {
    expect(await unreadBy()).toEqual({ unread: 4 });
    await service.addMarks(ADA, { through: timeOf(2), ids: [notificationId(4, 'credits-released')] });
    expect((await pageOf()).items.map(({ kind, isRead }) => [kind, isRead])).toEqual([
      ['credits-released', true],
      ['claim-expired', false],
      ['order-refunded', true],
      ['app-reviewed', true],
    ]);
    expect(await unreadBy()).toEqual({ unread: 1 });
    expect(await unreadBy(bob)).toEqual({ unread: 2 });
  });

  it('are counted up to a hundred unread ones', async () => {
    await service.addUser(30);
    for (let number = 100; number < 205; number++) await service.addNotification(number, { to_user: 30 });
    expect(await unreadBy(await service.logIn(30))).toEqual({ unread: 100 });
  });
});

describe('GET /api/me/mail-settings', () => {
  it('returns every kind, with its default if nothing was chosen', async () => {
    await service.addMailSettings(`user-${BOB}`, { 'claim-deadlines': false, 'fitting-seats': true });
    const on = async (cookie: string) =>
      mailSettingsView
        .parse((await get('/api/me/mail-settings', cookie)).body)
        .settings.flatMap(({ kind, isOn }) => (isOn ? [kind] : []));
    const others = ['request-progress', 'app-reviews', 'report-versions'];
    expect(await on(ada)).toEqual([...others, 'claim-deadlines', 'returned-credits', 'review-reports']);
    expect(await on(bob)).toEqual([...others, 'returned-credits', 'review-reports', 'fitting-seats']);
  });
});

describe('GET of an unsubscribe link', () => {
  it('leads to the page with the button, and changes nothing', async () => {
    const { status, headers } = await get('/api/unsubscribe/u3.rp.abc_-123', '');
    expect({ status, location: headers['location'] }).toEqual({
      status: 303,
      location: '/unsubscribe?token=u3.rp.abc_-123',
    });
  });

  it('answers 404 to an invalid token', async () =>
    expect((await get('/api/unsubscribe/%3Cscript%3E', '')).status).toBe(404));
});
