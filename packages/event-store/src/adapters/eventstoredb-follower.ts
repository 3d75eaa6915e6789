import type { Outage } from '../outage.ts';
import type { Position, RecordedEvent, SubscribeOptions, SubscriptionMessage } from '../port.ts';
import { systemSchedule, type Schedule } from '../timing.ts';

/** What one subscription says: an event, word that it is live, or that it has looked up to a position. */
export type SubscriptionSignal =
  | { readonly event: RecordedEvent }
  | { readonly live: true }
  | { readonly looked: Position };

/** One subscription on its own connection. It may end politely, break, or fall silent. */
export type OpenSubscription = {
  /** Ends when the server ends it; rejects when it breaks; ends when `close` is called. */
  readonly signals: () => AsyncIterable<readonly SubscriptionSignal[]>;
  readonly close: () => Promise<void>;
};

export type FollowerDeps = {
  readonly open: (after: Position | undefined) => OpenSubscription;
  /** The position of the last event in the log, asked on another connection. */
  readonly head: () => Promise<Position | undefined>;
  /** What `caughtUp` says of a log that was empty when it was read to its end. */
  readonly beforeFirst: Position;
  /** Reports failures, and paces the attempts of all followers of the store. */
  readonly outage: Outage;
  readonly silenceMs?: number;
  readonly schedule?: Schedule;
};

/** A subscription that falls silent is looked after within twice this time. */
const SILENCE_MS = 30_000;

/**
 * Follows the log until the signal aborts: after an error, a polite end or silence while the log grows, the subscription
 * is opened again behind the last event that was taken. What was delivered is never delivered again.
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
          taken = later(taken, lookedUpTo(signals));
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

/** Neighboring events become one message; word that the end is reached stays where it was said. */
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

const lookedUpTo = (signals: readonly SubscriptionSignal[]): Position | undefined => {
  const last = signals.at(-1);
  return last && 'looked' in last ? last.looked : undefined;
};

const later = (one: Position | undefined, other: Position | undefined): Position | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one;

/**
 * Cuts a subscription that is silent while the log has grown, or while the log does not answer. The timer runs on while
 * something is heard: to start it again for every chunk costs more than the chunk.
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
        return hasGrown ? new Error('The subscription is silent, although the log has grown') : undefined;
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
