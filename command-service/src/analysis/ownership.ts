import type { HandleCommand } from '../command-handler.ts';
import type { Reaction } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';
import { productCategory } from './category.ts';
import type { DisownProduct } from './commands.ts';

const RECEIVER = 'ownership';

/** Takes a product from a user who turns out to be erased; see `ownershipReceiver`. */
export const disownIfErased = (data: DisownProduct['data']): Reaction => {
  const command: DisownProduct = { type: 'DisownProduct', data };
  return { receiver: RECEIVER, id: data.productId, command };
};

/** Passes the command on where the owner is erased; a user who is erased later is found by the erasure itself. */
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
