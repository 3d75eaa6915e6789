import type { EventStore, RecordedEvent, SubscribeOptions, SubscriptionMessage } from '../../port.ts';
import type { Sabotage } from './sabotage.ts';

type Messages = AsyncIterable<SubscriptionMessage>;

const following =
  (change: (messages: Messages, options: SubscribeOptions) => Messages) =>
  (store: EventStore): EventStore => ({
    ...store,
    subscribeToAll: (options) => change(store.subscribeToAll(options), options),
  });

const eachBatch = (change: (events: readonly RecordedEvent[], batch: number) => readonly RecordedEvent[]) =>
  following(async function* (messages) {
    let batch = 0;
    for await (const message of messages) {
      if ('caughtUp' in message) yield message;
      else yield { events: change(message.events, batch++) };
    }
  });

/** Reads messages without backpressure, and keeps only the last few for a slow subscriber. */
async function* forgetful(messages: Messages): AsyncGenerator<SubscriptionMessage> {
  const kept: SubscriptionMessage[] = [];
  const pump = { isOver: false, wake: (): void => undefined };
  const pumped = (async () => {
    for await (const message of messages) {
      kept.push(message);
      kept.splice(0, kept.length - 5);
      pump.wake();
    }
    pump.isOver = true;
    pump.wake();
  })();
  while (!pump.isOver) {
    const announced = new Promise<void>((resolve) => {
      pump.wake = resolve;
    });
    if (kept.length === 0) await announced;
    yield* kept.splice(0, 1);
  }
  await pumped;
}

export const brokenSubscriptions: readonly Sabotage[] = [
  {
    fault: 'drops the last event of a catch-up',
    breaks: [
      'a subscriber that starts behind gets everything, and then learns that it caught up',
      'a subscriber from nowhere is given the log from its first event',
      'nothing is called caught up before all that was there is delivered',
    ],
    apply: eachBatch((events) => events.slice(0, -1)),
  },
  {
    fault: 'forgets to say that it caught up',
    breaks: [
      'a subscriber that is not behind learns it',
      'a subscriber that starts behind gets everything, and then learns that it caught up',
    ],
    apply: following(async function* (messages) {
      for await (const message of messages) if ('events' in message) yield message;
    }),
  },
  {
    fault: 'says only once that it caught up',
    breaks: ['a subscriber that caught up learns it again after later appends'],
    apply: following(async function* (messages) {
      let isTold = false;
      for await (const message of messages) {
        if ('events' in message || !isTold) yield message;
        isTold ||= 'caughtUp' in message;
      }
    }),
  },
  {
    fault: 'says that it caught up before it did',
    breaks: [
      'a subscriber that starts behind gets everything, and then learns that it caught up',
      'nothing is called caught up before all that was there is delivered',
    ],
    apply: following(async function* (messages) {
      for await (const message of messages) {
        const last = 'events' in message ? message.events.at(-1) : undefined;
        if (last !== undefined) yield { caughtUp: last.position };
        yield message;
      }
    }),
  },
  {
    fault: 'ends when it caught up',
    breaks: ['a subscriber that caught up goes on with what is appended'],
    apply: following(async function* (messages) {
      for await (const message of messages) {
        yield message;
        if ('caughtUp' in message) return;
      }
    }),
  },
  {
    fault: 'loses its second batch',
    breaks: ['what is appended while a subscriber catches up comes once and in order'],
    apply: eachBatch((events, batch) => (batch === 1 ? [] : events)),
  },
  {
    fault: 'delivers its second batch twice',
    breaks: ['what is appended while a subscriber catches up comes once and in order'],
    apply: eachBatch((events, batch) => (batch === 1 ? [...events, ...events] : events)),
  },
  {
    fault: 'serves one subscriber',
    breaks: ['several subscribers are each given everything'],
    apply: (store) => {
      let subscribers = 0;
      return following((messages, { signal }) =>
        subscribers++ === 0
          ? messages
          : store.subscribeToAll({ signal: AbortSignal.any([signal, AbortSignal.abort()]) }),
      )(store);
    },
  },
  {
    fault: 'begins at the beginning for any position',
    breaks: [
      'a subscriber from the middle is given what comes after it',
      'a subscriber that starts again where it stopped misses and repeats nothing',
    ],
    apply: (store) => ({ ...store, subscribeToAll: ({ signal }) => store.subscribeToAll({ signal }) }),
  },
  {
    fault: 'forgets what a slow subscriber does not take',
    breaks: ['a slow subscriber is given everything in order'],
    apply: following(forgetful),
  },
  {
    fault: 'sorts its batches by stream',
    breaks: ['many writers at once are followed in the order of the log'],
    apply: eachBatch((events) => events.toSorted((one, two) => one.stream.localeCompare(two.stream))),
  },
  {
    fault: 'takes an abort for an error',
    breaks: [
      'an abort ends a subscription that waits, without an error',
      'an abort ends a subscription that is catching up, without an error',
      'a subscription whose signal aborted before is over at once',
    ],
    apply: following(async function* (messages, { signal }) {
      yield* messages;
      signal.throwIfAborted();
    }),
  },
  {
    fault: 'does not hear an abort',
    breaks: ['an abort ends a subscription that waits, without an error'],
    apply: (store) => ({
      ...store,
      subscribeToAll: (options) => store.subscribeToAll({ ...options, signal: new AbortController().signal }),
    }),
  },
  {
    fault: 'never gets back the connection of a subscriber who left',
    breaks: ['a subscriber may leave its loop, and the store still closes'],
    apply: (store) => {
      let connections = 0;
      const leaking = following(async function* (messages) {
        connections++;
        yield* messages;
        connections--;
      });
      return { ...leaking(store), close: () => (connections === 0 ? store.close() : new Promise(() => undefined)) };
    },
  },
];
