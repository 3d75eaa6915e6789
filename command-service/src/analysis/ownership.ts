import type { HandleCommand } from '../command-handler.ts';
import type { Reaction } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { productCategory } from './category.ts';
import type { DisownProduct } from './commands.ts';

const RECEIVER = 'ownership';

/** Disowns a product if its owner is erased; see `ownershipReceiver`. */
export const disownIfErased = (data: DisownProduct['data']): Reaction => {
  const command: DisownProduct = { type: 'DisownProduct', data };
  return { receiver: RECEIVER, id: data.productId, command };
};

/** Runs the command if the owner is erased. A later erasure finds the product itself. */
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
