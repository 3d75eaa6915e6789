import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import { defineReactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { orderCategory } from './category.ts';
import { isPaid, type OrderCommand, type PaidOrder, type Refund } from './order.ts';
import type { Payments } from './payments.ts';
import { refundsOf } from './refund-decisions.ts';

const RECEIVER = 'refund';

/** Requests a refund from the provider in a job, which is retried for days. */
export const payBackOnRefundRequested = defineReactor({
  name: 'pay-back-on-refund-requested',
  on: ['RefundRequested', 'RefundRetryRequested'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'RefundRequested' && event?.type !== 'RefundRetryRequested') return [];
    const { orderId, refundId, requestedAt } = event.data;
    const data: ToPayBack = { refundId };
    return [{ receiver: RECEIVER, id: orderId, command: { type: 'PayBack', data }, at: new Date(requestedAt) }];
  },
});

/** The refund to make. Jobs of an earlier release name none. */
type ToPayBack = { readonly refundId?: string };

/**
 * Requests a refund from the provider and records the result. After a crash in between it repeats the request with the
 * same id, which does not refund twice.
 * @throws Error, which causes a retry, if the provider fails or is not the one that was paid
 */
export const refundReceiver = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly payments: Payments | undefined;
  readonly now: () => Date;
}): Receiver => {
  const { store, handle, payments, now } = deps;

  const payBack = async (order: PaidOrder, refund: Refund, context: CommandContext): Promise<void> => {
    const { orderId, provider } = order.request;
    if (provider !== payments?.provider)
      throw new Error(`Order ${orderId} was paid by ${provider}, which is not set up`);
    const { paymentId } = order.payment;
    const { refundId } = refund;
    const otherRefundIds = refundsOf(order).flatMap((made) => (made.refund === refund ? [] : [made.refund.refundId]));
    const { providerRefundId, failure } = await payments.refund({ ...refund, orderId, paymentId, otherRefundIds });
    const made = { orderId, refundId, providerRefundId };
    const at = now().toISOString();
    const command: OrderCommand =
      failure === undefined
        ? { type: 'RecordRefund', data: { ...made, refundedAt: at } }
        : { type: 'RecordRefundFailure', data: { ...made, reason: failure, failedAt: at } };
    await handle(orderCategory, orderId, command, partOf(context, `${command.type}/${refundId}`));
  };

  return {
    name: RECEIVER,
    receive: async ({ id, command, context }) => {
      const { refundId: wanted } = command.data as ToPayBack;
      const { state: order } = await foldStream(store, orderCategory, streamOf(orderCategory, Number(id)));
      if (!isPaid(order)) return;
      for (const { status, refund } of refundsOf(order)) {
        const isWanted = wanted === undefined || wanted === refund.refundId;
        if (status === 'to-refund' && isWanted) await payBack(order, refund, context);
      }
    },
  };
};
