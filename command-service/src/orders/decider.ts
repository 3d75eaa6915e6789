import type { OrderEvent, SecurityEvent, Tier } from '@twofold/contracts/orders/events';
import { PLANS } from '@twofold/contracts/orders/plans';
import { isErased } from '@twofold/contracts/personal';
import { refuse, type Decider } from '../decider.ts';
import type { BuyerCommand, ClaimOrder, EraseGuest, RevokeOrderLink } from './buyer-commands.ts';

type DataOf<Type extends OrderEvent['type']> = Extract<OrderEvent, { type: Type }>['data'];

/** `owner` is the account that it belongs to: its buyer's, or the one that claimed it. */
type Begun = {
  readonly request: DataOf<'CheckoutStarted'>;
  readonly owner: number | undefined;
  readonly isGuestErased: boolean;
  readonly sessionId: string | undefined;
};
/** `email` is that of a buyer without an account, if the provider was given one and it was not erased. */
type Payment = {
  readonly paymentId: string;
  readonly email: string | undefined;
  readonly dueAt: string;
  /** Whether the token in the mails opens the order. */
  readonly hasLink: boolean;
};
type Paid = Begun & { readonly payment: Payment };
type Refund = DataOf<'RefundRequested'>;

export type Order =
  | { readonly status: 'absent' }
  | ({ readonly status: 'unpaid' } & Begun)
  | ({ readonly status: 'expired' } & Begun)
  | ({ readonly status: 'paid' } & Paid)
  | ({ readonly status: 'to-refund'; readonly refund: Refund } & Paid)
  | ({ readonly status: 'refunded'; readonly refund: Refund } & Paid);
export type PaidOrder = Extract<Order, Paid>;

/** What the provider says was paid, and for what; anything may be missing or wrong in it. */
export type PaidFor = Extract<SecurityEvent, { type: 'PaymentMismatchDetected' }>['data']['paid'];

export type StartCheckout = { readonly type: 'StartCheckout'; readonly data: DataOf<'CheckoutStarted'> };
export type OpenCheckout = { readonly type: 'OpenCheckout'; readonly data: DataOf<'CheckoutSessionOpened'> };
/** Whoever started it never came to the provider. */
export type AbandonCheckout = { readonly type: 'AbandonCheckout'; readonly data: DataOf<'CheckoutExpired'> };
/** The provider says that its time is up. */
export type ExpireCheckout = { readonly type: 'ExpireCheckout'; readonly data: DataOf<'CheckoutExpired'> };
export type ConfirmPayment = {
  readonly type: 'ConfirmPayment';
  readonly data: Pick<
    DataOf<'PaymentConfirmed'>,
    'orderId' | 'sessionId' | 'paymentId' | 'linkHash' | 'confirmedAt'
  > & {
    readonly paid: PaidFor;
    readonly email?: string | undefined;
  };
};
export type RequestRefund = {
  readonly type: 'RequestRefund';
  readonly data: Omit<Refund, 'paymentId' | 'amountCents'>;
};
export type RecordRefund = {
  readonly type: 'RecordRefund';
  readonly data: Pick<DataOf<'PaymentRefunded'>, 'orderId' | 'refundId' | 'providerRefundId' | 'refundedAt'>;
};
export type OrderCommand =
  | StartCheckout
  | OpenCheckout
  | AbandonCheckout
  | ExpireCheckout
  | ConfirmPayment
  | BuyerCommand
  | RequestRefund
  | RecordRefund;

export const isPaid = (order: Order): order is PaidOrder => 'payment' in order;

const evolve = (order: Order, event: OrderEvent): Order => {
  if (event.type === 'CheckoutStarted') {
    const { data: request } = event;
    return { status: 'unpaid', request, owner: request.requestedBy, isGuestErased: false, sessionId: undefined };
  }
  if (order.status === 'absent') return order;
  const { request, owner, isGuestErased, sessionId } = order;
  switch (event.type) {
    case 'CheckoutSessionOpened':
      return { ...order, sessionId: event.data.sessionId };
    case 'CheckoutExpired':
      return order.status === 'unpaid' ? { ...order, status: 'expired' } : order;
    case 'PaymentConfirmed':
      return {
        status: 'paid',
        request,
        owner,
        isGuestErased,
        sessionId: sessionId ?? event.data.sessionId,
        payment: paymentIn(event),
      };
    case 'OrderClaimed':
      return { ...order, owner: event.data.userId };
    case 'OrderLinkRevoked':
      return isPaid(order) ? { ...order, payment: { ...order.payment, hasLink: false } } : order;
    case 'GuestErased':
      return isPaid(order)
        ? { ...order, isGuestErased: true, payment: { ...order.payment, email: undefined, hasLink: false } }
        : order;
    case 'RefundRequested':
      return isPaid(order) ? { ...order, status: 'to-refund', refund: event.data } : order;
    case 'PaymentRefunded':
      return order.status === 'to-refund' ? { ...order, status: 'refunded' } : order;
  }
};

const paymentIn = ({ data }: { readonly data: DataOf<'PaymentConfirmed'> }): Payment => ({
  paymentId: data.paymentId,
  email: isErased(data.email) ? undefined : data.email,
  dueAt: data.dueAt,
  hasLink: true,
});

const begun = (order: Order): Exclude<Order, { status: 'absent' }> =>
  order.status === 'absent' ? refuse('order-not-found') : order;

/** An id that already belongs to another order was handed out twice, which a restored sequence can do. */
const start = ({ data }: StartCheckout, order: Order): readonly OrderEvent[] => {
  if (order.status === 'absent') return [{ type: 'CheckoutStarted', data }];
  const { productId, tier, submittedBy, startedAt } = order.request;
  const isRepeat =
    productId === data.productId &&
    tier === data.tier &&
    submittedBy === data.submittedBy &&
    startedAt === data.startedAt;
  return isRepeat ? [] : refuse('order-id-taken');
};

