import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { defineReactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import type { ForgetOrder } from './forget-orders.ts';

const RECEIVER = 'erased-guest';

/** Completes an erasure from the command line: deletes stored mails, and states cached in this process. */
export const forgetOrderOnGuestErased = defineReactor({
  name: 'forget-order-on-guest-erased',
  on: ['GuestErased'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'GuestErased') return [];
    return [{ receiver: RECEIVER, id: event.data.orderId, command: { type: 'ForgetGuest', data: {} } }];
  },
});

export const erasedGuestReceiver = ({ forgetOrder }: { readonly forgetOrder: ForgetOrder }): Receiver => ({
  name: RECEIVER,
  receive: ({ id }) => forgetOrder(Number(id)),
});
