import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import type { Belongings } from '../belongings/belongings.ts';
import { partOf, type HandleCommand } from '../command-handler.ts';
import { defineReactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { feedbackCategory } from './category.ts';
import type { CloseFeedback } from './commands.ts';

const RECEIVER = 'requests-of-product';

/** Closes the open requests of an app that was taken down; missing reviews are then refunded (D-39). */
export const closeRequestsOnProductTakenDown = defineReactor({
  name: 'close-requests-on-product-taken-down',
  on: ['ProductTakenDown'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(analysisEvents, recorded);
    if (event?.type !== 'ProductTakenDown') return [];
    const { productId, takenDownAt: closedAt } = event.data;
    const command: CloseFeedback = { type: 'CloseFeedback', data: { reason: 'product-taken-down', closedAt } };
    return [{ receiver: RECEIVER, id: productId, command }];
  },
});

/** Closes the requests for an app. A request opened later is closed by `createOpenRequest`. */
export const productRequestsReceiver = (deps: {
  readonly belongings: Belongings;
  readonly handle: HandleCommand;
}): Receiver => {
  const { belongings, handle } = deps;
  return {
    name: RECEIVER,
    receive: async ({ id: productId, command, context }) => {
      for (const requestId of await belongings.idsOf(`product-${Number(productId)}`, 'request')) {
        const part = partOf(context, `CloseFeedback/${requestId}`);
        await handle(feedbackCategory, requestId, command as CloseFeedback, part);
      }
    },
  };
};
