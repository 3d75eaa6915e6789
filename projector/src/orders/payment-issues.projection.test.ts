import type { OrderEvent } from '@twofold/contracts/orders/events';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { paymentIssuesProjection } from './payment-issues.projection.ts';
import { somePaymentIssues } from './testing/some-payment-issues.ts';

const { refundFailed, refundRetried, retryPaid, disputeOpened, disputeLost } = somePaymentIssues;

const issuesAfter = (...events: OrderEvent[]) => {
  const batch = parseBatch(
    paymentIssuesProjection,
    events.map((event, index) => recorded(event, index + 1, 'order-9')),
  );
  return [...foldBatch(batch, new Map()).values()].filter((row) => row !== undefined);
};

const failed = {
  key: 'refund-9',
  order_id: 9,
  kind: 'refund',
  state: 'open',
  reference: refundFailed.data.refundId,
  payment_id: 'pi_1',
  livemode: false,
  amount_cents: 667,
  currency: 'usd',
  reason: 'expired-or-canceled-card',
  opened_at: '2030-01-04T12:00:00.000Z',
  closed_at: null,
};

describe('a failed refund', () => {
  it('is open until it is retried, and closed when it is paid', () => {
    expect(issuesAfter(refundFailed)).toEqual([failed]);
    expect(issuesAfter(refundFailed, refundRetried)).toEqual([{ ...failed, state: 'retrying' }]);
    expect(issuesAfter(refundFailed, refundRetried, retryPaid)).toEqual([
      { ...failed, state: 'paid', closed_at: '2030-01-06T12:00:00.000Z' },
    ]);
  });

  it('is open again if its retry fails', () => {
    const again: OrderEvent = {
      type: 'RefundFailed',
      data: { ...refundFailed.data, refundId: refundRetried.data.refundId, reversedCents: 0 },
    };
    expect(issuesAfter(refundFailed, refundRetried, again)).toEqual([
      { ...failed, reference: refundRetried.data.refundId },
    ]);
  });

  it('does not exist for refunds that are paid', () => expect(issuesAfter(retryPaid)).toEqual([]));
});

describe('a dispute', () => {
  it('is open until the bank decides', () => {
    const open = { kind: 'dispute', key: 'dispute-du_1', reference: 'du_1', amount_cents: 920, currency: 'eur' };
    expect(issuesAfter(disputeOpened)).toMatchObject([{ ...open, state: 'open', closed_at: null }]);
    expect(issuesAfter(disputeOpened, disputeLost)).toMatchObject([
      { ...open, state: 'lost', closed_at: '2030-02-04T12:00:00.000Z' },
    ]);
  });

  it('has its own row beside a refund of the same order', () =>
    expect(issuesAfter(refundFailed, disputeOpened)).toHaveLength(2));
});
