import { faults, HOLDS, type Invariant } from '../invariant.ts';
import type { DataOf } from '../known-event.ts';

/** Holds two words for each session and order. */
export const oneOrderPerSession: Invariant = {
  name: 'one-order-per-session',
  claim: 'a payment session belongs to one order, and an order is paid in the one session that it opened',
  start: () => {
    const orders = new Map<string, number>();
    const sessions = new Map<number, string>();

    const assign = ({ sessionId, orderId }: DataOf<'CheckoutSessionAssigned'>) => {
      const before = orders.get(sessionId);
      orders.set(sessionId, orderId);
      return faults([before !== undefined, `gives session ${sessionId} to order ${orderId}; it is that of ${before}`]);
    };
    const open = ({ sessionId, orderId }: DataOf<'CheckoutSessionOpened'>) => {
      const before = sessions.get(orderId);
      sessions.set(orderId, sessionId);
      return faults(
        [before !== undefined, `opens session ${sessionId} beside ${before}`],
        [orders.get(sessionId) !== orderId, `opens session ${sessionId}, which was not given to it`],
      );
    };
    const pay = ({ sessionId, orderId }: DataOf<'PaymentConfirmed'>) => {
      const opened = sessions.get(orderId) ?? sessionId;
      return faults(
        [orders.get(sessionId) !== orderId, `was paid in session ${sessionId}, which was not given to it`],
        [opened !== sessionId, `was paid in session ${sessionId} instead of ${opened}`],
      );
    };
    return {
      take: (event) => {
        if (event.type === 'CheckoutSessionAssigned') return assign(event.data);
        if (event.type === 'CheckoutSessionOpened') return open(event.data);
        return event.type === 'PaymentConfirmed' ? pay(event.data) : HOLDS;
      },
    };
  },
};

type Started = DataOf<'CheckoutStarted'>;
const SAME = ['productId', 'tier', 'amountCents', 'currency', 'livemode'] as const satisfies readonly (keyof Started)[];

/** Holds a few words for each order. */
export const paidAsOrdered: Invariant = {
  name: 'paid-as-ordered',
  claim: 'an order is paid once, for what was ordered, and a payment pays for one order',
  start: () => {
    const started = new Map<number, Pick<Started, (typeof SAME)[number]>>();
    const paid = new Set<number>();
    const payments = new Map<string, number>();
    const pay = (data: DataOf<'PaymentConfirmed'>) => {
      const { orderId, paymentId } = data;
      const isRepeated = paid.has(orderId);
      const other = payments.get(paymentId) ?? orderId;
      paid.add(orderId);
      payments.set(paymentId, orderId);
      const order = started.get(orderId);
      if (order === undefined) return ['was paid without having been started'];
      const changed = SAME.filter((field) => order[field] !== data[field]);
      return faults(
        [isRepeated, 'was paid a second time'],
        [other !== orderId, `was paid with payment ${paymentId}, which paid for order ${other}`],
        [changed.length > 0, `was paid with another ${changed.join(' and ')} than was ordered`],
      );
    };
    return {
      take: (event) => {
        if (event.type === 'PaymentConfirmed') return pay(event.data);
        if (event.type !== 'CheckoutStarted') return HOLDS;
        const { orderId, productId, tier, amountCents, currency, livemode } = event.data;
        const isRepeated = started.has(orderId);
        started.set(orderId, { productId, tier, amountCents, currency, livemode });
        return faults([isRepeated, 'was started a second time']);
      },
    };
  },
};

type Payment = { readonly paymentId: string; readonly amountCents: number };
type Requested = { readonly refundId: string; readonly amountCents: number };

/** Holds a few words for each order. */
export const refundsWithinPayments: Invariant = {
  name: 'refunds-within-payments',
  claim: 'what was paid is paid back at most once, after it was asked for, and never more than was paid',
  start: () => {
    const payments = new Map<number, Payment>();
    const requests = new Map<number, Requested>();
    const refunded = new Set<number>();
    const atProvider = new Map<string, number>();

    const request = ({ orderId, refundId, paymentId, amountCents }: DataOf<'RefundRequested'>) => {
      const isRepeated = requests.has(orderId);
      requests.set(orderId, { refundId, amountCents });
      const payment = payments.get(orderId);
      if (payment === undefined) return ['is to be paid back without having been paid'];
      return faults(
        [isRepeated, 'is to be paid back a second time'],
        [paymentId !== payment.paymentId, `is to be paid back from ${paymentId}, which did not pay for it`],
        [amountCents > payment.amountCents, `is to be paid back ${amountCents} cents of ${payment.amountCents}`],
      );
    };
    const refund = ({ orderId, refundId, providerRefundId, amountCents }: DataOf<'PaymentRefunded'>) => {
      const isRepeated = refunded.has(orderId);
      const other = atProvider.get(providerRefundId) ?? orderId;
      refunded.add(orderId);
      atProvider.set(providerRefundId, orderId);
      const requested = requests.get(orderId);
      if (requested === undefined) return ['was paid back without anybody having asked for it'];
      const isAsRequested = requested.refundId === refundId && requested.amountCents === amountCents;
      return faults(
        [isRepeated, 'was paid back a second time'],
        [!isAsRequested, `was paid back ${amountCents} cents, which is not what was asked for`],
        [other !== orderId, `was paid back with ${providerRefundId}, which paid order ${other} back`],
      );
    };
    return {
      take: (event) => {
        if (event.type === 'PaymentConfirmed') {
          const { orderId, paymentId, amountCents } = event.data;
          payments.set(orderId, { paymentId, amountCents });
        }
        if (event.type === 'RefundRequested') return request(event.data);
        return event.type === 'PaymentRefunded' ? refund(event.data) : HOLDS;
      },
    };
  },
};
