import type { OrderEvent } from '@twofold/contracts/orders/events';
import { refuse } from '../decider.ts';
import { begun, isPaid, type Order, type PaidOrder, type RecordDispute } from './order.ts';

type DisputeEvent = Extract<OrderEvent, { type: 'DisputeOpened' | 'DisputeClosed' }>;

/** The order after an event of one of its disputes. */
export const disputesAfter = (order: PaidOrder, { type, data }: DisputeEvent): PaidOrder => ({
  ...order,
  disputes: new Map(order.disputes).set(data.disputeId, type === 'DisputeOpened' ? 'open' : data.outcome),
});

/**
 * Records the provider's current state of a dispute if it is new. The webhook event of the start may arrive after that
 * of the end, or never. Answers may be recorded out of order, so a closed dispute stays closed. Only a lost one can
 * still be won, on appeal.
 */
export const recordDispute = ({ data }: RecordDispute, order: Order): readonly OrderEvent[] => {
  const paid = begun(order);
  if (!isPaid(paid)) return refuse('order-not-paid');
  const { closed, ...dispute } = data;
  const { orderId, disputeId } = data;
  const known = paid.disputes.get(disputeId);
  const opening: OrderEvent = {
    type: 'DisputeOpened',
    data: { ...dispute, livemode: paid.request.livemode },
  };
  const closing: readonly OrderEvent[] = closed
    ? [{ type: 'DisputeClosed', data: { orderId, disputeId, ...closed } }]
    : [];
  if (known === undefined) return [opening, ...closing];
  const isNew = known === 'open' || (known === 'lost' && closed?.outcome === 'won');
  return isNew ? closing : [];
};
