import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { DataOf, KnownEvent } from '../known-event.ts';
import type { Section } from '../spill-cache.ts';

const ofOrder = (orderId: number): string => `order ${orderId}`;
const ofRefund = (providerRefundId: string): string => `refund ${providerRefundId}`;

/** An order may be refunded for missing reviews and for an unusable review: each refund has its own notes. */
const ofKind = (orderId: number, isForUnusable: boolean): string =>
  `order ${orderId} ${isForUnusable ? 'for an unusable review' : 'for what was missing'}`;

/** Of an order: what was paid and requested. Of each of its refunds: its state. Of a provider's refund: its order. */
type Refunds = {
  readonly payment?: { readonly paymentId: string; readonly amountCents: number };
  readonly totalCents?: number;
  readonly requested?: { readonly refundId: string; readonly amountCents: number };
  readonly isRefunded?: boolean;
  /** Whether the provider could not pay the last requested refund. */
  readonly hasFailed?: boolean;
  readonly orderId?: number;
};

const kindIn = (data: { readonly orderId: number; readonly forUnusable?: true | undefined }): string =>
  ofKind(data.orderId, data.forUnusable === true);

const request = (data: DataOf<'RefundRequested'>, notes: Section<Refunds>): readonly Fault[] => {
  const { orderId, refundId, paymentId, amountCents, reason } = data;
  const kind = ofKind(orderId, reason === 'review-unusable');
  const before = notes.get(kind) ?? {};
  const order = notes.get(ofOrder(orderId)) ?? {};
  const totalCents = (order.totalCents ?? 0) + amountCents;
  notes.set(kind, { ...before, requested: { refundId, amountCents } });
  notes.set(ofOrder(orderId), { ...order, totalCents });
  const { payment } = order;
  if (payment === undefined) return ['is to be refunded without having been paid'];
  return faults(
    [before.requested !== undefined, 'is to be refunded a second time'],
    [paymentId !== payment.paymentId, `is to be refunded from ${paymentId}, which did not pay for it`],
    [totalCents > payment.amountCents, `is to be refunded ${totalCents} cents of ${payment.amountCents}`],
  );
};

const retry = (data: DataOf<'RefundRetryRequested'>, notes: Section<Refunds>): readonly Fault[] => {
  const { refundId, failedRefundId, amountCents } = data;
  const before = notes.get(kindIn(data)) ?? {};
  const { requested, hasFailed = false } = before;
  notes.set(kindIn(data), { ...before, requested: { refundId, amountCents }, hasFailed: false });
  const isAsRequested = requested?.refundId === failedRefundId && requested.amountCents === amountCents;
  return faults(
    [!hasFailed, 'is to be refunded again although no refund has failed'],
    [hasFailed && !isAsRequested, `is to be refunded ${amountCents} cents again, which is not what has failed`],
    [refundId === failedRefundId, 'is to be refunded again under the id that has failed'],
  );
};

const fail = (data: DataOf<'RefundFailed'>, notes: Section<Refunds>): readonly Fault[] => {
  const { refundId, amountCents, reversedCents } = data;
  const before = notes.get(kindIn(data)) ?? {};
  const { requested, isRefunded = false, hasFailed = false } = before;
  notes.set(kindIn(data), { ...before, isRefunded: false, hasFailed: true });
  const isAsRequested = requested?.refundId === refundId && requested.amountCents === amountCents;
  return faults(
    [!isAsRequested, `could not be refunded ${amountCents} cents, which is not what was asked for`],
    [hasFailed, 'could not be refunded a second time'],
    [
      reversedCents !== (isRefunded ? amountCents : 0),
      `takes back ${reversedCents} cents, which is not what was refunded`,
    ],
  );
};

const refund = (data: DataOf<'PaymentRefunded'>, notes: Section<Refunds>): readonly Fault[] => {
  const { orderId, refundId, providerRefundId, amountCents } = data;
  const before = notes.get(kindIn(data)) ?? {};
  const { requested, isRefunded = false, hasFailed = false } = before;
  const other = notes.get(ofRefund(providerRefundId))?.orderId ?? orderId;
  notes.set(kindIn(data), { ...before, isRefunded: true });
  notes.set(ofRefund(providerRefundId), { orderId });
  if (requested === undefined) return ['was refunded without a request'];
  const isAsRequested = requested.refundId === refundId && requested.amountCents === amountCents;
  return faults(
    [isRefunded, 'was refunded a second time'],
    [hasFailed, 'was refunded by a refund that has failed'],
    [!isAsRequested, `was refunded ${amountCents} cents, which is not what was asked for`],
    [other !== orderId, `was refunded with ${providerRefundId}, which refunded order ${other}`],
  );
};

const keysOfRefunds = ({ type, data }: KnownEvent): readonly string[] | undefined => {
  switch (type) {
    case 'PaymentConfirmed':
      return [ofOrder(data.orderId)];
    case 'RefundRequested':
      return [ofOrder(data.orderId), ofKind(data.orderId, data.reason === 'review-unusable')];
    case 'RefundFailed':
    case 'RefundRetryRequested':
      return [kindIn(data)];
    case 'PaymentRefunded':
      return [kindIn(data), ofRefund(data.providerRefundId)];
    default:
      return undefined;
  }
};

/** Notes a few words of each order. */
export const refundsWithinPayments = invariant<Refunds>({
  name: 'refunds-within-payments',
  claim:
    'an order is refunded at most once for missing reviews and once for an unusable review, after the refund was requested, and never more than was paid',
  keys: keysOfRefunds,
  take: (event, notes) => {
    if (event.type === 'RefundRequested') return request(event.data, notes);
    if (event.type === 'PaymentRefunded') return refund(event.data, notes);
    if (event.type === 'RefundFailed') return fail(event.data, notes);
    if (event.type === 'RefundRetryRequested') return retry(event.data, notes);
    if (event.type !== 'PaymentConfirmed') return HOLDS;
    const { orderId, paymentId, amountCents } = event.data;
    notes.set(ofOrder(orderId), { ...notes.get(ofOrder(orderId)), payment: { paymentId, amountCents } });
    return HOLDS;
  },
});
