import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { defineReactor } from '../../reactors/reactor.ts';
import type { Receiver } from '../../reactors/send-command.ts';
import type { LeaveComplaints } from './leave-complaints.ts';

const RECEIVER = 'notes-of-guests';

/** Removes an erased guest's note about a review. */
export const removeNoteOnGuestErased = defineReactor({
  name: 'remove-note-on-guest-erased',
  on: ['GuestErased'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'GuestErased') return [];
    return [{ receiver: RECEIVER, id: event.data.orderId, command: { type: 'RemoveNote', data: {} } }];
  },
});

export const noteReceiver = ({ removeNote }: Pick<LeaveComplaints, 'removeNote'>): Receiver => ({
  name: RECEIVER,
  receive: ({ id, context }) => removeNote(Number(id), context),
});
