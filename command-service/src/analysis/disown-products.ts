import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import type { EventStore } from '@twofold/event-store/port';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import { productCategory } from './category.ts';

/**
 * Takes every product of a person from them. They are found in the log, since nothing on this side lists them; that is
 * slow, and rare.
 */
export const createDisownProducts = (deps: {
  readonly store: EventStore;
  readonly handle: HandleCommand;
  readonly now: () => Date;
  readonly newId: () => string;
}): ((userId: number, context: CommandContext) => Promise<void>) => {
  const { store, handle, now, newId } = deps;
  const filter = { types: ['AnalysisRequested', 'ProductClaimed'], streamPrefixes: [`${productCategory.name}-`] };

  return async (userId, context) => {
    for await (const recorded of store.readAll({ filter })) {
      const event = decodeEvent(analysisEvents, recorded);
      const isOwner =
        (event?.type === 'AnalysisRequested' && event.data.requestedBy === userId) ||
        (event?.type === 'ProductClaimed' && event.data.userId === userId);
      if (!isOwner) continue;
      const { productId } = event.data;
      const data = { productId, userId, disownedAt: now().toISOString() };
      await handle(productCategory, productId, { type: 'DisownProduct', data }, { ...context, id: newId() });
    }
  };
};
