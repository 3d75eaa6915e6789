import type { Outage } from '../outage.ts';
import type { Position, RecordedEvent, SubscribeOptions, SubscriptionMessage } from '../port.ts';
import { systemSchedule, type Schedule } from '@twofold/timing/timing';

/** A message of one subscription: an event, the notice that it is live, or the position up to which it has searched. */
export type SubscriptionSignal =
  | { readonly event: RecordedEvent }
  | { readonly live: true }
  | { readonly searchedTo: Position };

/** One subscription on its own connection. The server may end it normally, it may fail, or it may fall silent. */
export type OpenSubscription = {
  /** Ends when the server ends it or `close` is called; rejects when it fails. */
  readonly signals: () => AsyncIterable<readonly SubscriptionSignal[]>;
  readonly close: () => Promise<void>;
};

export type FollowerDeps = {
  readonly open: (after: Position | undefined) => OpenSubscription;
  /** The position of the last event in the log, read through another connection. */
  readonly head: () => Promise<Position | undefined>;
  /** The `caughtUp` position of an empty log. */
  readonly beforeFirst: Position;
  /** Reports failures, and paces the attempts of all followers of the store. */
  readonly outage: Outage;
  readonly silenceMs?: number;
  readonly schedule?: Schedule;
};

/** A silent subscription is checked within twice this time. */
const SILENCE_MS = 30_000;

/**
 * Follows the log until the signal aborts. After an error, a normal end, or silence while the log grows, it opens the
 * subscription again after the last delivered event. No event is delivered twice.
 */
export async function* followLog(
  deps: FollowerDeps,
  { after, signal }: SubscribeOptions,
): AsyncGenerator<SubscriptionMessage> {
  const { schedule = systemSchedule, outage } = deps;
  const member = outage.join();
  let taken = after;
  try {
    while (!signal.aborted) {
      const subscription = deps.open(taken);
      let failure: unknown;
      const close = (): void => void subscription.close().catch(() => undefined);
      const cut = (why: unknown): void => {
        failure = why;
        close();
      };
      signal.addEventListener('abort', close, { once: true });
      const watch = watchSilence(deps, schedule, () => taken, cut);
      try {
        for await (const signals of subscription.signals()) {
          watch.heard();
          member.worked();
          for (const message of messagesOf(signals, taken ?? deps.beforeFirst)) {
            if ('events' in message) taken = message.events.at(-1)?.position ?? taken;
            yield message;
            if (signal.aborted) return;
          }
          taken = later(taken, searchedToIn(signals));
        }
      } catch (error) {
        failure ??= error;
      } finally {
        watch.stop();
        signal.removeEventListener('abort', close);
        await subscription.close().catch(() => undefined);
      }
      if (!signal.aborted) await member.failed(failure ?? new Error('The server ended the subscription'), signal);
    }
  } finally {
    member.leave();
  }
}

/** Combines consecutive events into one message; the notices that the end is reached keep their places. */
function* messagesOf(signals: readonly SubscriptionSignal[], taken: Position): Generator<SubscriptionMessage> {
  let events: RecordedEvent[] = [];
  let last = taken;
  for (const signal of signals) {
    if ('event' in signal) {
      events.push(signal.event);
      last = signal.event.position;
    } else if ('live' in signal) {
      if (events.length > 0) yield { events };
      events = [];
      yield { caughtUp: last };
    }
  }
  if (events.length > 0) yield { events };
}

const searchedToIn = (signals: readonly SubscriptionSignal[]): Position | undefined => {
  const last = signals.at(-1);
  return last && 'searchedTo' in last ? last.searchedTo : undefined;
};

const later = (one: Position | undefined, other: Position | undefined): Position | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one;

/**
 * Closes a subscription that is silent although the log has grown, or while the log does not answer. Activity does not
 * restart the timer: restarting it for every chunk costs more than the chunk.
 */
const watchSilence = (
  { head, silenceMs = SILENCE_MS }: FollowerDeps,
  schedule: Schedule,
  taken: () => Position | undefined,
  cut: (why: unknown) => void,
) => {
  let [isOver, wasHeard] = [false, false];
  let cancel = (): void => undefined;
  const look = async (): Promise<void> => {
    const before = taken();
    const why = await head().then(
      (position) => {
        const hasGrown = position !== undefined && before === taken() && position > (before ?? '');
        return hasGrown ? new Error('The subscription delivers nothing although the log has grown') : undefined;
      },
      (error: unknown) => error,
    );
    if (isOver) return;
    if (why === undefined) arm();
    else cut(why);
  };
  const arm = (): void => {
    wasHeard = false;
    cancel = schedule(() => (wasHeard ? arm() : void look()), silenceMs);
  };
  arm();
  return {
    heard: (): void => {
      wasHeard = true;
    },
    stop: (): void => {
      isOver = true;
      cancel();
    },
  };
};
