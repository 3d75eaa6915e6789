import type { Reaction } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import type { OpenRequest, RequestToOpen } from './open-request.ts';

const RECEIVER = 'feedback-opening';

/** A reaction that opens a request; see `createOpenRequest`. */
export const openRequestReaction = (toOpen: RequestToOpen): Reaction => ({
  receiver: RECEIVER,
  id: toOpen.request.requestId,
  command: { type: 'OpenRequest', data: toOpen },
});

export const openingReceiver = (openRequest: OpenRequest): Receiver => ({
  name: RECEIVER,
  receive: async ({ command, context }) => {
    await openRequest(command.data as RequestToOpen, context);
  },
});
