import { decodeEvent } from '@twofold/contracts/decode-event';
import { orderEvents } from '@twofold/contracts/orders/events';
import { isErased } from '@twofold/contracts/personal';
import type { EventStore } from '@twofold/event-store/port';
import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import { createCommandHandler } from '../command-handler.ts';
import { orderCategory } from './category.ts';

export type EraseGuestDeps = {
  /** A sealed store. */
  readonly store: EventStore;
  readonly keyring: Pick<Keyring, 'erase'>;
  /** The actor in the events' metadata. */
  readonly actor: string;
  readonly now: () => Date;
  readonly newId: () => string;
};

/**
 * Erases a guest from every order bought with an email address, given to the payment provider or to us, including orders
 * claimed since. For each order it first records the event, which triggers the reactors, then deletes the key. Run it
 * again after a crash: it finds orders with the event and a remaining key.
 * @returns the ids of the orders
 */
export const eraseGuest = async (deps: EraseGuestDeps, email: string): Promise<readonly number[]> => {
  const address = normalized(email);
  const orderIds = await ordersWith(deps.store, (bought) => !isErased(bought) && normalized(bought) === address);
  for (const orderId of orderIds) await eraseFrom(deps, orderId);
  return orderIds;
};

/**
 * Erases guests whose key was deleted: a restored log may be older than the keys, and guests erased in between must stay
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
