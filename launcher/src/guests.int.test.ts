import { randomUUID } from 'node:crypto';
import { requestOfOrder } from '@twofold/command-service/feedback/request-id';
import { eraseGuest } from '@twofold/command-service/orders/erase-guest';
import { aBrowser, type Browser } from '@twofold/command-service/testing/a-browser';
import { registered } from '@twofold/command-service/testing/people';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWholeTwofold, type WholeTwofold } from './testing/a-whole-twofold.ts';
import { emailOfGuest, paidByGuests } from './testing/paid-by-guests.ts';

const password = 'Difference-Engine-1';
const TEXT = 'The price is easy to find, and the buttons are large enough for gloves.';
let twofold: WholeTwofold;
let productId: number;
beforeAll(async () => {
  twofold = await aWholeTwofold({ payments: paidByGuests });
  productId = await anApp(aBrowser(twofold.url));
}, 60_000);
afterAll(() => twofold.end());

const anApp = async (browser: Browser): Promise<number> =>
  Number((await browser.post('/api/analyze/url', { url: twofold.sampleSite })).body['productId']);
const aPerson = (): { email: string; password: string } => ({ email: `person-${randomUUID()}@example.com`, password });
const ordersOf = async (browser: Browser): Promise<unknown> =>
  ((await browser.get('/api/me/orders')).body as unknown as readonly { id: number }[]).map(({ id }) => id);
const buy = async (browser: Browser, app = productId): Promise<number> => {
  const { body: checkout } = await browser.post('/api/checkout', { productId: app, tier: 'QUICK' });
  const { body } = await browser.get(`/api/payment/verify?sessionId=${String(checkout['sessionId'])}`);
  return Number(body['orderId']);
};
/** A client with these cookies and no others. */
const withCookies = (cookies: ReadonlyMap<string, string>): Browser => {
  const browser = aBrowser(twofold.url);
  for (const name of ['browser', 'device']) browser.cookies.set(name, cookies.get(name) ?? '');
  return browser;
};
/** Registers, takes the seat of an order and fills it. */
const review = async (orderId: number, app: number): Promise<void> => {
  const { browser } = await registered(twofold.url, aPerson());
  const claim = `/api/feedback-requests/${requestOfOrder(orderId)}/claims`;
  await eventually(async () => expect((await browser.post(claim)).status).toBe(201));
  const { body } = await browser.post('/api/reviews', { productId: app, content: TEXT, rating: 4 });
  expect((await browser.patch(`/api/reviews/${String(body['id'])}`, { status: 'complete' })).status).toBe(200);
};
const tokenIn = async (orderId: number): Promise<string> =>
  eventually(async () => {
    const found = (await twofold.mails()).map(
      (mail) => new RegExp(`/orders/${orderId}\\?token=3?D?([\\w-]{22})`).exec(mail)?.[1],
    );
    const token = found.find((each) => each !== undefined);
    if (token === undefined) throw new Error('The mail has not come yet');
    return token;
  });

describe('what a browser bought without an account', () => {
  it('opens there, moves to the account that is registered there, and then opens to that account only', async () => {
    const browser = aBrowser(twofold.url);
    const orderId = await buy(browser);
    expect(await ordersOf(browser)).toEqual([orderId]);
    await browser.post('/api/register', aPerson());
    expect(await ordersOf(browser)).toEqual([orderId]);
    const before = withCookies(browser.cookies);
    await browser.post('/api/logout');
    expect(browser.cookies.get('browser')).not.toBe(before.cookies.get('browser'));
    expect(browser.cookies.get('device')).toBe(before.cookies.get('device'));
    await browser.post('/api/register', aPerson());
    for (const other of [browser, before]) {
      expect(await ordersOf(other)).toEqual([]);
      expect((await other.get(`/api/orders/${orderId}`)).status).toBe(404);
    }
  });

  it('opens to no one who comes after a logout, even while no one has claimed it', async () => {
    const { browser } = await registered(twofold.url, aPerson());
    const cookies = new Map(browser.cookies);
    browser.cookies.delete('sid');
    const orderId = await buy(browser);
    browser.cookies.set('sid', cookies.get('sid') ?? '');
    await browser.post('/api/logout');
    await browser.post('/api/register', aPerson());
    expect(await ordersOf(browser)).toEqual([]);
    expect((await browser.get(`/api/orders/${orderId}`)).status).toBe(404);
  });
});

