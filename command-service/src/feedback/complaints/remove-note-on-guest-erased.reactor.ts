import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import type { Reactor } from '../../reactors/reactor.ts';
import type { Receiver } from '../../reactors/send-command.ts';
import type { LeaveComplaints } from './leave-complaints.ts';

const RECEIVER = 'notes-of-guests';

/** Removes an erased guest's note about a review. */
export const removeNoteOnGuestErased: Reactor = {
  name: 'remove-note-on-guest-erased',
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(orderEvents, recorded);
    if (event?.type !== 'GuestErased') return [];
    return [{ receiver: RECEIVER, id: event.data.orderId, command: { type: 'RemoveNote', data: {} } }];
  },
};

export const noteReceiver = ({ removeNote }: Pick<LeaveComplaints, 'removeNote'>): Receiver => ({
  name: RECEIVER,
  receive: ({ id, context }) => removeNote(Number(id), context),
});
