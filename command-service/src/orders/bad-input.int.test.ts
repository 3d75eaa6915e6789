import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { everyEvent } from '../testing/inspect.ts';
import { aShop, type Shop } from './testing/a-shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  shop = await aShop();
  browser = aBrowser(shop.url);
});
afterAll(() => shop.end());

/** Sends a request, and checks that it changes neither the log nor calls Stripe. */
const refusing = async (send: () => ReturnType<Browser['send']>) => {
  const before = [await everyEvent(shop.store), shop.stripe.requests.length];
  const { status, body } = await send();
  expect([await everyEvent(shop.store), shop.stripe.requests.length]).toEqual(before);
  return { status, error: body['error'] };
};

describe('POST /api/checkout', () => {
  const noApp = 'Please name the app';
  const noPlan = 'Please choose QUICK or STANDARD';
  it.each([
    ['no app', { productId: undefined }, noApp],
    ['an app by its name', { productId: 'Benchbook' }, noApp],
    ['an app of no number', { productId: -1 }, noApp],
    ['app 0', { productId: 0 }, noApp],
    ['app 0 as a text', { productId: '0' }, noApp],
    ['half an app', { productId: 1.5 }, noApp],
    ['half an app as a text', { productId: '1.5' }, noApp],
    ['an app without end', { productId: '9'.repeat(30) }, noApp],
    ['several apps', { productId: [1, 2] }, noApp],
    ['no plan', { tier: undefined }, noPlan],
    ['the free plan', { tier: 'FREE' }, noPlan],
    ['a plan in lower case', { tier: 'quick' }, noPlan],
    ['a plan that every object has', { tier: 'constructor' }, noPlan],
    ['a plan of another kind', { tier: { name: 'QUICK' } }, noPlan],
  ])('D-66, T31: answers 400 to %s and leaves no trace (§7 POST /api/checkout)', async (_, changes, error) => {
    const body = { productId: shop.productId, tier: 'QUICK', ...changes };
    expect(await refusing(() => browser.post('/api/checkout', body))).toEqual({ status: 400, error });
  });

  it('T33: does not take a price from the client', async () => {
    const body = { productId: shop.productId, tier: 'STANDARD', amountCents: 1, currency: 'eur', livemode: false };
    const { body: answer } = await browser.post('/api/checkout', body);
    expect(shop.stripe.sessions.get(String(answer['sessionId']))).toMatchObject({
      amount_total: 1000,
      currency: 'usd',
    });
  });

  it.each(['get', 'patch', 'delete'] as const)('knows no %s', async (method) => {
    expect((await browser[method]('/api/checkout')).status).toBe(405);
  });
});

describe('GET /api/payment/verify', () => {
  it.each(['abc', 'cs_test_1/../../refunds', 'cs_test_1%00', 'cs_test_é12345', 'x'.repeat(256), ' cs_test_12345'])(
    'answers 400 to the session %s and asks no one',
    async (sessionId) => {
      const path = `/api/payment/verify?sessionId=${encodeURIComponent(sessionId)}`;
      expect(await refusing(() => browser.get(path))).toEqual({ status: 400, error: 'This is not a payment session' });
    },
  );
});
