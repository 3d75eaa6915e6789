import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { DataOf } from '../known-event.ts';
import type { Section } from '../spill-cache.ts';

const ofOrder = (orderId: number): string => `order ${orderId}`;
const ofDispute = (disputeId: string): string => `dispute ${disputeId}`;

/** Of an order: the payment that paid for it. Of a dispute: the order that it is about, and how it ended. */
type Disputes = { readonly paymentId?: string; readonly orderId?: number; readonly outcome?: string };

const open = (data: DataOf<'DisputeOpened'>, notes: Section<Disputes>): readonly Fault[] => {
  const { orderId, disputeId, paymentId } = data;
  const { paymentId: paid } = notes.get(ofOrder(orderId)) ?? {};
  const before = notes.get(ofDispute(disputeId));
  notes.set(ofDispute(disputeId), { orderId });
  return faults(
    [paid !== paymentId, `has a dispute about ${paymentId}, which did not pay for it`],
    [before !== undefined, `opens dispute ${disputeId} a second time`],
  );
};

const close = (data: DataOf<'DisputeClosed'>, notes: Section<Disputes>): readonly Fault[] => {
  const { orderId, disputeId, outcome } = data;
  const before = notes.get(ofDispute(disputeId));
  notes.set(ofDispute(disputeId), { orderId, outcome });
  const isAppeal = before?.outcome === 'lost' && outcome === 'won';
  return faults(
    [before?.orderId !== orderId, `closes dispute ${disputeId}, which it does not have`],
    [before?.outcome !== undefined && !isAppeal, `closes dispute ${disputeId} a second time`],
  );
};

/** Notes a word of each payment, and two of each dispute. */
export const disputesOfPayments = invariant<Disputes>({
  name: 'disputes-of-payments',
  claim:
    'a dispute is about the payment of its order, is opened once, and closed once, or again when it is won on appeal',
  keys: ({ type, data }) => {
    if (type === 'PaymentConfirmed') return [ofOrder(data.orderId)];
    return type === 'DisputeOpened' || type === 'DisputeClosed'
      ? [ofOrder(data.orderId), ofDispute(data.disputeId)]
      : undefined;
  },
  take: (event, notes) => {
    if (event.type === 'DisputeOpened') return open(event.data, notes);
    if (event.type === 'DisputeClosed') return close(event.data, notes);
    if (event.type !== 'PaymentConfirmed') return HOLDS;
    notes.set(ofOrder(event.data.orderId), { paymentId: event.data.paymentId });
    return HOLDS;
  },
});
