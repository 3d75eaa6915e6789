import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { NO_LIMITS } from '../testing/a-service.ts';
import { registered } from '../testing/people.ts';
import { aShop, type Shop } from './testing/a-shop.ts';
import { simulatedPayments } from './simulated-payments.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.end());
beforeEach(() => shop.stripe.behaves('works'));

const key = () => ({ 'idempotency-key': crypto.randomUUID() });

describe('POST /api/checkout', () => {
  it('D-67: opens a session at Stripe for the price of the plan, and says where to pay (§7 POST /api/checkout)', async () => {
    const { productId, stripe } = shop;
    const { status, body, headers } = await aBrowser(shop.url).post('/api/checkout', { productId, tier: 'STANDARD' });
    const sessionId = String(body['sessionId']);
    expect({ status, body }).toEqual({
      status: 201,
      body: { sessionId, url: `https://checkout.stripe.com/c/pay/${sessionId}` },
    });
    expect(headers.get('x-log-position')).toBeTruthy();
    expect(stripe.sessions.get(sessionId)).toMatchObject({ amount_total: 1000, currency: 'usd', livemode: false });
    const events = await shop.eventsOf('CheckoutStarted', 'GuestOrderStarted', 'CheckoutSessionAssigned');
    expect(events.slice(-3)).toMatchObject([
      { type: 'CheckoutStarted', data: { productId, tier: 'STANDARD', amountCents: 1000, provider: 'stripe' } },
      { type: 'GuestOrderStarted', stream: expect.stringMatching(/^buyer-[0-9a-f]{64}$/) },
      { type: 'CheckoutSessionAssigned', stream: `checkout-${sessionId}` },
    ]);
  });

  it('D-66: takes the number of an app as a text', async () => {
    const body = { productId: String(shop.productId), tier: 'QUICK' };
    expect((await aBrowser(shop.url).post('/api/checkout', body)).status).toBe(201);
  });

  it('records the account of who is logged in, and notes nothing at the browser', async () => {
    const { browser, id } = await registered(shop.url, { email: 'buyer@example.com', password: 'Engine1843' });
    const noted = await shop.eventsOf('GuestOrderStarted');
    await shop.checkOut(browser);
    expect((await shop.eventsOf('CheckoutStarted')).at(-1)).toMatchObject({ data: { requestedBy: id } });
    expect(await shop.eventsOf('GuestOrderStarted')).toEqual(noted);
  });

  it('D-108: answers a repeat with the same session', async () => {
    const [browser, same] = [aBrowser(shop.url), key()];
    const body = { productId: shop.productId, tier: 'QUICK' };
    const first = await browser.post('/api/checkout', body, same);
    const sessions = shop.stripe.sessions.size;
    expect((await browser.post('/api/checkout', body, same)).body).toEqual(first.body);
    expect(shop.stripe.sessions.size).toBe(sessions);
    const other = await browser.post('/api/checkout', { ...body, tier: 'STANDARD' }, same);
    expect(other.status).toBe(409);
  });

  it('opens one session, and one order, when the answer of Stripe was lost', async () => {
    const [browser, same, sessions] = [aBrowser(shop.url), key(), shop.stripe.sessions.size];
    const orders = (await shop.eventsOf('CheckoutStarted')).length;
    const body = { productId: shop.productId, tier: 'QUICK' };
    shop.stripe.behaves('loses the answer');
    expect(await browser.post('/api/checkout', body, same)).toMatchObject({
      status: expect.toSatisfy((status) => [502, 504].includes(Number(status))),
      body: { error: 'Failed to create checkout session' },
    });
    shop.stripe.behaves('works');
    expect((await browser.post('/api/checkout', body, same)).status).toBe(201);
    expect(shop.stripe.sessions.size).toBe(sessions + 1);
    expect((await shop.eventsOf('CheckoutStarted')).length).toBe(orders + 1);
  });

  it('starts over for a repeat after Stripe has failed, since it would repeat the failure', async () => {
    const [browser, same] = [aBrowser(shop.url), key()];
    const orders = (await shop.eventsOf('CheckoutStarted')).length;
    const body = { productId: shop.productId, tier: 'QUICK' };
    shop.stripe.behaves('fails');
    expect((await browser.post('/api/checkout', body, same)).status).toBe(502);
    shop.stripe.behaves('works');
    const { status, body: answer } = await browser.post('/api/checkout', body, same);
    expect(status).toBe(201);
    expect((await shop.eventsOf('CheckoutStarted')).length).toBe(orders + 2);
    expect((await browser.post('/api/checkout', body, same)).body).toEqual(answer);
  });

  it.each([
    ['refuses', 502],
    ['fails', 502],
    ['hangs', 504],
    ['drips', 504],
  ] as const)('is told at once when Stripe %s', async (how, status) => {
    shop.stripe.behaves(how);
    const answer = await aBrowser(shop.url).post('/api/checkout', { productId: shop.productId, tier: 'QUICK' });
    expect(answer).toMatchObject({ status, body: { error: 'Failed to create checkout session' } });
  });

  it('never leads to another address than Stripe’s', async () => {
    shop.stripe.checkoutUrl('https://checkout.stripe.com.evil.example/pay');
    const answer = await aBrowser(shop.url).post('/api/checkout', { productId: shop.productId, tier: 'QUICK' });
    expect(answer.status).toBe(502);
    shop.stripe.checkoutUrl('https://checkout.stripe.com/c/pay/1');
  });
});

