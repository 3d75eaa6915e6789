import { decodeEvent } from '@twofold/contracts/decode-event';
import { complaintEvents } from '@twofold/contracts/feedback/complaints/events';
import { defineReactor } from '../../reactors/reactor.ts';
import type { Receiver } from '../../reactors/send-command.ts';
import type { OpenFeedback } from '../commands.ts';
import type { OpenRequest } from '../open-request.ts';
import type { OwnerOfOrder } from './report-review.ts';

const RECEIVER = 'replacements';

/** Replaces an unusable review once, free of charge, by a request with one seat that ends like any other request. */
export const openReplacementOnComplaintUpheld = defineReactor({
  name: 'open-replacement-on-complaint-upheld',
  on: ['ComplaintUpheld'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(complaintEvents, recorded);
    if (event?.type !== 'ComplaintUpheld') return [];
    const { orderId, productId, reviewId, replacement, upheldAt } = event.data;
    const { requestId, claimHours, dueAt } = replacement;
    const origin = { source: 'paid-order', orderId, replaces: reviewId } as const;
    const data = { requestId, productId, origin, seats: 1, claimHours, requestedAt: upheldAt, dueAt };
    const command: OpenFeedback = { type: 'OpenFeedback', data };
    return [{ receiver: RECEIVER, id: orderId, command }];
  },
});

/** Opens the request for the order's current owner, who may have changed or been erased since the payment. */
export const replacementReceiver = (deps: {
  readonly openRequest: OpenRequest;
  readonly ownerOfOrder: OwnerOfOrder;
}): Receiver => ({
  name: RECEIVER,
  receive: async ({ id, command, context }) => {
    const { data: request } = command as OpenFeedback;
    await deps.openRequest({ request, requestedBy: await deps.ownerOfOrder(Number(id)) }, context);
  },
});
