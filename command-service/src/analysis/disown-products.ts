import type { Belongings } from '../belongings/belongings.ts';
import type { CommandContext, HandleCommand } from '../command-handler.ts';
import { productCategory } from './category.ts';

/** Removes a user as the owner of all their products. */
export const createDisownProducts = (deps: {
  readonly belongings: Belongings;
  readonly handle: HandleCommand;
  readonly now: () => Date;
  readonly newId: () => string;
}): ((userId: number, context: CommandContext) => Promise<void>) => {
  const { belongings, handle, now, newId } = deps;

  return async (userId, context) => {
    for (const id of await belongings.idsOf(`user-${userId}`, 'product')) {
      const productId = Number(id);
      const data = { productId, userId, disownedAt: now().toISOString() };
      await handle(productCategory, productId, { type: 'DisownProduct', data }, { ...context, id: newId() });
    }
  };
};
