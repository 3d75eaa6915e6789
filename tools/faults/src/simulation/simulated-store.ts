import type { EventStore, SubscriptionMessage } from '@twofold/event-store/port';
import type { Crossing, Faults } from './faults.ts';
import type { Feed } from './feed.ts';
import type { Process, Timeline } from './timeline.ts';

/** The log as one process reaches it: with delays, failures and events that are delivered more than once. */
export const storeOf = (deps: {
  readonly log: EventStore;
  readonly feed: Feed;
  readonly crossing: Crossing;
  readonly timeline: Timeline;
  readonly faults: Faults;
  readonly process: Process;
}): EventStore => {
  const { log, feed, crossing, timeline, faults, process } = deps;

  async function* follow(options: Parameters<EventStore['subscribeToAll']>[0]): AsyncGenerator<SubscriptionMessage> {
    for await (const message of feed.subscribeToAll(options)) {
      if (!('events' in message)) {
        yield message;
        continue;
      }
      await timeline.turn(process);
      yield message;
      // Events may be delivered again, as after a lost connection.
      if (faults.strikes('duplicate')) yield { events: message.events.slice(-3) };
    }
  }

  return {
    ...log,
    appendToStream: (...args) => crossing.effect(() => log.appendToStream(...args)),
    readStream: (...args) => readAfter(crossing, () => log.readStream(...args)),
    readAll: (...args) => readAfter(crossing, () => log.readAll(...args)),
    subscribeToAll: follow,
  };
};

async function* readAfter<Event>({ look }: Crossing, read: () => AsyncIterable<Event>): AsyncGenerator<Event> {
  yield* await look(() => Promise.resolve(read()));
}
