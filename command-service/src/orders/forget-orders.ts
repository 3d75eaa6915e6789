import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import type { Belongings } from '../belongings/belongings.ts';
import type { Mail } from '../mail/mail.ts';

/** Deletes the key of one order, and the mails that are kept about it. */
export type ForgetOrder = (orderId: number) => Promise<void>;

export const createForgetOrder =
  (deps: { readonly keyring: Pick<Keyring, 'erase'>; readonly mail: Pick<Mail, 'forget'> }): ForgetOrder =>
  async (orderId) => {
    await deps.keyring.erase(subjectOf('order', orderId));
    await deps.mail.forget(`order-${orderId}`);
  };

/**
 * Forgets what orders tell of a person who is erased: the address that they gave before the order was theirs. Doing it
 * again changes nothing.
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
