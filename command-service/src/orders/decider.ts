import type { OrderEvent } from '@twofold/contracts/orders/events';
import { PLANS } from '@twofold/contracts/orders/plans';
import { isErased } from '@twofold/contracts/personal';
import { refuse, type Decider } from '../decider.ts';
import type { ClaimOrder, EraseGuest, RevokeOrderLink } from './buyer-commands.ts';
import { emailAfter, giveEmail, MAX_EMAILS } from './guest-decisions.ts';
import { disputesAfter, recordDispute } from './dispute-decisions.ts';
import {
  begun,
  isPaid,
  type AbandonCheckout,
  type ConfirmPayment,
  type DataOf,
  type ExpireCheckout,
  type OpenCheckout,
  type Order,
  type OrderCommand,
  type PaidFor,
  type PaidOrder,
  type StartCheckout,
} from './order.ts';
import { recordRefund, recordRefundFailure, refundAfter, requestRefund, retryRefund } from './refund-decisions.ts';

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
      return order.status === 'unpaid' ? { ...order, status: 'expired', isOver: sessionId !== undefined } : order;
    case 'PaymentConfirmed':
      return {
        status: 'paid',
        request,
        owner,
        isGuestErased,
        sessionId: sessionId ?? event.data.sessionId,
        payment: paymentIn(event),
        disputes: new Map(),
        otherRefunds: [],
      };
    case 'GuestEmailGiven':
      return isPaid(order) ? { ...order, payment: emailAfter(order.payment, event.data) } : order;
    case 'OrderClaimed':
      return { ...order, owner: event.data.userId };
    case 'OrderLinkRevoked':
      return isPaid(order) ? { ...order, payment: { ...order.payment, hasLink: false } } : order;
    case 'GuestErased':
      return isPaid(order)
        ? { ...order, isGuestErased: true, payment: { ...order.payment, email: undefined, hasLink: false } }
        : order;
    case 'RefundRequested':
    case 'PaymentRefunded':
    case 'RefundFailed':
    case 'RefundRetryRequested':
      return isPaid(order) ? refundAfter(order, event) : order;
    case 'DisputeOpened':
    case 'DisputeClosed':
      return isPaid(order) ? disputesAfter(order, event) : order;
  }
};

const paymentIn = ({ data }: { readonly data: DataOf<'PaymentConfirmed'> }): PaidOrder['payment'] => ({
  paymentId: data.paymentId,
  email: isErased(data.email) ? undefined : data.email,
  emailsLeft: data.email === undefined && data.requestedBy === undefined ? MAX_EMAILS : 0,
  dueAt: data.dueAt,
  hasLink: true,
});

/** A restored sequence can hand out an id that already belongs to another order. */
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

/** An expired checkout can still be paid. The payment must match the checkout. */
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

/** An owned order stays with its account. The order of an erased guest has no owner. */
const claim = ({ data }: ClaimOrder, order: Order): readonly OrderEvent[] => {
  const { request, owner, isGuestErased } = begun(order);
  const { browser, ...claimed } = data;
  if (request.submittedBy !== browser) return refuse('not-your-browser');
  return owner === undefined && !isGuestErased ? [{ type: 'OrderClaimed', data: claimed }] : [];
};

/** Allowed for the order's account or, while it has none, the browser that bought it. */
const revokeLink = ({ data }: RevokeOrderLink, order: Order): readonly OrderEvent[] => {
  const { request, owner, isGuestErased } = begun(order);
  const { userId, browser, ...revoked } = data;
  const isBrowser = owner === undefined && !isGuestErased && request.submittedBy === browser;
  if (!isBrowser && (owner === undefined || owner !== userId)) return refuse('not-your-order');
  if (!isPaid(order)) return refuse('order-not-paid');
  return order.payment.hasLink ? [{ type: 'OrderLinkRevoked', data: revoked }] : [];
};

/** An order bought by an account has no guest data. */
const eraseGuest = ({ data }: EraseGuest, order: Order): readonly OrderEvent[] => {
  const { request, isGuestErased } = begun(order);
  const isOfGuest = isPaid(order) && request.requestedBy === undefined;
  return isOfGuest && !isGuestErased ? [{ type: 'GuestErased', data }] : [];
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
    case 'GiveGuestEmail':
      return giveEmail(command, order);
    case 'EraseGuest':
      return eraseGuest(command, order);
    case 'RequestRefund':
      return requestRefund(command, order);
    case 'RecordRefund':
      return recordRefund(command, order);
    case 'RecordRefundFailure':
      return recordRefundFailure(command, order);
    case 'RetryRefund':
      return retryRefund(command, order);
    case 'RecordDispute':
      return recordDispute(command, order);
  }
};

/** One order: its checkout, payment, refunds and disputes. Stream: `order-<orderId>`. */
export const orderDecider: Decider<Order, OrderCommand, OrderEvent> = {
  initialState: { status: 'absent' },
  evolve,
  decide,
};
