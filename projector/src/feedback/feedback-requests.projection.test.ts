import type { FeedbackEvent } from '@twofold/contracts/feedback/events';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { feedbackRequestsProjection } from './feedback-requests.projection.ts';
import { AT, claimed, closed, delivered, DUE, filled, LATER, REQUEST, requested } from './testing/a-request.ts';

const requestAfter = (...events: FeedbackEvent[]): unknown => {
  const batch = parseBatch(
    feedbackRequestsProjection,
    events.map((event, index) => recorded(event, index + 1, `feedback-${REQUEST}`)),
  );
  return foldBatch(batch, new Map()).get(REQUEST);
};

const row = {
  id: REQUEST,
  product_id: 7,
  source: 'paid-order',
  order_id: 9,
  user_id: null,
  seats: 3,
  claim_hours: 16,
  status: 'open',
  requested_at: AT,
  due_at: DUE,
  ended_at: null,
  replaces: null,
};

describe('a request for reviews', () => {
  it('of an order is open from its first event on', () => expect(requestAfter(requested())).toEqual(row));

  it('of credits names who spends them', () => {
    const origin = { source: 'credit-request', reservationId: REQUEST, userId: 5 } as const;
    expect(requestAfter(requested(origin))).toEqual({ ...row, source: 'credit-request', order_id: null, user_id: 5 });
  });

  it('is opened once', () =>
    expect(requestAfter(requested(), delivered, requested())).toEqual(requestAfter(requested(), delivered)));

  it('is open while seats are taken and filled', () =>
    expect(requestAfter(requested(), claimed(1), filled(1))).toEqual(row));

  it('is delivered when every seat is filled', () =>
    expect(requestAfter(requested(), delivered)).toEqual({ ...row, status: 'delivered', ended_at: LATER }));

  it('is closed when its time is up', () =>
    expect(requestAfter(requested(), closed(2, 3))).toEqual({ ...row, status: 'closed', ended_at: DUE }));

  it('ends once', () => {
    expect(requestAfter(requested(), delivered, closed(1))).toEqual(requestAfter(requested(), delivered));
    expect(requestAfter(requested(), closed(1), delivered)).toEqual(requestAfter(requested(), closed(1)));
  });

  it('is nothing without its first event', () => expect(requestAfter(delivered, closed(1))).toBeUndefined());
});
