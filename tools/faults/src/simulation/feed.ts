import type { EventStore, Position, RecordedEvent, SubscriptionMessage } from '@twofold/event-store/port';

/** How many events a follower gets at once, at most. */
const BATCH = 500;

/** The events of the log as they were first read, once for all followers. */
export type Feed = {
  readonly seen: readonly RecordedEvent[];
  readonly subscribeToAll: EventStore['subscribeToAll'];
};

/**
 * Follows the log, and passes the same events on to all followers: reading them again for each of twenty followers would be
 * most of the work of a run. If a follower changed an event, the oracle would notice, because it compares them with the log.
 */
export const feedOf = (log: EventStore): Feed => {
  const seen: RecordedEvent[] = [];
  const indexes = new Map<Position, number>();
  const waiting = new Set<() => void>();

  const follow = async (): Promise<void> => {
    for await (const message of log.subscribeToAll({ signal: new AbortController().signal })) {
      if (!('events' in message)) continue;
      for (const event of message.events) indexes.set(event.position, seen.push(event));
      for (const wake of waiting) wake();
      waiting.clear();
    }
  };
  void follow();

  async function* subscribeToAll({
    after,
    signal,
  }: Parameters<EventStore['subscribeToAll']>[0]): AsyncGenerator<SubscriptionMessage> {
    let next = after === undefined ? 0 : (indexes.get(after) ?? seen.length);
    while (!signal.aborted) {
      const events = seen.slice(next, next + BATCH);
      next += events.length;
      if (events.length > 0) yield { events };
      if (next === seen.length) await new Promise<void>((resolve) => waiting.add(resolve));
    }
  }

  return { seen, subscribeToAll };
};
