import type { OrderEvent } from '@twofold/contracts/orders/events';
import { describe, expect, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { orderDecider } from './decider.ts';
import { isPaid } from './order.ts';
import { refundsOf } from './refund-decisions.ts';
import {
  bundle,
  confirmed,
  opened,
  recordRefund,
  recordRefundFailure,
  refund,
  refunded,
  refundFailed,
  refundOfUnusable,
  requestRefund,
  requestRefundOfUnusable,
  retryRefund,
  started,
  unusableFailed,
  unusableId,
  unusableRefunded,
  unusableRetried,
} from './testing/an-order.ts';

const given = specFor(orderDecider);
const paidBundle = [started(bundle), opened, confirmed(bundle)];
const paidQuick = [started(), opened, confirmed()];

const stateAfter = (...events: readonly OrderEvent[]) => {
  const order = events.reduce(orderDecider.evolve, orderDecider.initialState);
  return isPaid(order) ? refundsOf(order).map(({ status, refund: { refundId } }) => [refundId, status]) : [];
};

describe('an unusable review that is not replaced', () => {
  it('is refunded whole where it was the only one', () =>
    given(...paidQuick)
      .when(requestRefundOfUnusable)
      .then(refundOfUnusable(500)));
  it('is refunded as the first missing one of a bundle', () =>
    given(...paidBundle)
      .when(requestRefundOfUnusable)
      .then(refundOfUnusable(334)));
  it.each([
    [1, 334, 333],
    [2, 667, 333],
  ])('is refunded with what is left after %i missing ones', (missing, cents, rest) =>
    given(...paidBundle, refund(missing, cents))
      .when(requestRefundOfUnusable)
      .then(refundOfUnusable(rest)),
  );
  it('may come before those that were missing', () =>
    given(...paidBundle, refundOfUnusable(334), unusableRefunded(334))
      .when(requestRefund(2))
      .then(refund(2, 666)));
  it('never costs more than was paid', () =>
    given(...paidBundle, refund(3, 1000))
      .when(requestRefundOfUnusable)
      .thenNothing());
  it('is refunded once', () =>
    given(...paidBundle, refund(1, 334), refundOfUnusable(333))
      .when(requestRefundOfUnusable)
      .thenNothing());
  it('does not have the others refunded again', () =>
    given(...paidBundle, refund(1, 334), refundOfUnusable(333))
      .when(requestRefund(2))
      .thenNothing());
});

describe('two refunds of one order', () => {
  const both = [...paidBundle, refund(1, 334), refundOfUnusable(333)];
  it('are recorded each for itself, in either order', () => {
    given(...both)
      .when(recordRefund())
      .then(refunded(1, 334));
    given(...both, refunded(1, 334))
      .when({
        type: 'RecordRefund',
        data: { orderId: 9, refundId: unusableId, providerRefundId: 're_10', refundedAt: '2026-01-05T11:00:00.000Z' },
      })
      .then(unusableRefunded(333));
    expect(stateAfter(...both, unusableRefunded(333))).toEqual([
      [expect.any(String), 'to-refund'],
      [unusableId, 'refunded'],
    ]);
  });
  it('fail each for itself, also weeks after the other', () => {
    given(...both, refunded(1, 334), unusableRefunded(333))
      .when(recordRefundFailure())
      .then(refundFailed(334, 334));
    given(...both, refunded(1, 334), unusableRefunded(333))
      .when(recordRefundFailure(unusableId))
      .then(unusableFailed(333, 333));
    expect(stateAfter(...both, refunded(1, 334), unusableRefunded(333), refundFailed(334, 334))).toEqual([
      [expect.any(String), 'refund-failed'],
      [unusableId, 'refunded'],
    ]);
  });
  it('are retried each for itself', () => {
    given(...both, refundFailed(334, 0), unusableFailed(333, 0))
      .when(retryRefund(unusableId))
      .then(unusableRetried(333));
    given(...both, unusableFailed(333, 0))
      .when(retryRefund())
      .thenRefused('refund-not-failed');
  });
});
