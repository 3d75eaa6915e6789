import { describe, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { orderDecider } from './decider.ts';
import {
  claim,
  claimed,
  confirmed,
  emailGiven,
  eraseGuest,
  giveEmail,
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
    ['an unknown buyer', [started(), opened, confirmed()], {}],
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

const paidWithoutEmail = [started(), opened, confirmed({ email: undefined })] as const;

describe('the email address of an order', () => {
  it('is told by the browser of a guest', () =>
    given(...paidWithoutEmail)
      .when(giveEmail())
      .then(emailGiven()));
  it('is told once', () =>
    given(...paidWithoutEmail, emailGiven())
      .when(giveEmail())
      .thenNothing());
  it('can be corrected', () =>
    given(...paidWithoutEmail, emailGiven('typo@example.com'))
      .when(giveEmail())
      .then(emailGiven()));
  it('is told three times at most', () =>
    given(...paidWithoutEmail, ...['a', 'b', 'c'].map((name) => emailGiven(`${name}@example.com`)))
      .when(giveEmail())
      .thenRefused('order-has-email'));
  it('is known where the provider was given an address', () =>
    given(started(), opened, confirmed()).when(giveEmail('eve@example.com')).thenRefused('order-has-email'));
  it.each([
    ['another browser', [...paidWithoutEmail], 'e'.repeat(64)],
    ['an order that was claimed', [...paidWithoutEmail, claimed], undefined],
    ['a guest who was erased', [...paidWithoutEmail, guestErased], undefined],
    [
      'an order that an account bought',
      [started({ requestedBy: 3 }), opened, confirmed({ email: undefined })],
      undefined,
    ],
  ])('is refused for %s', (_, events, by) =>
    given(...events)
      .when(giveEmail(undefined, by))
      .thenRefused('not-your-order'),
  );
  it('needs a payment', () => given(started(), opened).when(giveEmail()).thenRefused('order-not-paid'));
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
  it('leaves an order that no account can claim', () =>
    given(started(), opened, confirmed(), guestErased).when(claim()).thenNothing());
  it('does not affect refunds', () =>
    given(started(), opened, confirmed(), guestErased).when(requestRefund(1)).then(refund(1, 500)));
});
