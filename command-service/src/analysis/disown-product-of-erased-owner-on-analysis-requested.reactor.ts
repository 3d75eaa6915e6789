import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import type { HandleCommand } from '../command-handler.ts';
import type { Reactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { productCategory } from './category.ts';
import type { DisownProduct } from './decider.ts';

const RECEIVER = 'ownership';

/** An analysis that was requested while its owner was being erased came too late to be found among theirs. */
export const disownProductOfErasedOwnerOnAnalysisRequested: Reactor = {
  name: 'disown-product-of-erased-owner-on-analysis-requested',
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(analysisEvents, recorded);
    if (event?.type !== 'AnalysisRequested' || event.data.requestedBy === undefined) return [];
    const { productId, requestedBy, requestedAt } = event.data;
    const data = { productId, userId: requestedBy, disownedAt: requestedAt };
    return [{ receiver: RECEIVER, id: productId, command: { type: 'DisownProduct', data } satisfies DisownProduct }];
  },
};

/** Passes the command on where the owner is erased; whoever is erased later is found by the erasure itself. */
export const ownershipReceiver = (deps: {
  readonly handle: HandleCommand;
  readonly isErased: (userId: number) => Promise<boolean>;
}): Receiver => ({
  name: RECEIVER,
  receive: async ({ id, command, context }) => {
    const disown = command as DisownProduct;
    if (await deps.isErased(disown.data.userId)) await deps.handle(productCategory, id, disown, context);
  },
});
