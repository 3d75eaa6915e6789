import type { EventStore } from '@twofold/event-store/port';
import type { Failpoints } from './failpoints.ts';

const categoryOf = (stream: string): string => stream.slice(0, stream.indexOf('-'));

/** The log, with failpoints around appends and reads, by category, and around the messages of followers. */
export const withFailpoints = (store: EventStore, { around, reach }: Failpoints): EventStore => ({
  ...store,
  appendToStream: (stream, ...args) =>
    around(`append:${categoryOf(stream)}`, () => store.appendToStream(stream, ...args)),
  readStream: async function* (stream, options) {
    await reach(`read:${categoryOf(stream)}:before`);
    yield* store.readStream(stream, options);
    await reach(`read:${categoryOf(stream)}:after`);
  },
  subscribeToAll: async function* (options) {
    for await (const message of store.subscribeToAll(options)) {
      if ('events' in message) await reach('subscribe:before');
      yield message;
      // A follower has handled a message when it reads the next one.
      if ('events' in message) await reach('subscribe:after');
    }
  },
});
