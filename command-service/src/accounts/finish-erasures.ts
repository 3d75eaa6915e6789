import { decodeEvent } from '@twofold/contracts/decode-event';
import { accountEvents } from '@twofold/contracts/accounts/events';
import type { EventStore } from '@twofold/event-store/port';
import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import { createCommandHandler } from '../command-handler.ts';
import { userCategory } from './category.ts';

/** How many keys are asked for at once. */
const BATCH = 500;

/**
 * Erases users whom the log knows and whose key is gone: the log of a backup may be older than its keys, and somebody who was
 * erased in between must not come back. What follows from it, reactors do when the service starts. `store` is sealed.
 * @returns the ids of those who were erased
 */
export const finishErasures = async (deps: {
  readonly store: EventStore;
  readonly keyring: Pick<Keyring, 'sealing'>;
  readonly now: () => Date;
  readonly newId: () => string;
}): Promise<readonly number[]> => {
  const { store, keyring, now, newId } = deps;
  const handle = createCommandHandler({ store, now });
  const gone = await peopleWithoutKey(keyring, await registeredIn(store));
  for (const userId of gone) {
    const id = newId();
    const data = { userId, erasedAt: now().toISOString() };
    const context = { id, correlationId: id, causationId: id, actor: 'system' };
    await handle(userCategory, userId, { type: 'EraseUser', data }, context);
  }
  return gone;
};

const registeredIn = async (store: EventStore): Promise<readonly number[]> => {
  const registered = new Set<number>();
  for await (const recorded of store.readAll({ filter: { types: ['UserRegistered', 'UserErased'] } })) {
    const event = decodeEvent(accountEvents, recorded);
    if (event?.type === 'UserRegistered') registered.add(event.data.userId);
    if (event?.type === 'UserErased') registered.delete(event.data.userId);
  }
  return [...registered];
};

const peopleWithoutKey = async (
  { sealing }: Pick<Keyring, 'sealing'>,
  userIds: readonly number[],
): Promise<readonly number[]> => {
  const gone: number[] = [];
  for (let from = 0; from < userIds.length; from += BATCH) {
    const batch = userIds.slice(from, from + BATCH);
    const keys = await sealing.toOpen(batch.map((userId) => subjectOf('user', userId)));
    gone.push(...batch.filter((userId) => keys.get(subjectOf('user', userId)) === 'erased'));
  }
  return gone;
};
