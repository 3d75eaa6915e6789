import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import type { EventStore } from '@twofold/event-store/port';

/** A log that counts the events read from it, and can be replaced by another. */
export const aLog = () => {
  let log = memoryEventStore();
  let read = 0;
  const store: EventStore = {
    ...log,
    appendToStream: (...args) => log.appendToStream(...args),
    readStream: async function* (...args) {
      for await (const event of log.readStream(...args)) {
        read++;
        yield event;
      }
    },
    readAll: (...args) => log.readAll(...args),
  };
  return {
    store,
    replace: () => void (log = memoryEventStore()),
    /** The number of events read since the last call. */
    read: (): number => {
      const before = read;
      read = 0;
      return before;
    },
  };
};
