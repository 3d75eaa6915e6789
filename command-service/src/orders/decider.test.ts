import { orderEvents, type OrderEvent } from '@twofold/contracts/orders/events';
import { ERASED } from '@twofold/contracts/personal';
import { describe, expect, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { orderDecider, type ConfirmPayment, type OrderCommand } from './decider.ts';

const given = specFor(orderDecider);

type DataOf<Type extends OrderEvent['type']> = Extract<OrderEvent, { type: Type }>['data'];
const orderId = 9;
const browser = 'b'.repeat(64);
const sessionId = 'cs_test_9';
const refundId = '0f8a2a4e-7a51-4d61-9c51-61a0a8f0c9b1';
const at = '2026-01-05T10:00:00.000Z';
const later = '2026-01-05T11:00:00.000Z';
const linkHash = 'c'.repeat(64);
const email = 'ada@example.com';

const purchase = {
  orderId,
  productId: 7,
  tier: 'QUICK',
  amountCents: 500,
  currency: 'usd',
  livemode: true,
} as const;
const request = (changes: Partial<DataOf<'CheckoutStarted'>> = {}): DataOf<'CheckoutStarted'> => ({
  ...purchase,
  provider: 'stripe',
  submittedBy: browser,
  startedAt: at,
  expiresAt: later,
  ...changes,
});
const started = (changes: Partial<DataOf<'CheckoutStarted'>> = {}): OrderEvent => ({
  type: 'CheckoutStarted',
  data: request(changes),
});
const opened: OrderEvent = {
  type: 'CheckoutSessionOpened',
  data: { orderId, sessionId, expiresAt: later, openedAt: at },
};
const expired: OrderEvent = { type: 'CheckoutExpired', data: { orderId, expiredAt: later } };
const confirmed = (changes: Partial<DataOf<'PaymentConfirmed'>> = {}): OrderEvent => ({
  type: 'PaymentConfirmed',
  data: {
    ...purchase,
    sessionId,
    paymentId: 'pi_9',
    email,
    linkHash,
    confirmedAt: later,
    dueAt: '2026-01-06T11:00:00.000Z',
    ...changes,
  },
});
const bundle = { tier: 'STANDARD', amountCents: 1000 } as const;
const claimed: OrderEvent = { type: 'OrderClaimed', data: { orderId, userId: 3, claimedAt: later } };
const refund = (missing: number, amountCents: number, reason: 'promise-missed' | 'buyer-erased' = 'promise-missed') =>
  ({
    type: 'RefundRequested',
    data: { orderId, refundId, paymentId: 'pi_9', amountCents, missing, reason, requestedAt: later },
  }) as const;
const refunded = (missing: number, amountCents: number): OrderEvent => ({
  type: 'PaymentRefunded',
  data: { orderId, refundId, providerRefundId: 're_9', amountCents, missing, refundedAt: later },
});

const start = (changes: Partial<DataOf<'CheckoutStarted'>> = {}): OrderCommand => ({
  type: 'StartCheckout',
  data: request(changes),
});
const open = (id = sessionId): OrderCommand => ({
  type: 'OpenCheckout',
  data: { orderId, sessionId: id, expiresAt: later, openedAt: at },
});
const expire: OrderCommand = { type: 'ExpireCheckout', data: { orderId, expiredAt: later } };
const abandon: OrderCommand = { type: 'AbandonCheckout', data: { orderId, expiredAt: later } };
const confirm = (paid: ConfirmPayment['data']['paid'] = {}, changes: Partial<ConfirmPayment['data']> = {}) =>
  ({
    type: 'ConfirmPayment',
    data: {
      orderId,
      sessionId,
      paymentId: 'pi_9',
      email,
      linkHash,
      confirmedAt: later,
      paid: { ...purchase, ...paid },
      ...changes,
    },
  }) as const;
const claim = (userId = 3, by = browser): OrderCommand => ({
  type: 'ClaimOrder',
  data: { orderId, userId, browser: by, claimedAt: later },
});
const requestRefund = (missing: number): OrderCommand => ({
  type: 'RequestRefund',
  data: { orderId, refundId, missing, reason: 'promise-missed', requestedAt: later },
});
const recordRefund = (id = refundId): OrderCommand => ({
  type: 'RecordRefund',
  data: { orderId, refundId: id, providerRefundId: 're_9', refundedAt: later },
});

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
  it('expires when the provider says so', () => given(started(), opened).when(expire).then(expired));
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

  it('keeps the address of a guest, and of nobody else', () => {
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

describe('claiming an order', () => {
  it('moves it to an account', () => given(started(), opened).when(claim()).then(claimed));
  it('moves it also when it is paid', () => given(started(), opened, confirmed()).when(claim()).then(claimed));
  it('happens once', () => given(started(), claimed).when(claim()).thenNothing());
  it('takes it from nobody', () => given(started(), claimed).when(claim(4)).thenNothing());
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
  it('happens once, also when it was paid back', () =>
    given(...paid, refund(1, 500), refunded(1, 500))
      .when(requestRefund(1))
      .thenNothing());
  it('is refused where nothing was paid', () =>
    given(started(), opened).when(requestRefund(1)).thenRefused('order-not-paid'));
  it('needs an order', () => given().when(requestRefund(1)).thenRefused('order-not-found'));
});

describe('recording a refund', () => {
  const toRefund = [started(), opened, confirmed(), refund(1, 500)];
  it('says how much was paid back', () =>
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
    for (const event of [started(), opened, expired, confirmed(), claimed, refund(1, 500), refunded(1, 500)]) {
      expect(orderEvents[event.type].safeParse(event.data).error).toBeUndefined();
    }
  });

  it('stays absent, whatever is said of an order that nobody started', () => {
    expect(stateOf(opened, expired, confirmed(), claimed, refund(1, 500), refunded(1, 500))).toEqual({
      status: 'absent',
    });
  });
});
