import type { RecordedEvent } from '@twofold/event-store/port';
import { describe, expect, it } from 'vitest';
import { messageOf } from './message-of.ts';

const at = '2030-01-01T12:00:00.000Z';
const requestId = '8f3a1c52-7d64-4f0e-9a55-7d4b7c1a2e60';
const recorded = (type: string, data: object, schemaVersion = 1): RecordedEvent =>
  ({ type, data, metadata: { schemaVersion } }) as RecordedEvent;

const delivered = (origin: object) =>
  recorded('FeedbackDelivered', { requestId, productId: 17, origin, deliveredAt: at });
const refunded = recorded('PaymentRefunded', {
  orderId: 41,
  refundId: requestId,
  providerRefundId: 're_1',
  amountCents: 500,
  missing: 1,
  refundedAt: at,
});
const measured = recorded('SiteMeasured', { productId: 17, version: 2, screenshots: [], measuredAt: at });
const reviewed = recorded('ReviewCompleted', {
  reviewId: 5,
  productId: 17,
  userId: 3,
  earns: true,
  source: 'discover',
  completedAt: at,
});

describe('what an event is to webhooks', () => {
  it.each([
    [measured, 'site.measured', { productId: 17 }, { productId: 17, version: 2 }, '/api/products/17'],
    [reviewed, 'review.completed', { productId: 17 }, { reviewId: 5, productId: 17 }, '/api/products/17/reviews'],
    [
      delivered({ source: 'paid-order', orderId: 41 }),
      'order.delivered',
      { orderId: 41 },
      { orderId: 41, productId: 17 },
      '/api/orders/41',
    ],
    [refunded, 'order.refunded', { orderId: 41 }, { orderId: 41, amountCents: 500 }, '/api/orders/41'],
  ])('is a message of ids and links', (event, type, about, ids, api) => {
    expect(messageOf(event)).toMatchObject({ type, timestamp: at, about, ids, paths: { api } });
  });

  it('is nothing for all others', () => {
    const reserved = { source: 'credit-request', reservationId: requestId, userId: 3 };
    expect(messageOf(delivered(reserved))).toBeUndefined();
    expect(messageOf(recorded('SomethingElse', {}))).toBeUndefined();
  });
});
