import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import type { Reactor } from '../../reactors/reactor.ts';
import { requestOfOrder } from '../request-id.ts';
import { BRIEF_RECEIVER } from './brief-receiver.ts';

export const eraseBriefOnGuestErased: Reactor = {
  name: 'erase-brief-on-guest-erased',
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'GuestErased') return [];
    const requestId = requestOfOrder(event.data.orderId);
    return [{ receiver: BRIEF_RECEIVER, id: requestId, command: { type: 'EraseBrief', data: {} } }];
  },
};
