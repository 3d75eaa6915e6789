import { decodeEvent } from '@twofold/contracts/decode-event';
import { complaintEvents } from '@twofold/contracts/feedback/complaints/events';
import { defineReactor } from '../../reactors/reactor.ts';
import type { Receiver } from '../../reactors/send-command.ts';
import type { LeaveComplaints } from './leave-complaints.ts';
import type { OwnerOfOrder } from './report-review.ts';

const RECEIVER = 'words-of-complaints';

type Written = { readonly of: 'buyer' } | { readonly of: 'reviewer'; readonly userId: number };

/** Removes the words of an author who was erased while writing them: the erasure may have missed them. */
export const leaveComplaintOfErasedOnWordsWritten = defineReactor({
  name: 'leave-complaint-of-erased-on-words-written',
  on: ['ReviewReported', 'ComplaintAppealed'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(complaintEvents, recorded);
    if (event?.type !== 'ReviewReported' && event?.type !== 'ComplaintAppealed') return [];
    const { orderId, reviewerId: userId } = event.data;
    const data: Written = event.type === 'ReviewReported' ? { of: 'buyer' } : { of: 'reviewer', userId };
    return [{ receiver: RECEIVER, id: orderId, command: { type: 'LeaveIfErased', data } }];
  },
});

/** Handles authors who are erased by now. A later erasure finds the words itself. */
export const wordsReceiver = (deps: {
  readonly leaveComplaints: LeaveComplaints;
  readonly ownerOfOrder: OwnerOfOrder;
  readonly isErased: (userId: number) => Promise<boolean>;
}): Receiver => ({
  name: RECEIVER,
  receive: async ({ id, command, context }) => {
    const { leaveComplaints, ownerOfOrder, isErased } = deps;
    const orderId = Number(id);
    const written = command.data as Written;
    const author = written.of === 'reviewer' ? written.userId : await ownerOfOrder(orderId);
    if (author === undefined || !(await isErased(author))) return;
    if (written.of === 'reviewer') await leaveComplaints.leaveAsReviewer(author, context);
    else await leaveComplaints.leaveAsBuyer(orderId, context);
  },
});
