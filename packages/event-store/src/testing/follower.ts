import { eventually } from '@twofold/testing/eventually';
import { systemSchedule, within } from '@twofold/timing/timing';
import type { EventStore, Position, RecordedEvent, SubscriptionMessage } from '../port.ts';

export type Follower = {
  /** All messages so far. */
  readonly messages: readonly SubscriptionMessage[];
  readonly events: () => readonly RecordedEvent[];
  readonly caughtUp: () => Position | undefined;
  /** Waits until this many events were delivered. */
  readonly has: (count: number) => Promise<void>;
  /** Waits for the notice that everything up to a position was delivered. */
  readonly hasCaughtUpTo: (position: Position) => Promise<void>;
  /** Stops reading while it is paused. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly abort: () => void;
  /** Aborts, and waits for the end of the iteration; rejects if it ended with an error. */
  readonly stop: () => Promise<void>;
};

/** A subscriber that records its messages. */
export const startFollowing = (store: EventStore, after: Position | undefined, patienceMs: number): Follower => {
  const controller = new AbortController();
  const messages: SubscriptionMessage[] = [];
  let gate = Promise.resolve();
  let open = (): void => undefined;
  const events = (): RecordedEvent[] => messages.flatMap((message) => ('events' in message ? message.events : []));
  const caughtUp = (): Position | undefined =>
    messages.reduce<Position | undefined>(
      (last, message) => ('caughtUp' in message ? message.caughtUp : last),
      undefined,
    );
  const options = { signal: controller.signal, ...(after === undefined ? {} : { after }) };
  const ended = (async () => {
    for await (const message of store.subscribeToAll(options)) {
      messages.push(message);
      await gate;
    }
  })();
  ended.catch(() => undefined);
  const until = (what: string, holds: () => boolean): Promise<void> =>
    eventually(
      () => {
        if (!holds()) throw new Error(`The subscriber has ${events().length} events and not ${what}`);
      },
      { withinMs: patienceMs, everyMs: 2 },
    );
  return {
    messages,
    events,
    caughtUp,
    has: (count) => until(`${count} of them`, () => events().length >= count),
    hasCaughtUpTo: (position) => until(`caught up to ${position}`, () => (caughtUp() ?? '') >= position),
    pause: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    resume: () => open(),
    abort: () => controller.abort(),
    stop: async () => {
      controller.abort();
      open();
      await within(ended, patienceMs, 'Ending the iteration after the abort', systemSchedule);
    },
  };
};
