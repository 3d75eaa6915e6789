import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import type { Belongings } from '../belongings/belongings.ts';
import type { HandleCommand } from '../command-handler.ts';
import type { Mail } from '../mail/mail.ts';
import { orderCategory } from './category.ts';

/** Revokes the guest's access to an order by browser and link, and deletes its key and stored mails. */
export type ForgetOrder = (orderId: number) => Promise<void>;

export const createForgetOrder =
  (deps: {
    readonly handle: HandleCommand;
    readonly keyring: Pick<Keyring, 'erase'>;
    readonly mail: Pick<Mail, 'forget'>;
    readonly now: () => Date;
    readonly newId: () => string;
  }): ForgetOrder =>
  async (orderId) => {
    const { handle, keyring, mail, now, newId } = deps;
    const id = newId();
    const context = { id, correlationId: id, causationId: id, actor: 'system' };
    const data = { orderId, erasedAt: now().toISOString() };
    await handle(orderCategory, orderId, { type: 'EraseGuest', data }, context);
    await keyring.erase(subjectOf('order', orderId));
    await mail.forget(`order-${orderId}`);
  };

/**
 * Deletes the personal data in the orders of an erased user: the address given before the order had an owner.
 * Idempotent.
 */
export const createForgetOrders = (deps: {
  readonly belongings: Belongings;
  readonly forgetOrder: ForgetOrder;
}): ((userId: number) => Promise<void>) => {
  const { belongings, forgetOrder } = deps;
  return async (userId) => {
    for (const orderId of await belongings.idsOf(`user-${userId}`, 'order')) await forgetOrder(Number(orderId));
  };
};
