import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { feedbackEvents } from '@twofold/contracts/feedback/events';
import type { EventStore } from '@twofold/event-store/port';
import { partOf, type HandleCommand } from '../command-handler.ts';
import type { Reactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { feedbackCategory } from './category.ts';
import type { CloseFeedback } from './commands.ts';

const RECEIVER = 'requests-of-product';

/** Nobody can review an app that was taken down: its open requests are closed, and what they miss is paid back (D-39). */
export const closeRequestsOnProductTakenDown: Reactor = {
  name: 'close-requests-on-product-taken-down',
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(analysisEvents, recorded);
    if (event?.type !== 'ProductTakenDown') return [];
    const { productId, takenDownAt: closedAt } = event.data;
    const command: CloseFeedback = { type: 'CloseFeedback', data: { reason: 'product-taken-down', closedAt } };
    return [{ receiver: RECEIVER, id: productId, command }];
  },
};

/** Finds the requests of an app in the log; that is slow, and rare. One that is opened later closes itself. */
export const productRequestsReceiver = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
}): Receiver => {
  const { store, handle } = deps;
  const filter = { types: ['FeedbackRequested'], streamPrefixes: [`${feedbackCategory.name}-`] };
  return {
    name: RECEIVER,
    receive: async ({ id: productId, command, context }) => {
      for await (const recorded of store.readAll({ filter })) {
        const event = decodeEvent(feedbackEvents, recorded);
        if (event?.type !== 'FeedbackRequested' || event.data.productId !== productId) continue;
        const { requestId } = event.data;
        const part = partOf(context, `CloseFeedback/${requestId}`);
        await handle(feedbackCategory, requestId, command as CloseFeedback, part);
      }
    },
  };
};
