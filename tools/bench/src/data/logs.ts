import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { migrateEventLog } from '@twofold/event-store/adapters/postgres-migration';
import type { EventStore } from '@twofold/event-store/port';
import { Client } from 'pg';
import type { Bench } from '../harness/benchmark.ts';
import { numberText } from '../harness/table.ts';
import type { Append } from './members.ts';

/** A log in its own database, which is dropped by the closers. */
export type Log = { readonly url: string; readonly store: EventStore };

export const openLog = async ({ server, closers }: Bench): Promise<Log> => {
  const url = await server.createDatabase(closers);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await migrateEventLog(client);
  } finally {
    await client.end();
  }
  const store = await postgresEventStore({ connectionString: url });
  closers.add('event store', () => store.close());
  return { url, store };
};

const IN_FLIGHT = 200;
const SAY_EVERY = 100_000;

/** Appends in order with many in flight, and holds no more than those in memory. */
export const fillLog = async (
  { store }: Log,
  appends: Iterable<Append>,
  { signal, say }: Pick<Bench, 'signal' | 'say'>,
): Promise<void> => {
  const waiting = appends[Symbol.iterator]();
  let events = 0;
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      signal.throwIfAborted();
      const append = next.value;
      await store.appendToStream(append.stream, append.events, append.expected);
      events += append.events.length;
      if (events % SAY_EVERY === 0) say(`${numberText(events)} events are in the log`);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
};