describe('POST /api/checkout with simulated payments', () => {
  it('D-60: leads to our own page, where the payment is found at once', async () => {
    const simulated = await aShop({ createPayments: simulatedPayments });
    const browser = aBrowser(simulated.url);
    const { body } = await browser.post('/api/checkout', { productId: simulated.productId, tier: 'QUICK' });
    const sessionId = String(body['sessionId']);
    expect(body['url']).toBe(`https://twofold.example/payment/success?session_id=${sessionId}`);
    expect((await simulated.verify(sessionId)).status).toBe(200);
    expect(await simulated.eventsOf('PaymentConfirmed')).toMatchObject([{ data: { livemode: false } }]);
    await simulated.end();
  });
});

describe('POST /api/checkout without payments', () => {
  it('D-107: answers 503 and records nothing (§7 checkout error)', async () => {
    const closed = await aShop({ createPayments: () => undefined });
    const body = { productId: closed.productId, tier: 'QUICK' };
    const answer = await aBrowser(closed.url).post('/api/checkout', body);
    expect(answer).toMatchObject({ status: 503, body: { error: 'Payments are not set up here' } });
    expect(await closed.eventsOf('CheckoutStarted')).toEqual([]);
    await closed.end();
  });
});

describe('checkouts from one address', () => {
  it('are so many in an hour', async () => {
    const limited = await aShop({ limits: { ...NO_LIMITS, checkoutsPerHour: 2 } });
    const body = { productId: limited.productId, tier: 'QUICK' };
    const statuses = [];
    for (let time = 0; time < 3; time++) {
      statuses.push((await aBrowser(limited.url).post('/api/checkout', body)).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
    await limited.end();
  });
});

describe('asking whether something is paid', () => {
  const asks = async (verificationsPerHour: number): Promise<number[]> => {
    const limited = await aShop({ limits: { ...NO_LIMITS, verificationsPerHour } });
    const { body } = await aBrowser(limited.url).post('/api/checkout', { productId: limited.productId, tier: 'QUICK' });
    const path = `/api/payment/verify?sessionId=${String(body['sessionId'])}`;
    const statuses = [];
    for (let time = 0; time < 4; time++) statuses.push((await aBrowser(limited.url).get(path)).status);
    await limited.end();
    return statuses;
  };

  it('is a 429 beyond so many in an hour from one address', async () => {
    expect(await asks(2)).toEqual([402, 402, 429, 429]);
  });
});
