import type { OrderEvent } from '@twofold/contracts/orders/events';
import { describe, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { orderDecider } from './decider.ts';
import {
  later,
  started,
  opened,
  expired,
  confirmed,
  bundle,
  claimed,
  refund,
  refunded,
  start,
  open,
  expire,
  abandon,
  confirm,
  type DataOf,
} from './testing/an-order.ts';

const given = specFor(orderDecider);

describe('starting a checkout', () => {
  it('is recorded', () => given().when(start()).then(started()));
  it('changes nothing the second time', () => given(started(), opened).when(start()).thenNothing());
  it.each([
    ['another app', { productId: 8 }],
    ['another plan', bundle],
    ['another browser', { submittedBy: 'd'.repeat(64) }],
    ['another time', { startedAt: later }],
  ])('is refused for an id that was handed out for %s', (_, other) =>
    given(started()).when(start(other)).thenRefused('order-id-taken'),
  );
});

describe('opening a session', () => {
  it('is recorded', () => given(started()).when(open()).then(opened));
  it('changes nothing the second time', () => given(started(), opened).when(open()).thenNothing());
  it('is recorded of a checkout that took too long', () => given(started(), expired).when(open()).then(opened));
  it('is refused for a second session', () =>
    given(started(), opened).when(open('cs_test_10')).thenRefused('order-has-session'));
  it('needs an order', () => given().when(open()).thenRefused('order-not-found'));
});

describe('a checkout whose time is up', () => {
  it('expires when the provider reports it', () => given(started(), opened).when(expire).then(expired));
  it('expires once', () => given(started(), opened, expired).when(expire).thenNothing());
  it('stays paid', () => given(started(), opened, confirmed()).when(expire).thenNothing());
  it('is abandoned when it never got a session', () => given(started()).when(abandon).then(expired));
  it('is left to the provider when it has one', () => given(started(), opened).when(abandon).thenNothing());
  it('is abandoned once', () => given(started(), expired).when(abandon).thenNothing());
  it.each([expire, abandon])('needs an order', (command) => given().when(command).thenRefused('order-not-found'));
});

describe('confirming a payment', () => {
  it('promises a quick review in 24 hours', () => given(started(), opened).when(confirm()).then(confirmed()));

  it('promises a bundle in 48 hours', () =>
    given(started(bundle), opened)
      .when(confirm(bundle))
      .then(confirmed({ ...bundle, dueAt: '2026-01-07T11:00:00.000Z' })));

  it('happens once', () => given(started(), opened, confirmed()).when(confirm()).thenNothing());
  it('happens once, also when it was refunded', () =>
    given(started(), opened, confirmed(), refund(1, 500), refunded(1, 500)).when(confirm()).thenNothing());
  it('beats expiry', () => given(started(), opened, expired).when(confirm()).then(confirmed()));
  it('does not wait for word that the session was opened', () => given(started()).when(confirm()).then(confirmed()));

  it('keeps the address of a guest, and of no one else', () => {
    const { email: _, ...ofAccount } = confirmed({ requestedBy: 3 }).data as DataOf<'PaymentConfirmed'>;
    const event: OrderEvent = { type: 'PaymentConfirmed', data: ofAccount };
    given(started({ requestedBy: 3 }), opened)
      .when(confirm())
      .then(event);
    given(started(), opened, claimed).when(confirm()).then(event);
  });

  it('does without an address', () => {
    const { email: _, ...without } = confirmed().data as DataOf<'PaymentConfirmed'>;
    given(started(), opened)
      .when(confirm({}, { email: undefined }))
      .then({ type: 'PaymentConfirmed', data: without });
  });

  it.each([
    ['another order', { orderId: 10 }],
    ['another app', { productId: 8 }],
    ['another plan', { tier: 'STANDARD' }],
    ['a plan that is none', { tier: 'FREE' }],
    ['too little', { amountCents: 499 }],
    ['too much', { amountCents: 501 }],
    ['another currency', { currency: 'eur' }],
    ['money that is not real', { livemode: false }],
    ['an order that it does not name', { orderId: undefined }],
    ['an amount that it does not name', { amountCents: undefined }],
    ['a currency that it does not name', { currency: undefined }],
  ])('T33: is refused to a payment of %s', (_, paid) =>
    given(started(), opened).when(confirm(paid)).thenRefused('payment-mismatch'),
  );

  it('is refused to a payment in another session', () =>
    given(started(), opened)
      .when(confirm({}, { sessionId: 'cs_test_10' }))
      .thenRefused('payment-mismatch'));
  it('needs an order', () => given().when(confirm()).thenRefused('order-not-found'));
});
