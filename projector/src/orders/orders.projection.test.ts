import { ERASED } from '@twofold/contracts/personal';
import { refundView } from '@twofold/contracts/orders/api';
import type { OrderEvent } from '@twofold/contracts/orders/events';
import type { OrderRow } from '@twofold/contracts/orders/read-model';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { ordersProjection } from './orders.projection.ts';
import { somePaymentIssues } from './testing/some-payment-issues.ts';

const AT = '2030-01-01T12:00:00.000Z';
const LATER = '2030-01-02T12:00:00.000Z';
const BROWSER = 'ab'.repeat(32);
const LINK = 'cd'.repeat(32);
const REFUND = '00000000-0000-4000-8000-000000000001';
const purchase = {
  orderId: 9,
  productId: 7,
  tier: 'STANDARD',
  amountCents: 1_000,
  currency: 'usd',
  livemode: false,
} as const;

const started: OrderEvent = {
  type: 'CheckoutStarted',
  data: { ...purchase, provider: 'stripe', submittedBy: BROWSER, startedAt: AT, expiresAt: LATER },
};
const startedByAda: OrderEvent = { type: 'CheckoutStarted', data: { ...started.data, requestedBy: 3 } };
const opened: OrderEvent = {
  type: 'CheckoutSessionOpened',
  data: { orderId: 9, sessionId: 'cs_test_1', expiresAt: LATER, openedAt: AT },
};
const expired: OrderEvent = { type: 'CheckoutExpired', data: { orderId: 9, expiredAt: LATER } };
const confirmed = (parts: { confirmedAt?: string; email?: string | typeof ERASED } = {}): OrderEvent => ({
  type: 'PaymentConfirmed',
  data: {
    ...purchase,
    sessionId: 'cs_test_1',
    paymentId: 'pi_1',
    email: 'guest@example.com',
    linkHash: LINK,
    confirmedAt: AT,
    dueAt: LATER,
    ...parts,
  },
});
const claimed: OrderEvent = { type: 'OrderClaimed', data: { orderId: 9, userId: 4, claimedAt: LATER } };
const refundRequested = (missing = 2, amountCents = 667): OrderEvent => ({
  type: 'RefundRequested',
  data: {
    orderId: 9,
    refundId: REFUND,
    paymentId: 'pi_1',
    amountCents,
    missing,
    reason: 'promise-missed',
    requestedAt: LATER,
  },
});
const refunded: OrderEvent = {
  type: 'PaymentRefunded',
  data: {
    orderId: 9,
    refundId: REFUND,
    providerRefundId: 're_1',
    amountCents: 667,
    missing: 2,
    refundedAt: '2030-01-03T12:00:00.000Z',
  },
};

const { refundFailed, refundRetried } = somePaymentIssues;

const orderAfter = (...events: OrderEvent[]): OrderRow | undefined => {
  const batch = parseBatch(
    ordersProjection,
    events.map((event, index) => recorded(event, index + 1, 'order-9')),
  );
  return foldBatch(batch, new Map()).get(9) as OrderRow | undefined;
};
const refundsAfter = (...events: OrderEvent[]) =>
  refundView
    .strict()
    .array()
    .parse(JSON.parse(orderAfter(...events)?.refunds ?? ''));

const unpaid = {
  id: 9,
  product_id: 7,
  tier: 'STANDARD',
  amount_cents: 1_000,
  provider: 'stripe',
  session_id: null,
  status: 'unpaid',
  user_id: null,
  browser: BROWSER,
  link_hash: null,
  started_at: AT,
  paid_at: null,
  due_at: null,
  refunds: '[]',
};
const paid = {
  ...unpaid,
  session_id: 'cs_test_1',
  status: 'paid',
  link_hash: LINK,
  paid_at: AT,
  due_at: LATER,
};

describe('an order', () => {
  it('waits for its payment', () => {
    expect(orderAfter(started)).toEqual(unpaid);
    expect(orderAfter(started, opened)).toEqual({ ...unpaid, session_id: 'cs_test_1' });
  });

  it('belongs to the account that started it', () => expect(orderAfter(startedByAda)?.user_id).toBe(3));

  it('does not change if its start is delivered again', () =>
    expect(orderAfter(started, confirmed(), started)).toEqual(paid));

  it('expires if it is not paid', () => expect(orderAfter(started, opened, expired)?.status).toBe('expired'));

  it('is paid, with a delivery deadline', () => expect(orderAfter(started, opened, confirmed())).toEqual(paid));

  it('is paid once', () => expect(orderAfter(started, confirmed(), confirmed({ confirmedAt: LATER }))).toEqual(paid));

  it('is paid in the end, for any order of events', () => {
    expect(orderAfter(started, expired, confirmed())).toEqual(paid);
    expect(orderAfter(started, confirmed(), expired)).toEqual(paid);
  });

  it('is paid even if the address can no longer be opened', () =>
    expect(orderAfter(started, confirmed({ email: ERASED }))).toEqual(paid));

  it('D-59: belongs to the account that claims it, and is still known in its browser', () =>
    expect(orderAfter(started, confirmed(), claimed)).toEqual({ ...paid, user_id: 4 }));

  it('D-133: opens by its link until that is revoked', () =>
    expect(
      orderAfter(started, confirmed(), { type: 'OrderLinkRevoked', data: { orderId: 9, revokedAt: LATER } }),
    ).toEqual({
      ...paid,
      link_hash: null,
    }));

  it('opens neither through its link nor in a browser once the guest was erased', () =>
    expect(orderAfter(started, confirmed(), { type: 'GuestErased', data: { orderId: 9, erasedAt: LATER } })).toEqual({
      ...paid,
      browser: '',
      link_hash: null,
    }));

  it('never contains an email address', () =>
    expect(JSON.stringify(orderAfter(started, confirmed()))).not.toContain('@'));

  it('does not exist without its start', () => expect(orderAfter(confirmed(), claimed)).toBeUndefined());
});

describe('the refunds of an order', () => {
  it('are none at first', () => expect(refundsAfter(started, confirmed())).toEqual([]));

  it('are requested, and then paid', () => {
    const refund = { amountCents: 667, missing: 2, reason: 'promise-missed' };
    expect(refundsAfter(started, confirmed(), refundRequested())).toEqual([
      { ...refund, state: 'requested', at: LATER },
    ]);
    expect(refundsAfter(started, confirmed(), refundRequested(), refunded)).toEqual([
      { ...refund, state: 'refunded', at: '2030-01-03T12:00:00.000Z' },
    ]);
  });

  it('are recorded once, even if events repeat', () =>
    expect(
      refundsAfter(started, confirmed(), refundRequested(), refunded, refundRequested(3, 1_000), refunded),
    ).toEqual(refundsAfter(started, confirmed(), refundRequested(), refunded)));

  it('may fail, and be requested and paid again', () => {
    const before = [started, confirmed(), refundRequested(), refunded];
    const stateAfter = (...events: OrderEvent[]) =>
      refundsAfter(...before, ...events).map(({ state, at }) => [state, at]);
    expect(stateAfter(refundFailed)).toEqual([['failed', '2030-01-04T12:00:00.000Z']]);
    expect(stateAfter(refundFailed, refundRetried)).toEqual([['requested', '2030-01-05T12:00:00.000Z']]);
    expect(stateAfter(refundFailed, refundRetried, refunded)).toEqual([['refunded', '2030-01-03T12:00:00.000Z']]);
  });

  it('are not paid before they are requested', () => expect(refundsAfter(started, confirmed(), refunded)).toEqual([]));
});
