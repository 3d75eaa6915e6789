import { describe, expect, it } from 'vitest';
import { orderEvents, type OrderEvent } from '@twofold/contracts/orders/events';
import { schemasOf } from '@twofold/contracts/versioned';
import { z } from 'zod';
import { specFor } from '../testing/spec-for.ts';
import { orderDecider } from './decider.ts';
import {
  confirmed,
  disputeClosed,
  disputeOpened,
  opened,
  recordDispute,
  recordRefund,
  recordRefundFailure,
  refund,
  refunded,
  refundFailed,
  refundRetried,
  requestRefund,
  retryId,
  retryRefund,
  started,
} from './testing/an-order.ts';

const given = specFor(orderDecider);
const paid = [started(), opened, confirmed()];
const toRefund = [...paid, refund(1, 500)];
const failed = [...toRefund, refunded(1, 500), refundFailed(500, 500)];
const retried = [...failed, refundRetried(500)];

describe('a refund that fails', () => {
  it('is recorded, and takes back what was recorded as paid', () =>
    given(...toRefund, refunded(1, 500))
      .when(recordRefundFailure())
      .then(refundFailed(500, 500)));
  it('takes nothing back where the provider refuses at once', () =>
    given(...toRefund)
      .when(recordRefundFailure())
      .then(refundFailed(500, 0)));
  it('is recorded once', () =>
    given(...failed)
      .when(recordRefundFailure())
      .thenNothing());
  it('stays failed when the first answer of the provider comes late', () =>
    given(...toRefund, refundFailed(500, 0))
      .when(recordRefund())
      .thenNothing());
  it('does not end a later attempt, however late it arrives', () =>
    given(...retried)
      .when(recordRefundFailure())
      .thenNothing());
  it('must have been requested', () =>
    given(...paid)
      .when(recordRefundFailure())
      .thenRefused('refund-not-requested'));
  it('is not requested a second time by what was closed', () =>
    given(...failed)
      .when(requestRefund(1))
      .thenNothing());
});

describe('retrying a refund', () => {
  it('is its own attempt for the same amount', () =>
    given(...failed)
      .when(retryRefund())
      .then(refundRetried(500)));
  it('happens once, no matter who asks', () =>
    given(...retried)
      .when(retryRefund())
      .thenRefused('refund-not-failed'));
  it.each([
    ['that is under way', toRefund],
    ['that was paid', [...toRefund, refunded(1, 500)]],
    ['that was not requested', paid],
  ])('is refused for one %s', (_, events) =>
    given(...events)
      .when(retryRefund())
      .thenRefused('refund-not-failed'),
  );
  it('is refused for another attempt than the one that failed last', () =>
    given(...failed)
      .when(retryRefund(retryId))
      .thenRefused('refund-not-failed'));
  it('can be paid', () =>
    given(...retried)
      .when(recordRefund(retryId))
      .then({ ...refunded(1, 500), data: { ...refunded(1, 500).data, refundId: retryId } } as OrderEvent));
  it('can fail like the first attempt', () =>
    given(...retried)
      .when(recordRefundFailure(retryId))
      .then(refundFailed(500, 0, retryId)));
});

describe('a dispute', () => {
  it('is opened', () =>
    given(...paid)
      .when(recordDispute())
      .then(disputeOpened));
  it('is opened once', () =>
    given(...paid, disputeOpened)
      .when(recordDispute())
      .thenNothing());
  it('is closed once', () => {
    given(...paid, disputeOpened)
      .when(recordDispute('won'))
      .then(disputeClosed('won'));
    given(...paid, disputeOpened, disputeClosed('won'))
      .when(recordDispute('won'))
      .thenNothing();
  });
  it('is opened and closed together if its start was never reported', () =>
    given(...paid)
      .when(recordDispute('lost'))
      .then(disputeOpened, disputeClosed('lost')));
  it('stays closed if an older state arrives late', () => {
    given(...paid, disputeOpened, disputeClosed('lost'))
      .when(recordDispute())
      .thenNothing();
    given(...paid, disputeOpened, disputeClosed('won'))
      .when(recordDispute('lost'))
      .thenNothing();
  });
  it('that was lost can be won on appeal', () =>
    given(...paid, disputeOpened, disputeClosed('lost'))
      .when(recordDispute('won'))
      .then(disputeClosed('won')));
  it('stops nothing: what is missing is still refunded', () =>
    given(...paid, disputeOpened)
      .when(requestRefund(1))
      .then(refund(1, 500)));
  it('needs a payment', () => given(started(), opened).when(recordDispute()).thenRefused('order-not-paid'));
});

it('what happens to payments is made of events that the contract knows', () => {
  for (const event of [refundFailed(500, 0), refundRetried(500), disputeOpened, disputeClosed('inquiry-closed')])
    expect(z.union(schemasOf(orderEvents[event.type])).safeParse(event.data).error).toBeUndefined();
});
