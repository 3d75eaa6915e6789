import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import type { EventStore } from '@twofold/event-store/port';
import { streamOf } from '../category.ts';
import type { HandleCommand } from '../command-handler.ts';
import { foldStream } from '../fold-stream.ts';
import type { Reactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { orderCategory } from './category.ts';
import type { OrderCommand } from './order.ts';
import type { Payments } from './payments.ts';

const RECEIVER = 'refund';

/** The provider is told by a job, which is tried again for days. */
export const payBackOnRefundRequested: Reactor = {
  name: 'pay-back-on-refund-requested',
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'RefundRequested' && event?.type !== 'RefundRetryRequested') return [];
    const { orderId, requestedAt } = event.data;
    return [{ receiver: RECEIVER, id: orderId, command: { type: 'PayBack', data: {} }, at: new Date(requestedAt) }];
  },
};

/**
 * Has the provider pay back and records that it did, or that it could not. Who dies in between asks once more, under the same id, which pays
 * nothing a second time.
 * @throws Error, so that it is tried again, when the provider fails or is not the one that was paid
 */
export const refundReceiver = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly payments: Payments | undefined;
  readonly now: () => Date;
}): Receiver => {
  const { store, handle, payments, now } = deps;
  return {
    name: RECEIVER,
    receive: async ({ id, context }) => {
      const orderId = Number(id);
      const { state: order } = await foldStream(store, orderCategory, streamOf(orderCategory, orderId));
      if (order.status !== 'to-refund') return;
      const { provider } = order.request;
      if (provider !== payments?.provider)
        throw new Error(`Order ${orderId} was paid by ${provider}, which is not set up`);
      const { paymentId } = order.payment;
      const { providerRefundId, failure } = await payments.refund({ ...order.refund, orderId, paymentId });
      const refund = { orderId, refundId: order.refund.refundId, providerRefundId };
      const at = now().toISOString();
      const command: OrderCommand =
        failure === undefined
          ? { type: 'RecordRefund', data: { ...refund, refundedAt: at } }
          : { type: 'RecordRefundFailure', data: { ...refund, reason: failure, failedAt: at } };
      await handle(orderCategory, orderId, command, context);
    },
  };
};
