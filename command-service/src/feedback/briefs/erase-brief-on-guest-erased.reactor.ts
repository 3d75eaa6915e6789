import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { defineReactor } from '../../reactors/reactor.ts';
import { requestOfOrder } from '../request-id.ts';
import { BRIEF_RECEIVER } from './brief-receiver.ts';

export const eraseBriefOnGuestErased = defineReactor({
  name: 'erase-brief-on-guest-erased',
  on: ['GuestErased'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'GuestErased') return [];
    const requestId = requestOfOrder(event.data.orderId);
    return [{ receiver: BRIEF_RECEIVER, id: requestId, command: { type: 'EraseBrief', data: {} } }];
  },
});
