import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { isErased } from '@twofold/contracts/personal';
import type { EventStore } from '@twofold/event-store/port';
import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import { createCommandHandler } from '../command-handler.ts';
import { orderCategory } from './category.ts';

export type EraseGuestDeps = {
  /** A sealed one. */
  readonly store: EventStore;
  readonly keyring: Pick<Keyring, 'erase'>;
  /** Whom events name. */
  readonly actor: string;
  readonly now: () => Date;
  readonly newId: () => string;
};

/**
 * Erases a guest by the email address given to the payment provider or to us, from every order bought with it, claimed
 * ones too. Each order first gets its event, which triggers the reactors, and then loses its key. Run it again after a
 * crash: an order with the event and a remaining key is found again.
 * @returns the ids of the orders
 */
export const eraseGuest = async (deps: EraseGuestDeps, email: string): Promise<readonly number[]> => {
  const address = normalized(email);
  const orderIds = await ordersWith(deps.store, (bought) => !isErased(bought) && normalized(bought) === address);
  for (const orderId of orderIds) await eraseFrom(deps, orderId);
  return orderIds;
};

/**
 * Erases guests whose key is gone: a restored log may be older than its keys, and guests erased in between must stay
 * erased, without access by link or browser.
 * @returns the ids of the orders
 */
export const finishGuestErasures = async (deps: EraseGuestDeps): Promise<readonly number[]> => {
  const orderIds = await ordersWith(deps.store, isErased);
  for (const orderId of orderIds) await eraseFrom(deps, orderId);
  return orderIds;
};

type BuyersEmail = NonNullable<ReturnType<typeof emailIn>>['email'];

const ordersWith = async (store: EventStore, isWanted: (email: BuyersEmail) => boolean): Promise<readonly number[]> => {
  const orderIds = new Set<number>();
  for await (const recorded of store.readAll({ filter: { types: ['PaymentConfirmed', 'GuestEmailGiven'] } })) {
    const found = emailIn(decodeEvent(orderEvents, recorded));
    if (found !== undefined && isWanted(found.email)) orderIds.add(found.orderId);
  }
  return [...orderIds];
};

const emailIn = (event: ReturnType<typeof decodeEvent<typeof orderEvents>>) => {
  if (event?.type !== 'PaymentConfirmed' && event?.type !== 'GuestEmailGiven') return undefined;
  if (event.data.email === undefined) return undefined;
  return { orderId: event.data.orderId, email: event.data.email };
};

const eraseFrom = async ({ store, keyring, actor, now, newId }: EraseGuestDeps, orderId: number): Promise<void> => {
  const handle = createCommandHandler({ store, now });
  const id = newId();
  const data = { orderId, erasedAt: now().toISOString() };
  const context = { id, correlationId: id, causationId: id, actor };
  await handle(orderCategory, orderId, { type: 'EraseGuest', data }, context);
  await keyring.erase(subjectOf('order', orderId));
};

const normalized = (email: string): string => email.trim().toLowerCase();
