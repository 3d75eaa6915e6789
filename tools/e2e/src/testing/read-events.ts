import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import type { RecordedEvent } from '@twofold/event-store/port';
import { collect } from '@twofold/event-store/testing/events';

/** All events of a log on EventStoreDB as they are stored: personal fields are encrypted. */
export const readEvents = async ({ url }: { readonly url: string }): Promise<RecordedEvent[]> => {
  const store = eventStoreDbEventStore({ url });
  try {
    return await collect(store.readAll());
  } finally {
    await store.close();
  }
};
