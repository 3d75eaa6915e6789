import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { defineReactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import type { ForgetOrder } from './forget-orders.ts';

const RECEIVER = 'claimed-order';

/** Forgets an order if its new owner was erased while claiming it: the erasure may have missed it. */
export const forgetOrderOnOrderClaimed = defineReactor({
  name: 'forget-order-on-order-claimed',
  on: ['OrderClaimed'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'OrderClaimed') return [];
    const { orderId, userId } = event.data;
    return [{ receiver: RECEIVER, id: orderId, command: { type: 'ForgetOrder', data: { userId } } }];
  },
});

/** Deletes the guest data of an order whose new owner is already erased. A later erasure finds the order itself. */
export const claimedOrderReceiver = (deps: {
  readonly isErased: (userId: number) => Promise<boolean>;
  readonly forgetOrder: ForgetOrder;
}): Receiver => ({
  name: RECEIVER,
  receive: async ({ id, command }) => {
    const { userId } = command.data as { readonly userId: number };
    if (await deps.isErased(userId)) await deps.forgetOrder(Number(id));
  },
});
