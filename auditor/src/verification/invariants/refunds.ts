import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { DataOf, KnownEvent } from '../known-event.ts';
import type { Section } from '../notebook.ts';

const ofOrder = (orderId: number): string => `order ${orderId}`;
const ofRefund = (providerRefundId: string): string => `refund ${providerRefundId}`;

/** Of an order, what was paid, asked for and paid back; of a refund of the provider, the order that it paid back. */
type Refunds = {
  readonly payment?: { readonly paymentId: string; readonly amountCents: number };
  readonly requested?: { readonly refundId: string; readonly amountCents: number };
  readonly isRefunded?: boolean;
  /** Whether the provider could not pay what was asked for last. */
  readonly hasFailed?: boolean;
  readonly orderId?: number;
};

const request = (data: DataOf<'RefundRequested'>, notes: Section<Refunds>): readonly Fault[] => {
  const { orderId, refundId, paymentId, amountCents } = data;
  const before = notes.get(ofOrder(orderId)) ?? {};
  const { payment, requested } = before;
  notes.set(ofOrder(orderId), { ...before, requested: { refundId, amountCents } });
  if (payment === undefined) return ['is to be paid back without having been paid'];
  return faults(
    [requested !== undefined, 'is to be paid back a second time'],
    [paymentId !== payment.paymentId, `is to be paid back from ${paymentId}, which did not pay for it`],
    [amountCents > payment.amountCents, `is to be paid back ${amountCents} cents of ${payment.amountCents}`],
  );
};

const retry = (data: DataOf<'RefundRetryRequested'>, notes: Section<Refunds>): readonly Fault[] => {
  const { orderId, refundId, failedRefundId, amountCents } = data;
  const before = notes.get(ofOrder(orderId)) ?? {};
  const { requested, hasFailed = false } = before;
  notes.set(ofOrder(orderId), { ...before, requested: { refundId, amountCents }, hasFailed: false });
  const isAsRequested = requested?.refundId === failedRefundId && requested.amountCents === amountCents;
  return faults(
    [!hasFailed, 'is to be paid back again although no refund has failed'],
    [hasFailed && !isAsRequested, `is to be paid back ${amountCents} cents again, which is not what has failed`],
    [refundId === failedRefundId, 'is to be paid back again under the id that has failed'],
  );
};

const fail = (data: DataOf<'RefundFailed'>, notes: Section<Refunds>): readonly Fault[] => {
  const { orderId, refundId, amountCents, reversedCents } = data;
  const before = notes.get(ofOrder(orderId)) ?? {};
  const { requested, isRefunded = false, hasFailed = false } = before;
  notes.set(ofOrder(orderId), { ...before, isRefunded: false, hasFailed: true });
  const isAsRequested = requested?.refundId === refundId && requested.amountCents === amountCents;
  return faults(
    [!isAsRequested, `could not be paid back ${amountCents} cents, which is not what was asked for`],
    [hasFailed, 'could not be paid back a second time'],
    [
      reversedCents !== (isRefunded ? amountCents : 0),
      `takes back ${reversedCents} cents, which is not what was paid back`,
    ],
  );
};

const refund = (data: DataOf<'PaymentRefunded'>, notes: Section<Refunds>): readonly Fault[] => {
  const { orderId, refundId, providerRefundId, amountCents } = data;
  const before = notes.get(ofOrder(orderId)) ?? {};
  const { requested, isRefunded = false, hasFailed = false } = before;
  const other = notes.get(ofRefund(providerRefundId))?.orderId ?? orderId;
  notes.set(ofOrder(orderId), { ...before, isRefunded: true });
  notes.set(ofRefund(providerRefundId), { orderId });
  if (requested === undefined) return ['was paid back without anybody having asked for it'];
  const isAsRequested = requested.refundId === refundId && requested.amountCents === amountCents;
  return faults(
    [isRefunded, 'was paid back a second time'],
    [hasFailed, 'was paid back by a refund that has failed'],
    [!isAsRequested, `was paid back ${amountCents} cents, which is not what was asked for`],
    [other !== orderId, `was paid back with ${providerRefundId}, which paid order ${other} back`],
  );
};

const keysOfRefunds = ({ type, data }: KnownEvent): readonly string[] | undefined => {
  switch (type) {
    case 'PaymentConfirmed':
    case 'RefundRequested':
    case 'RefundFailed':
    case 'RefundRetryRequested':
      return [ofOrder(data.orderId)];
    case 'PaymentRefunded':
      return [ofOrder(data.orderId), ofRefund(data.providerRefundId)];
    default:
      return undefined;
  }
};

/** Notes a few words of each order. */
export const refundsWithinPayments = invariant<Refunds>({
  name: 'refunds-within-payments',
  claim: 'what was paid is paid back at most once, after it was asked for, and never more than was paid',
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
