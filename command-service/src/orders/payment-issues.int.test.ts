import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { ada, appointed, registered } from '../testing/people.ts';
import { aShop, type Shop } from './testing/a-shop.ts';
import { missPromise } from './testing/miss-promise.ts';

const PATIENCE = { withinMs: 20_000, everyMs: 50 };

let shop: Shop;
let operator: Browser;
beforeAll(async () => {
  shop = await aShop();
  ({ browser: operator } = await registered(shop.url, ada));
  await appointed(shop, ada.email, 'operator');
  await shop.start();
});
afterAll(() => shop.end());

const dataOf = async (type: string, orderId: number): Promise<Record<string, unknown>[]> =>
  (await shop.eventsOf(type))
    .filter(({ stream }) => stream === `order-${orderId}`)
    .map(({ data }) => data as Record<string, unknown>);
const happens = (type: string, orderId: number, times = 1) =>
  eventually(async () => {
    const found = await dataOf(type, orderId);
    expect(found).toHaveLength(times);
    return found;
  }, PATIENCE);

const aPaidOrder = async () => {
  const sessionId = await shop.checkOut(aBrowser(shop.url), 'STANDARD');
  shop.stripe.pay(sessionId);
  const { body } = await shop.verify(sessionId);
  return { sessionId, orderId: Number(body['orderId']) };
};

/** An order whose refund has failed at Stripe. The webhook event has not been sent yet. */
const aFailedRefund = async () => {
  const { orderId } = await aPaidOrder();
  await missPromise(shop, orderId);
  await happens('PaymentRefunded', orderId);
  const refund = shop.stripe.refunds.find(({ metadata }) => metadata['orderId'] === String(orderId))!;
  shop.stripe.failRefund(refund.id);
  return { orderId, refundId: refund.metadata['refundId']!, providerRefundId: refund.id };
};

describe('POST /api/payment/webhook', () => {
  it('records a refund that fails later once, however many events report it', async () => {
    const { orderId, refundId, providerRefundId } = await aFailedRefund();
    for (const type of ['refund.updated', 'refund.failed', 'charge.refund.updated'])
      expect((await shop.sendWebhook(shop.stripe.webhookOf(providerRefundId, type))).status).toBe(200);
    expect(await dataOf('RefundFailed', orderId)).toMatchObject([
      { refundId, providerRefundId, amountCents: 667, reversedCents: 667, reason: 'expired-or-canceled-card' },
    ]);
  });

  it('does not trust the event: it reads the refund from Stripe', async () => {
    const { orderId } = await aPaidOrder();
    await missPromise(shop, orderId);
    const [refunded] = await happens('PaymentRefunded', orderId);
    await shop.sendWebhook(shop.stripe.webhookOf(String(refunded?.['providerRefundId']), 'refund.failed'));
    expect(await dataOf('RefundFailed', orderId)).toEqual([]);
  });

  it('records a dispute once, even if its events arrive out of order or twice', async () => {
    const { orderId, sessionId } = await aPaidOrder();
    const disputeId = `du_of_${orderId}`;
    shop.stripe.dispute(disputeId, sessionId);
    const created = shop.stripe.webhookOf(disputeId, 'charge.dispute.created');
    shop.stripe.dispute(disputeId, sessionId, { status: 'lost' });
    const told = ['charge.dispute.closed', 'charge.dispute.funds_withdrawn', 'charge.dispute.updated'];
    const later = told.map((type) => shop.stripe.webhookOf(disputeId, type));
    for (const webhook of [...later, created, created]) expect((await shop.sendWebhook(webhook)).status).toBe(200);
    expect(await dataOf('DisputeOpened', orderId)).toMatchObject([
      { disputeId, amountCents: 1000, reason: 'fraudulent' },
    ]);
    expect(await dataOf('DisputeClosed', orderId)).toMatchObject([{ disputeId, outcome: 'lost' }]);
  });

  it.each([
    ['a dispute of a payment that is not ours', 'du_elsewhere', 'charge.dispute.created'],
    ['a refund that Stripe does not know', 're_unknown', 'refund.failed'],
  ])('accepts %s', async (_, id, type) => {
    shop.stripe.dispute('du_elsewhere', 'cs_of_another_shop');
    const before = (await shop.eventsOf('DisputeOpened', 'RefundFailed')).length;
    expect((await shop.sendWebhook(shop.stripe.webhookOf(id, type))).status).toBe(200);
    expect(await shop.eventsOf('DisputeOpened', 'RefundFailed')).toHaveLength(before);
  });

  it('answers 503 when Stripe cannot be reached, so that Stripe sends the event again', async () => {
    const { orderId, sessionId } = await aPaidOrder();
    shop.stripe.dispute('du_late', sessionId);
    const webhook = shop.stripe.webhookOf('du_late', 'charge.dispute.created');
    shop.stripe.behaves('refuses', 1);
    expect((await shop.sendWebhook(webhook)).status).toBe(503);
    expect((await shop.sendWebhook(webhook)).status).toBe(200);
    expect(await dataOf('DisputeOpened', orderId)).toHaveLength(1);
  });
});

describe('POST /api/operations/orders/{id}/retry-refund', () => {
  const retryOf = (orderId: number, refundId: string, headers = {}) =>
    operator.post(`/api/operations/orders/${orderId}/retry-refund`, { refundId }, headers);

  it('pays a failed refund once, under a new id', async () => {
    const { orderId, refundId, providerRefundId } = await aFailedRefund();
    await shop.sendWebhook(shop.stripe.webhookOf(providerRefundId, 'refund.failed'));
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect(await retryOf(orderId, refundId, key)).toMatchObject({ status: 200 });
    expect(await retryOf(orderId, refundId, key)).toMatchObject({ status: 200 });
    await happens('PaymentRefunded', orderId, 2);
    const made = shop.stripe.refunds.filter(({ metadata }) => metadata['orderId'] === String(orderId));
    expect(made.map(({ status, amount }) => [status, amount])).toEqual([
      ['failed', 667],
      ['succeeded', 667],
    ]);
    const error = 'This refund is already being retried, or was paid';
    expect(await retryOf(orderId, refundId)).toMatchObject({ status: 409, body: { error } });
  });

  it('answers 404 for an order that does not exist, and 400 for an invalid refund', async () => {
    expect((await retryOf(987_654, crypto.randomUUID())).status).toBe(404);
    expect((await retryOf(1, 'the last one')).status).toBe(400);
  });
});

it('does not simulate payment issues when Stripe is configured', async () => {
  const { orderId } = await aPaidOrder();
  const answer = await operator.post(`/api/operations/orders/${orderId}/simulate`, { trouble: 'dispute-opened' });
  expect(answer.status).toBe(404);
});