const open = ({ data }: OpenCheckout, order: Order): readonly OrderEvent[] => {
  const { sessionId } = begun(order);
  if (sessionId === undefined) return [{ type: 'CheckoutSessionOpened', data }];
  return sessionId === data.sessionId ? [] : refuse('order-has-session');
};

const expire = ({ data }: ExpireCheckout | AbandonCheckout, order: Order): readonly OrderEvent[] =>
  begun(order).status === 'unpaid' ? [{ type: 'CheckoutExpired', data }] : [];

const abandon = (command: AbandonCheckout, order: Order): readonly OrderEvent[] =>
  begun(order).sessionId === undefined ? expire(command, order) : [];

/** Paid beats expired. What is paid must be what was started (T33). */
const confirm = ({ data }: ConfirmPayment, order: Order): readonly OrderEvent[] => {
  const { request, owner, sessionId: opened } = begun(order);
  if (isPaid(order)) return [];
  const { paid, email, sessionId, paymentId, linkHash, confirmedAt } = data;
  if (!isSame(request, paid) || (opened ?? sessionId) !== sessionId) return refuse('payment-mismatch');
  const { orderId, productId, tier, amountCents, currency, livemode } = request;
  const purchase = { orderId, productId, tier, amountCents, currency, livemode };
  const dueAt = new Date(Date.parse(confirmedAt) + PLANS[tier].deliveryHours * 3_600_000).toISOString();
  const buyer = owner === undefined ? email !== undefined && { email } : { requestedBy: owner };
  return [
    { type: 'PaymentConfirmed', data: { ...purchase, sessionId, paymentId, ...buyer, linkHash, confirmedAt, dueAt } },
  ];
};

const isSame = (request: DataOf<'CheckoutStarted'>, paid: PaidFor): boolean =>
  paid.orderId === request.orderId &&
  paid.productId === request.productId &&
  paid.tier === request.tier &&
  paid.amountCents === request.amountCents &&
  paid.currency === request.currency &&
  paid.livemode === request.livemode;

/** What belongs to an account stays with it. The order of an erased guest becomes nobody's. */
const claim = ({ data }: ClaimOrder, order: Order): readonly OrderEvent[] => {
  const { request, owner, isGuestErased } = begun(order);
  const { browser, ...claimed } = data;
  if (request.submittedBy !== browser) return refuse('not-your-browser');
  return owner === undefined && !isGuestErased ? [{ type: 'OrderClaimed', data: claimed }] : [];
};

/** The buyer may: its account, or the browser that bought it while it has none. */
const revokeLink = ({ data }: RevokeOrderLink, order: Order): readonly OrderEvent[] => {
  const { request, owner, isGuestErased } = begun(order);
  const { userId, browser, ...revoked } = data;
  const isBrowser = owner === undefined && !isGuestErased && request.submittedBy === browser;
  if (!isBrowser && (owner === undefined || owner !== userId)) return refuse('not-your-order');
  if (!isPaid(order)) return refuse('order-not-paid');
  return order.payment.hasLink ? [{ type: 'OrderLinkRevoked', data: revoked }] : [];
};

/** An order that an account has bought tells nothing of a guest. */
const eraseGuest = ({ data }: EraseGuest, order: Order): readonly OrderEvent[] => {
  const { request, isGuestErased } = begun(order);
  const isOfGuest = isPaid(order) && request.requestedBy === undefined;
  return isOfGuest && !isGuestErased ? [{ type: 'GuestErased', data }] : [];
};

const requestRefund = ({ data }: RequestRefund, order: Order): readonly OrderEvent[] => {
  const paid = begun(order);
  if (!isPaid(paid)) return refuse('order-not-paid');
  if (paid.status !== 'paid') return [];
  const amountCents = refundCents(paid.request.tier, data.missing);
  return [{ type: 'RefundRequested', data: { ...data, paymentId: paid.payment.paymentId, amountCents } }];
};

/** D-64: what was paid for the reviews that are missing, in the buyer's favour: STANDARD 334, 667, 1000. */
const refundCents = (tier: Tier, missing: number): number => {
  const { priceCents, reviewers } = PLANS[tier];
  return Math.ceil((priceCents * Math.min(missing, reviewers)) / reviewers);
};

const recordRefund = ({ data }: RecordRefund, order: Order): readonly OrderEvent[] => {
  const paid = begun(order);
  if (paid.status === 'refunded') return [];
  if (paid.status !== 'to-refund' || paid.refund.refundId !== data.refundId) return refuse('refund-not-requested');
  const { amountCents, missing } = paid.refund;
  return [{ type: 'PaymentRefunded', data: { ...data, amountCents, missing } }];
};

const decide = (command: OrderCommand, order: Order): readonly OrderEvent[] => {
  switch (command.type) {
    case 'StartCheckout':
      return start(command, order);
    case 'OpenCheckout':
      return open(command, order);
    case 'AbandonCheckout':
      return abandon(command, order);
    case 'ExpireCheckout':
      return expire(command, order);
    case 'ConfirmPayment':
      return confirm(command, order);
    case 'ClaimOrder':
      return claim(command, order);
    case 'RevokeOrderLink':
      return revokeLink(command, order);
    case 'EraseGuest':
      return eraseGuest(command, order);
    case 'RequestRefund':
      return requestRefund(command, order);
    case 'RecordRefund':
      return recordRefund(command, order);
  }
};

/** One order from its checkout to its payment, and to what is paid back of it. Stream: `order-<orderId>`. */
export const orderDecider: Decider<Order, OrderCommand, OrderEvent> = {
  initialState: { status: 'absent' },
  evolve,
  decide,
};
