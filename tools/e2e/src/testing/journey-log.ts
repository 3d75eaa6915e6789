import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import type { RecordedEvent } from '@twofold/event-store/port';
import { startRealServer } from '@twofold/event-store/testing/eventstoredb/real-server';
import { startStandInServer } from '@twofold/event-store/testing/eventstoredb/stand-in-server';

/** The EventStoreDB of a journey on separate processes. */
export type JourneyLog = {
  readonly url: string;
  /** Takes it away, without a word to anybody. */
  readonly kill: () => Promise<void>;
  /** Brings it back at the same address, with all it held. */
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** The stand-in, or a real server when `program` starts one. */
export const openJourneyLog = async (program: string | undefined): Promise<JourneyLog> => {
  if (program !== undefined) return startRealServer(program);
  let server = await startStandInServer();
  return {
    url: server.url,
    kill: () => server.stop(),
    start: async () => {
      server = await startStandInServer({ log: server.log, port: server.port });
    },
    remove: () => server.stop(),
  };
};

/** All that was recorded, as anybody may read it who has no key. */
export const recordedIn = async ({ url }: JourneyLog): Promise<RecordedEvent[]> => {
  const store = eventStoreDbEventStore({ url });
  try {
    const events: RecordedEvent[] = [];
    for await (const event of store.readAll()) events.push(event);
    return events;
  } finally {
    await store.close();
  }
};
