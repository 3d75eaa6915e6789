import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import type { EventStore } from '@twofold/event-store/port';
import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import type { Mail } from '../mail/mail.ts';
import { orderCategory } from './category.ts';

/** Deletes the key of one order, and the mails that are kept about it. */
export type ForgetOrder = (orderId: number) => Promise<void>;

export const createForgetOrder =
  (deps: { readonly keyring: Pick<Keyring, 'erase'>; readonly mail: Pick<Mail, 'forget'> }): ForgetOrder =>
  async (orderId) => {
    await deps.keyring.erase(subjectOf('order', orderId));
    await deps.mail.forget(`order-${orderId}`);
  };

/**
 * Forgets what orders tell of a person who is erased: the address that they gave before the order was theirs. The orders
 * are found in the log, since nothing on this side lists them; that is slow, and rare. Doing it again changes nothing.
 */
export const createForgetOrders = (deps: {
  readonly store: EventStore;
  readonly forgetOrder: ForgetOrder;
}): ((userId: number) => Promise<void>) => {
  const { store, forgetOrder } = deps;
  const filter = { types: ['OrderClaimed'], streamPrefixes: [`${orderCategory.name}-`] };
  return async (userId) => {
    for await (const recorded of store.readAll({ filter })) {
      const event = decodeEvent(orderEvents, recorded);
      if (event?.type === 'OrderClaimed' && event.data.userId === userId) await forgetOrder(event.data.orderId);
    }
  };
};
