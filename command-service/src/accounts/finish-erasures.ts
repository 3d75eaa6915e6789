import { decodeEvent } from '@twofold/contracts/decode-event';
import { accountEvents } from '@twofold/contracts/accounts/events';
import type { EventStore } from '@twofold/event-store/port';
import { subjectOf, type Keyring } from '@twofold/keyring/keyring';
import { createCommandHandler } from '../command-handler.ts';
import { userCategory } from './category.ts';

/** Number of keys per lookup. */
const BATCH = 500;

/**
 * Erases users who are in the log but have no key: a restored log may be older than the keys, and users erased in
 * between must stay erased. Reactors do the rest when the service starts. `store` is sealed.
 * @returns the ids of the erased users
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
