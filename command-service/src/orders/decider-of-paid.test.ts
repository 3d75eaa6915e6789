import { orderEvents, type OrderEvent } from '@twofold/contracts/orders/events';
import { ERASED } from '@twofold/contracts/personal';
import { schemasOf } from '@twofold/contracts/versioned';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { specFor } from '../testing/spec-for.ts';
import { orderDecider } from './decider.ts';
import {
  email,
  started,
  opened,
  expired,
  confirmed,
  bundle,
  claimed,
  refund,
  refunded,
  claim,
  guestErased,
  linkRevoked,
  requestRefund,
  recordRefund,
} from './testing/an-order.ts';

const given = specFor(orderDecider);

describe('claiming an order', () => {
  it('moves it to an account', () => given(started(), opened).when(claim()).then(claimed));
  it('moves it also when it is paid', () => given(started(), opened, confirmed()).when(claim()).then(claimed));
  it('happens once', () => given(started(), claimed).when(claim()).thenNothing());
  it('takes it from no owner', () => given(started(), claimed).when(claim(4)).thenNothing());
  it('takes it from no buyer with an account', () =>
    given(started({ requestedBy: 5 }))
      .when(claim())
      .thenNothing());
  it('is refused to another browser', () =>
    given(started())
      .when(claim(3, 'd'.repeat(64)))
      .thenRefused('not-your-browser'));
  it('needs an order', () => given().when(claim()).thenRefused('order-not-found'));
});

describe('requesting a refund', () => {
  const paid = [started(), opened, confirmed()];
  const paidBundle = [started(bundle), opened, confirmed(bundle)];

  it('D-64: pays back a quick review whole', () =>
    given(...paid)
      .when(requestRefund(1))
      .then(refund(1, 500)));
  it.each([
    [1, 334],
    [2, 667],
    [3, 1000],
  ])('D-64: pays back %i missing reviews of a bundle with %i cents', (missing, cents) =>
    given(...paidBundle)
      .when(requestRefund(missing))
      .then(refund(missing, cents)),
  );
  it('happens once', () =>
    given(...paidBundle, refund(1, 334))
      .when(requestRefund(2))
      .thenNothing());
  it('happens once, also when it was refunded', () =>
    given(...paid, refund(1, 500), refunded(1, 500))
      .when(requestRefund(1))
      .thenNothing());
  it('is refused where nothing was paid', () =>
    given(started(), opened).when(requestRefund(1)).thenRefused('order-not-paid'));
  it('needs an order', () => given().when(requestRefund(1)).thenRefused('order-not-found'));
});

describe('recording a refund', () => {
  const toRefund = [started(), opened, confirmed(), refund(1, 500)];
  it('says how much was refunded', () =>
    given(...toRefund)
      .when(recordRefund())
      .then(refunded(1, 500)));
  it('happens once', () =>
    given(...toRefund, refunded(1, 500))
      .when(recordRefund())
      .thenNothing());
  it('is refused where none was requested', () =>
    given(started(), opened, confirmed()).when(recordRefund()).thenRefused('refund-not-requested'));
  it('is refused for another one', () =>
    given(...toRefund)
      .when(recordRefund('6b0d3f7c-53b5-4f4e-8a55-0d7a4ce0b111'))
      .thenRefused('refund-not-requested'));
  it('needs an order', () => given().when(recordRefund()).thenRefused('order-not-found'));
});

describe('the state of an order', () => {
  const stateOf = (...events: readonly OrderEvent[]) => events.reduce(orderDecider.evolve, orderDecider.initialState);

  it('has the address of a guest until it is erased', () => {
    expect(stateOf(started(), opened, confirmed())).toMatchObject({ status: 'paid', payment: { email } });
    const erased = stateOf(started(), opened, confirmed({ email: ERASED }));
    expect(erased).toMatchObject({ payment: { email: undefined } });
  });

  it('is made of events that the contract knows', () => {
    for (const event of [
      started(),
      opened,
      expired,
      confirmed(),
      claimed,
      linkRevoked,
      guestErased,
      refund(1, 500),
      refunded(1, 500),
    ]) {
      expect(z.union(schemasOf(orderEvents[event.type])).safeParse(event.data).error).toBeUndefined();
    }
  });

  it('stays absent for any event of an unknown order', () => {
    expect(
      stateOf(opened, expired, confirmed(), claimed, linkRevoked, guestErased, refund(1, 500), refunded(1, 500)),
    ).toEqual({
      status: 'absent',
    });
  });
});
