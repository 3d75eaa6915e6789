import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { ask } from '../testing/inspect.ts';
import { aShop, type Shop } from './testing/a-shop.ts';
import { signatureOf } from './testing/stand-in-stripe.ts';
import { stripePayments } from './stripe-payments.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.end());
beforeEach(() => shop.stripe.behaves('works'));

const COMPLETED = 'checkout.session.completed';
const confirmed = async (sessionId: string): Promise<number> =>
  (await shop.eventsOf('PaymentConfirmed')).filter(
    ({ data }) => (data as { sessionId: string }).sessionId === sessionId,
  ).length;
const known = async (eventId: string): Promise<number> =>
  (await ask(shop.databaseUrl, 'select from write_side.webhook_events where id = $1', [eventId])).length;

describe('POST /api/payment/webhook', () => {
  it('D-70: confirms a payment, although the buyer does not come back', async () => {
    const sessionId = await shop.checkOut();
    shop.stripe.pay(sessionId);
    const { status, body } = await shop.sendWebhook(shop.stripe.webhookOf(sessionId, COMPLETED, 'evt_first'));
    expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
    expect([await confirmed(sessionId), await known('evt_first')]).toEqual([1, 1]);
  });

  it('handles repeated and concurrent events once', async () => {
    const sessionId = await shop.checkOut();
    shop.stripe.pay(sessionId);
    const webhook = shop.stripe.webhookOf(sessionId, COMPLETED);
    const answers = await Promise.all([shop.sendWebhook(webhook), shop.sendWebhook(webhook), shop.verify(sessionId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const asked = shop.stripe.requests.length;
    expect((await shop.sendWebhook(webhook)).status).toBe(200);
    expect([await confirmed(sessionId), shop.stripe.requests.length]).toEqual([1, asked]);
  });

  it('requests the state from the provider, regardless of what the webhook says', async () => {
    const sessionId = await shop.checkOut();
    expect((await shop.sendWebhook(shop.stripe.webhookOf(sessionId, COMPLETED))).status).toBe(200);
    expect(await confirmed(sessionId)).toBe(0);
  });

  it('T32: takes the payment that came before the end of the session', async () => {
    const sessionId = await shop.checkOut();
    shop.stripe.pay(sessionId);
    await shop.sendWebhook(shop.stripe.webhookOf(sessionId, 'checkout.session.expired'));
    expect(await confirmed(sessionId)).toBe(1);
  });

  it('ends a checkout that was not paid', async () => {
    const sessionId = await shop.checkOut();
    shop.stripe.expire(sessionId);
    await shop.sendWebhook(shop.stripe.webhookOf(sessionId, 'checkout.session.expired'));
    expect((await shop.eventsOf('CheckoutExpired')).length).toBeGreaterThan(0);
    expect((await shop.verify(sessionId)).status).toBe(402);
  });

  it.each([
    ['a session of another user', 'cs_test_of_another_shop', COMPLETED],
    ['something else', 'in_123456789', 'invoice.paid'],
  ])('accepts a webhook event of %s', async (_, id, type) => {
    expect((await shop.sendWebhook(shop.stripe.webhookOf(id, type))).status).toBe(200);
  });

  it.each(['refuses', 'fails', 'hangs'] as const)('answers 503 when Stripe %s, so that it comes again', async (how) => {
    const sessionId = await shop.checkOut();
    shop.stripe.pay(sessionId);
    const eventId = `evt_when_it_${how}`;
    const webhook = shop.stripe.webhookOf(sessionId, COMPLETED, eventId);
    shop.stripe.behaves(how);
    expect((await shop.sendWebhook(webhook)).status).toBe(503);
    expect([await confirmed(sessionId), await known(eventId)]).toEqual([0, 0]);
    shop.stripe.behaves('works');
    expect((await shop.sendWebhook(webhook)).status).toBe(200);
    expect([await confirmed(sessionId), await known(eventId)]).toEqual([1, 1]);
  });

  it.each([
    ['no signature', (body: string) => ({ body, signature: '' })],
    ['the signature of another key', (body: string) => ({ body, signature: signatureOf(body, 'whsec_other') })],
    ['another text than what was signed', (body: string) => ({ body: `${body} `, signature: signatureOf(body) })],
    ['what is no JSON', () => ({ body: 'paid!', signature: signatureOf('paid!') })],
    ['nothing at all', () => ({ body: '', signature: '' })],
  ])('answers 400 to %s, and does nothing', async (_, spoil) => {
    const sessionId = await shop.checkOut();
    shop.stripe.pay(sessionId);
    const { body } = shop.stripe.webhookOf(sessionId, COMPLETED);
    const answer = await shop.sendWebhook(spoil(body));
    expect(answer).toMatchObject({ status: 400, body: { error: 'The signature is not valid' } });
    expect(await confirmed(sessionId)).toBe(0);
  });

  it('is signed over its bytes, for any content and content type', async () => {
    const sessionId = await shop.checkOut();
    shop.stripe.pay(sessionId);
    const body = shop.stripe.webhookOf(sessionId, COMPLETED).body.replace('{', '{\n  "odd": "\\u0000",  ');
    const headers = {
      'stripe-signature': signatureOf(body),
      'content-type': 'text/plain',
      origin: 'https://stripe.com',
    };
    expect((await aBrowser(shop.url).post('/api/payment/webhook', body, headers)).status).toBe(200);
    expect(await confirmed(sessionId)).toBe(1);
  });

  it('refuses what is signed and is no webhook event', async () => {
    const body = '[{}]';
    expect((await shop.sendWebhook({ body, signature: signatureOf(body) })).status).toBe(400);
  });

  it('refuses what is too large', async () => {
    const body = 'x'.repeat(300_000);
    expect((await shop.sendWebhook({ body, signature: signatureOf(body) })).status).toBe(413);
  });

  it.each(['get', 'patch', 'delete'] as const)('knows no %s', async (method) => {
    const answer = await aBrowser(shop.url)[method]('/api/payment/webhook');
    expect(answer.status).toBe(405);
  });
});

describe('POST /api/payment/webhook without verification', () => {
  it.each([
    ['the secret', stripePayments({ secretKey: 'sk_test_1', webhookSecret: undefined, apiUrl: undefined })],
    ['payments', () => undefined],
  ])('answers 503 without %s', async (_, createPayments) => {
    const deaf = await aShop({ createPayments });
    const { status } = await deaf.sendWebhook(deaf.stripe.webhookOf('cs_test_123', COMPLETED));
    expect(status).toBe(503);
    await deaf.end();
  });
});
