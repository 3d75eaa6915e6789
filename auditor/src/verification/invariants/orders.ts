import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { DataOf } from '../known-event.ts';
import type { Section } from '../spill-cache.ts';

const ofOrder = (orderId: number): string => `order ${orderId}`;
const ofSession = (sessionId: string): string => `session ${sessionId}`;
const ofPayment = (paymentId: string): string => `payment ${paymentId}`;

/** Of a session: the order that it was given to. Of an order: the session that it opened. */
type Opened = { readonly orderId?: number; readonly sessionId?: string };

const assign = ({ sessionId, orderId }: DataOf<'CheckoutSessionAssigned'>, notes: Section<Opened>) => {
  const before = notes.get(ofSession(sessionId))?.orderId;
  notes.set(ofSession(sessionId), { orderId });
  return faults([before !== undefined, `gives session ${sessionId} to order ${orderId}; it is that of ${before}`]);
};

const open = ({ sessionId, orderId }: DataOf<'CheckoutSessionOpened'>, notes: Section<Opened>) => {
  const before = notes.get(ofOrder(orderId))?.sessionId;
  notes.set(ofOrder(orderId), { sessionId });
  return faults(
    [before !== undefined, `opens session ${sessionId} beside ${before}`],
    [notes.get(ofSession(sessionId))?.orderId !== orderId, `opens session ${sessionId}, which was not given to it`],
  );
};

const payInSession = ({ sessionId, orderId }: DataOf<'PaymentConfirmed'>, notes: Section<Opened>) => {
  const opened = notes.get(ofOrder(orderId))?.sessionId ?? sessionId;
  return faults(
    [
      notes.get(ofSession(sessionId))?.orderId !== orderId,
      `was paid in session ${sessionId}, which was not given to it`,
    ],
    [opened !== sessionId, `was paid in session ${sessionId} instead of ${opened}`],
  );
};

/** Notes two words of each session and order. */
export const oneOrderPerSession = invariant<Opened>({
  name: 'one-order-per-session',
  claim: 'a payment session belongs to one order, and an order is paid in the one session that it opened',
  keys: ({ type, data }) => {
    if (type === 'CheckoutSessionAssigned') return [ofSession(data.sessionId)];
    if (type !== 'CheckoutSessionOpened' && type !== 'PaymentConfirmed') return undefined;
    return [ofSession(data.sessionId), ofOrder(data.orderId)];
  },
  take: (event, notes) => {
    if (event.type === 'CheckoutSessionAssigned') return assign(event.data, notes);
    if (event.type === 'CheckoutSessionOpened') return open(event.data, notes);
    return event.type === 'PaymentConfirmed' ? payInSession(event.data, notes) : HOLDS;
  },
});

type Started = DataOf<'CheckoutStarted'>;
const SAME = ['productId', 'tier', 'amountCents', 'currency', 'livemode'] as const satisfies readonly (keyof Started)[];

/** Of an order: its terms, and whether it was paid. Of a payment: the order that it paid for. */
type Paid = {
  readonly started?: Pick<Started, (typeof SAME)[number]>;
  readonly isPaid?: boolean;
  readonly orderId?: number;
};

const pay = (data: DataOf<'PaymentConfirmed'>, notes: Section<Paid>): readonly Fault[] => {
  const { orderId, paymentId } = data;
  const before = notes.get(ofOrder(orderId)) ?? {};
  const { started, isPaid = false } = before;
  const other = notes.get(ofPayment(paymentId))?.orderId ?? orderId;
  notes.set(ofOrder(orderId), { ...before, isPaid: true });
  notes.set(ofPayment(paymentId), { orderId });
  if (started === undefined) return ['was paid without having been started'];
  const changed = SAME.filter((field) => started[field] !== data[field]);
  return faults(
    [isPaid, 'was paid a second time'],
    [other !== orderId, `was paid with payment ${paymentId}, which paid for order ${other}`],
    [changed.length > 0, `was paid with another ${changed.join(' and ')} than was ordered`],
  );
};

/** Notes a few words of each order. */
export const paidAsOrdered = invariant<Paid>({
  name: 'paid-as-ordered',
  claim: 'an order is paid once, for what was ordered, and a payment pays for one order',
  keys: ({ type, data }) => {
    if (type === 'CheckoutStarted') return [ofOrder(data.orderId)];
    return type === 'PaymentConfirmed' ? [ofOrder(data.orderId), ofPayment(data.paymentId)] : undefined;
  },
  take: (event, notes) => {
    if (event.type === 'PaymentConfirmed') return pay(event.data, notes);
    if (event.type !== 'CheckoutStarted') return HOLDS;
    const { orderId, productId, tier, amountCents, currency, livemode } = event.data;
    const before = notes.get(ofOrder(orderId)) ?? {};
    notes.set(ofOrder(orderId), { ...before, started: { productId, tier, amountCents, currency, livemode } });
    return faults([before.started !== undefined, 'was started a second time']);
  },
});
