import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { registered } from '../testing/people.ts';
import { aShop, type Shop } from './testing/a-shop.ts';

let shop: Shop;
const clock: { aheadMs: number; stoppedAt?: number | undefined } = { aheadMs: 0 };
beforeAll(async () => {
  shop = await aShop({ now: () => new Date((clock.stoppedAt ?? Date.now()) + clock.aheadMs) });
});
afterAll(() => shop.end());
beforeEach(() => shop.stripe.behaves('works'));

const confirmedOf = async (sessionId: string) =>
  (await shop.eventsOf('PaymentConfirmed')).filter(
    ({ data }) => (data as { sessionId: string }).sessionId === sessionId,
  );

describe('GET /api/payment/verify', () => {
  it('D-62: confirms what is paid, and answers the app and the order (§3 verification, §7 GET /api/payment/verify)', async () => {
    const sessionId = await shop.checkOut();
    shop.stripe.pay(sessionId, 'guest@example.com');
    const { status, body, headers } = await shop.verify(sessionId);
    expect({ status, body }).toEqual({ status: 200, body: { productId: shop.productId, orderId: expect.any(Number) } });
    expect(headers.get('x-log-position')).toBeTruthy();
    expect(await confirmedOf(sessionId)).toMatchObject([
      { stream: `order-${String(body['orderId'])}`, data: { amountCents: 500, email: 'guest@example.com' } },
    ]);
  });

  it('answers 402 as long as it is not paid', async () => {
    const sessionId = await shop.checkOut();
    expect(await shop.verify(sessionId)).toMatchObject({ status: 402, body: { error: 'This order is not paid yet' } });
    shop.stripe.pay(sessionId);
    clock.aheadMs += 5_000;
    expect((await shop.verify(sessionId)).status).toBe(200);
  });

  it('calls Stripe once for many requests within 5 seconds', async () => {
    const sessionId = await shop.checkOut();
    const asked = shop.stripe.requests.length;
    clock.stoppedAt = Date.now();
    const atOnce = await Promise.all(Array.from({ length: 100 }, () => shop.verify(sessionId)));
    const inARow = [];
    for (let time = 0; time < 30; time++) inARow.push(await shop.verify(sessionId));
    clock.stoppedAt = undefined;
    expect(new Set([...atOnce, ...inARow].map(({ status }) => status))).toEqual(new Set([402]));
    expect(shop.stripe.requests.length - asked).toBe(1);
  });

  it('uses within those 5 seconds what a webhook event has reported', async () => {
    const sessionId = await shop.checkOut();
    expect((await shop.verify(sessionId)).status).toBe(402);
    shop.stripe.pay(sessionId);
    await shop.sendWebhook(shop.stripe.webhookOf(sessionId, 'checkout.session.completed'));
    expect((await shop.verify(sessionId)).status).toBe(200);
  });

  it('answers 402 when it was not paid in time', async () => {
    const sessionId = await shop.checkOut();
    shop.stripe.expire(sessionId);
    const expired = { status: 402, body: { error: 'This order was not paid in time' } };
    expect(await shop.verify(sessionId)).toMatchObject(expired);
    clock.aheadMs += 5_000;
    const asked = shop.stripe.requests.length;
    expect(await shop.verify(sessionId)).toMatchObject(expired);
    expect(shop.stripe.requests.length).toBe(asked);
    expect(await confirmedOf(sessionId)).toEqual([]);
  });

  it('answers 404 to a session that is not ours, without asking Stripe', async () => {
    const asked = shop.stripe.requests.length;
    for (const sessionId of ['cs_test_of_another', 'sim_9_7_QUICK_500_0123456789abcdef0123456789abcdef']) {
      expect(await shop.verify(sessionId)).toMatchObject({ status: 404, body: { error: 'Payment session not found' } });
    }
    expect(shop.stripe.requests.length).toBe(asked);
  });

  it.each([
    '',
    '?sessionId=',
    '?sessionId=abc',
    '?sessionId=cs_test_1&sessionId=cs_test_2',
    '?sessionId=cs%2F..%2F123456',
  ])('answers 400 to %s', async (query) => {
    const { status, body } = await aBrowser(shop.url).get(`/api/payment/verify${query}`);
    expect({ status, error: typeof body['error'] }).toEqual({ status: 400, error: 'string' });
  });

  it.each([
    ['another amount', { amount_total: 5 }],
    ['another currency', { currency: 'eur' }],
    ['real money', { livemode: true }],
    ['another plan', { metadata: { orderId: '1', productId: '1', tier: 'STANDARD' } }],
    ['nothing that it names', { metadata: {}, client_reference_id: '' }],
  ])('T33: answers 409 to %s, makes no order of it, and has it looked at', async (_, changes) => {
    const sessionId = await shop.checkOut();
    shop.stripe.pay(sessionId, 'guest@example.com', changes);
    for (let time = 0; time < 2; time++) expect((await shop.verify(sessionId)).status).toBe(409);
    expect(await confirmedOf(sessionId)).toEqual([]);
    const detected = await shop.eventsOf('PaymentMismatchDetected');
    expect(detected.filter(({ stream }) => stream === `security-payment_${sessionId}`)).toHaveLength(1);
  });

  it.each([
    ['refuses', 502],
    ['fails', 502],
    ['hangs', 504],
  ] as const)('tells when Stripe %s, and confirms later', async (how, status) => {
    const sessionId = await shop.checkOut();
    shop.stripe.pay(sessionId);
    shop.stripe.behaves(how);
    const answer = await shop.verify(sessionId);
    expect(answer).toMatchObject({ status, body: { error: 'Could not reach the payment provider' } });
    shop.stripe.behaves('works');
    expect((await shop.verify(sessionId)).status).toBe(200);
  });
});

describe('logging in', () => {
  it('D-59: brings along what was bought in this browser before', async () => {
    const browser = aBrowser(shop.url);
    const [one, other] = [await shop.checkOut(browser), await shop.checkOut(browser)];
    shop.stripe.pay(one);
    await shop.verify(one);
    const { status, body } = await browser.post('/api/register', { email: 'late@example.com', password: 'Engine1843' });
    expect(status).toBe(201);
    const claimed = (await shop.eventsOf('OrderClaimed')).filter(
      ({ data }) => (data as { userId: number }).userId === body['id'],
    );
    expect(claimed).toHaveLength(2);
    shop.stripe.pay(other, 'guest@example.com');
    await shop.verify(other);
    expect((await confirmedOf(other))[0]?.data).toMatchObject({ requestedBy: body['id'] });
  });

  it('takes no orders of an earlier user of the browser', async () => {
    const browser = aBrowser(shop.url);
    await shop.checkOut(browser);
    await browser.post('/api/register', { email: 'first@example.com', password: 'Engine1843' });
    await browser.post('/api/logout');
    const claimed = await shop.eventsOf('OrderClaimed');
    await browser.post('/api/register', { email: 'second@example.com', password: 'Engine1843' });
    expect(await shop.eventsOf('OrderClaimed')).toEqual(claimed);
  });

  it('answers the position at which the orders are visible', async () => {
    const browser = aBrowser(shop.url);
    await registered(shop.url, { email: 'known@example.com', password: 'Engine1843' });
    await shop.checkOut(browser);
    const { headers } = await browser.post('/api/login', { username: 'known@example.com', password: 'Engine1843' });
    const last = [];
    for await (const { type, position } of shop.store.readAll()) if (type === 'OrderClaimed') last.push(position);
    expect(headers.get('x-log-position')).toBe(last.at(-1));
  });
});
