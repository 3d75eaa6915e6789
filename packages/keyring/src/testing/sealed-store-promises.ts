import { randomUUID } from 'node:crypto';
import { ERASED } from '@twofold/contracts/personal';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore, NewEvent } from '@twofold/event-store/port';
import { asWritten, collect, someMetadata } from '@twofold/event-store/testing/events';
import { expect } from 'vitest';
import { isSubjectErased } from '../errors.ts';
import { subjectOf, type Keyring } from '../keyring.ts';
import { personalFieldsOfEvents, type FieldsByType } from '../personal-fields.ts';
import { sealedEventStore } from '../sealed-event-store.ts';

/** Opens a process's store: with a separate keyring, on the shared log and keys. */
export type World = {
  readonly openKeyring: () => Keyring;
  readonly fields?: FieldsByType;
};

type StorePromise = { readonly promise: string; readonly check: (world: World) => Promise<void> };

type Process = { readonly store: EventStore; readonly keyring: Keyring };

const openProcess = ({ openKeyring, fields }: World, beneath: EventStore): Process => {
  const keyring = openKeyring();
  return { keyring, store: sealedEventStore(beneath, keyring, fields) };
};

/** An id that no other test uses: all tests share the keys of the database. */
const freshId = (): number => Number.parseInt(randomUUID().slice(0, 8), 16) + 1;

const anEvent = (type: string, data: unknown): NewEvent => ({ id: randomUUID(), type, data, metadata: someMetadata });

/** An event of each type with personal fields, with a distinct text in each of them, all of one id. */
const personalEvents = (id: number): { readonly events: readonly NewEvent[]; readonly texts: readonly string[] } => {
  const texts: string[] = [];
  const events = [...personalFieldsOfEvents].map(([type, fields]) => {
    const data: Record<string, unknown> = {};
    for (const { field, of } of fields) {
      const text = `private ${field} ${randomUUID()}`;
      texts.push(text);
      data[of] = id;
      data[field] = text;
    }
    return anEvent(type, data);
  });
  return { events, texts };
};

const registered = (userId: number): NewEvent => anEvent('UserRegistered', { userId, email: 'ada@example.com' });

/** The promises of a sealed store beyond the contract of the event store. */
export const sealedStorePromises: readonly StorePromise[] = [
  {
    promise: 'no personal text is in the log beneath, and every one is read as it was written',
    check: async (world) => {
      const beneath = memoryEventStore();
      const { store } = openProcess(world, beneath);
      const { events, texts } = personalEvents(freshId());
      await store.appendToStream('thing-1', events, 'no-stream');
      const log = JSON.stringify((await collect(beneath.readAll())).map(asWritten));
      for (const text of texts) expect(log).not.toContain(text);
      expect((await collect(store.readStream('thing-1'))).map(asWritten)).toEqual(events);
    },
  },
  {
    promise: 'what one process erased reads as erased in every other one, at once',
    check: async (world) => {
      const beneath = memoryEventStore();
      const [one, other] = [openProcess(world, beneath), openProcess(world, beneath)];
      const userId = freshId();
      await one.store.appendToStream('user-1', [registered(userId)], 'no-stream');
      const read = async () => (await collect(other.store.readStream('user-1')))[0]?.data;
      expect(await read()).toMatchObject({ email: 'ada@example.com' });
      await one.keyring.erase(subjectOf('user', userId));
      expect(await read()).toMatchObject({ userId, email: ERASED });
    },
  },
  {
    promise: 'nothing more is recorded of a person whom another process erased',
    check: async (world) => {
      const beneath = memoryEventStore();
      const [one, other] = [openProcess(world, beneath), openProcess(world, beneath)];
      const userId = freshId();
      await other.store.appendToStream('user-1', [registered(userId)], 'no-stream');
      await one.keyring.erase(subjectOf('user', userId));
      const append = other.store.appendToStream('user-1', [registered(userId)], 'any');
      await expect(append).rejects.toSatisfy(isSubjectErased);
      expect(await collect(beneath.readAll())).toHaveLength(1);
    },
  },
  {
    promise: 'an append that is repeated, also by another process, is stored once',
    check: async (world) => {
      const beneath = memoryEventStore();
      const [one, other] = [openProcess(world, beneath), openProcess(world, beneath)];
      const { events } = personalEvents(freshId());
      const result = await one.store.appendToStream('thing-1', events, 'no-stream');
      expect(await one.store.appendToStream('thing-1', events, 'no-stream')).toEqual(result);
      expect(await other.store.appendToStream('thing-1', events, 'no-stream')).toEqual(result);
      expect(await collect(beneath.readAll())).toHaveLength(events.length);
    },
  },
  {
    promise: 'two processes that seal for a new person at the same moment agree on one key',
    check: async (world) => {
      const beneath = memoryEventStore();
      const processes = Array.from({ length: 4 }, () => openProcess(world, beneath));
      const userIds = Array.from({ length: 10 }, freshId);
      // Each in a different order, to provoke a deadlock.
      const events = processes.map((_, index) => (index % 2 === 0 ? userIds : userIds.toReversed()).map(registered));
      await Promise.all(
        processes.map(({ store }, index) => store.appendToStream(`users-${index}`, events[index]!, 'no-stream')),
      );
      const read = await collect(openProcess(world, beneath).store.readAll());
      expect(read).toHaveLength(40);
      for (const { data } of read) expect(data).toMatchObject({ email: 'ada@example.com' });
    },
  },
];
