import { describe, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { orderDecider } from './decider.ts';
import {
  claim,
  claimed,
  confirmed,
  eraseGuest,
  guestErased,
  linkRevoked,
  opened,
  refund,
  requestRefund,
  revokeLink,
  started,
} from './testing/an-order.ts';

const given = specFor(orderDecider);

describe('revoking the link of an order', () => {
  it('is for the browser of a guest', () => given(started(), opened, confirmed()).when(revokeLink()).then(linkRevoked));
  it.each([
    ['bought it', [started({ requestedBy: 3 }), opened, confirmed()]],
    ['claimed it', [started(), opened, confirmed(), claimed]],
  ])('is for the account that %s', (_, events) =>
    given(...events)
      .when(revokeLink({ userId: 3 }))
      .then(linkRevoked),
  );
  it('happens once', () => given(started(), opened, confirmed(), linkRevoked).when(revokeLink()).thenNothing());
  it.each([
    ['another browser', [started(), opened, confirmed()], { browser: 'e'.repeat(64) }],
    ['an account in another browser', [started(), opened, confirmed()], { userId: 4 }],
    ['nobody', [started(), opened, confirmed()], {}],
    ['D-133: the browser of an order that was claimed', [started(), opened, confirmed(), claimed], undefined],
    ['the browser of a guest who was erased', [started(), opened, confirmed(), guestErased], undefined],
  ])('is refused to %s', (_, events, by) =>
    given(...events)
      .when(revokeLink(by))
      .thenRefused('not-your-order'),
  );
  it('needs a payment, since the link comes with it', () =>
    given(started(), opened).when(revokeLink()).thenRefused('order-not-paid'));
  it('needs an order', () => given().when(revokeLink()).thenRefused('order-not-found'));
});

describe('erasing the guest of an order', () => {
  it('is recorded', () => given(started(), opened, confirmed()).when(eraseGuest).then(guestErased));
  it('is recorded of an order that was claimed since', () =>
    given(started(), opened, confirmed(), claimed).when(eraseGuest).then(guestErased));
  it('happens once', () => given(started(), opened, confirmed(), guestErased).when(eraseGuest).thenNothing());
  it('is nothing for an order that an account bought', () =>
    given(started({ requestedBy: 3 }), opened, confirmed())
      .when(eraseGuest)
      .thenNothing());
  it('is nothing before the payment, which brings the address', () =>
    given(started(), opened).when(eraseGuest).thenNothing());
  it('leaves an order that nobody claims any more', () =>
    given(started(), opened, confirmed(), guestErased).when(claim()).thenNothing());
  it('leaves refunds to their way', () =>
    given(started(), opened, confirmed(), guestErased).when(requestRefund(1)).then(refund(1, 500)));
});