describe('what an account bought', () => {
  it('is not in the browser after its logout, neither for a visitor nor for the next account', async () => {
    const { browser } = await registered(twofold.url, aPerson());
    const orderId = await buy(browser);
    expect(await ordersOf(browser)).toEqual([orderId]);
    const before = withCookies(browser.cookies);
    await browser.post('/api/logout');
    expect([await ordersOf(browser), await ordersOf(before)]).toEqual([[], []]);
    await browser.post('/api/register', aPerson());
    expect(await ordersOf(browser)).toEqual([]);
  });

  it('shows no review by a cookie once the buyer was erased', async () => {
    const app = await anApp(aBrowser(twofold.url));
    const { browser, id } = await registered(twofold.url, aPerson());
    const orderId = await buy(browser, app);
    await review(orderId, app);
    const reviewsIn = async (asking: Browser) =>
      JSON.stringify((await asking.get(`/api/products/${app}/reviews`)).body);
    await eventually(async () => expect(await reviewsIn(browser)).toContain(TEXT));
    const before = withCookies(browser.cookies);
    expect((await browser.delete(`/api/users/${id}`, { password })).status).toBe(200);
    for (const asking of [browser, before]) {
      expect(JSON.parse(await reviewsIn(asking))).toMatchObject({ error: 'Not logged in', status: 401 });
      expect((await asking.get(`/api/orders/${orderId}`)).status).toBe(404);
    }
  });

  it('has no seat for another account on the same device', async () => {
    const { browser } = await registered(twofold.url, aPerson());
    const orderId = await buy(browser);
    await browser.post('/api/logout');
    await browser.post('/api/register', aPerson());
    const claimed = await eventually(async () => {
      const answer = await browser.post(`/api/feedback-requests/${requestOfOrder(orderId)}/claims`);
      expect(answer.status).not.toBe(404);
      return answer;
    });
    expect(claimed).toMatchObject({ status: 403, body: { error: "You can't review your own request" } });
  });
});

describe('a made-up cookie', () => {
  it.each(['ab'.repeat(16), 'ab'.repeat(32), `${'ab'.repeat(32)}.${'A'.repeat(43)}`])(
    'opens nothing: %s',
    async (value) => {
      const victim = aBrowser(twofold.url);
      victim.cookies.set('browser', value);
      const orderId = await buy(victim);
      expect(await ordersOf(victim)).toEqual([orderId]);
      const attacker = aBrowser(twofold.url);
      attacker.cookies.set('browser', value);
      expect(await ordersOf(attacker)).toEqual([]);
    },
  );
});

describe('the link in the mail to a guest', () => {
  it('opens the order until its buyer revokes it, once and for all, and no one else can', async () => {
    const browser = aBrowser(twofold.url);
    const orderId = await buy(browser);
    const open = async () =>
      (await aBrowser(twofold.url).get(`/api/orders/${orderId}?token=${await tokenIn(orderId)}`)).status;
    const revoke = async (by: Browser) => (await by.post(`/api/orders/${orderId}/link/revoke`)).status;
    expect(await open()).toBe(200);
    expect(await revoke(aBrowser(twofold.url))).toBe(404);
    expect(await revoke((await registered(twofold.url, aPerson())).browser)).toBe(404);
    expect(await open()).toBe(200);
    expect([await revoke(browser), await revoke(browser)]).toEqual([200, 200]);
    expect((await browser.get(`/api/orders/${orderId}`)).body).not.toHaveProperty('canRevokeLink');
    await eventually(async () => expect(await open()).toBe(404));
  });
});

describe('erasing a guest', () => {
  it('leaves nothing of them, closes link and browser, and a log that replays to the same read models', async () => {
    const browser = aBrowser(twofold.url);
    const orderId = await buy(browser);
    const token = await tokenIn(orderId);
    const email = emailOfGuest(orderId);
    const deps = { ...twofold, actor: 'operator', now: () => new Date(), newId: randomUUID };
    expect(await eraseGuest(deps, email.toUpperCase())).toEqual([orderId]);
    await eventually(async () => expect(await twofold.whereIs([email, token])).toEqual([]));
    expect((await aBrowser(twofold.url).get(`/api/orders/${orderId}?token=${token}`)).status).toBe(404);
    expect(await ordersOf(browser)).toEqual([]);
    await browser.post('/api/register', aPerson());
    expect(await ordersOf(browser)).toEqual([]);
    for (const { comparison } of await twofold.rebuildAll())
      expect(comparison).toMatchObject({ missing: 0, extra: 0, changed: 0 });
  }, 60_000);
});
