import type { Position, RecordedEvent, SubscribeOptions, SubscriptionMessage } from '../port.ts';
import { backoffMs, pause, systemSchedule, type Schedule } from '../timing.ts';

/** What one subscription says: an event, word that it is live, or that it has looked up to a position. */
export type SubscriptionSignal =
  { readonly event: RecordedEvent } | { readonly live: true } | { readonly looked: Position };

/** One subscription on a connection of its own. It may end politely, break, or fall silent. */
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
  readonly silenceMs?: number;
  readonly schedule?: Schedule;
  readonly random?: () => number;
};

/** A subscription that falls silent is looked after within twice this time. */
const SILENCE_MS = 30_000;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 10_000;

/**
 * Follows the log for ever: whatever ends a subscription, an error, a polite end or silence while the log grows, it is
 * opened again behind the last event that was taken. What was delivered is never delivered again.
 */
export async function* followLog(
  deps: FollowerDeps,
  { after, signal }: SubscribeOptions,
): AsyncGenerator<SubscriptionMessage> {
  const { schedule = systemSchedule, random = Math.random } = deps;
  let taken = after;
  let failures = 0;
  while (!signal.aborted) {
    const subscription = deps.open(taken);
    const close = (): void => void subscription.close().catch(() => undefined);
    signal.addEventListener('abort', close, { once: true });
    const watch = watchSilence(deps, schedule, () => taken, close);
    try {
      for await (const signals of subscription.signals()) {
        watch.heard();
        failures = 0;
        for (const message of messagesOf(signals, taken ?? deps.beforeFirst)) {
          if ('events' in message) taken = message.events.at(-1)?.position ?? taken;
          yield message;
          if (signal.aborted) return;
        }
        taken = later(taken, lookedUpTo(signals));
      }
    } catch {
      // A broken subscription is the normal case of a network; the next one begins where this one stopped.
    } finally {
      watch.stop();
      signal.removeEventListener('abort', close);
      await subscription.close().catch(() => undefined);
    }
    await pause(backoffMs(failures++, FIRST_BACKOFF_MS, MAX_BACKOFF_MS, random), signal, schedule);
  }
}

/** Neighbouring events become one message; word that the end is reached stays where it was said. */
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
 * A subscription that says nothing while the log has grown is cut, so that another takes its place. The timer runs on
 * while something is heard: to begin it anew for every chunk costs more than the chunk.
 */
const watchSilence = (
  { head, silenceMs = SILENCE_MS }: FollowerDeps,
  schedule: Schedule,
  taken: () => Position | undefined,
  cut: () => void,
) => {
  let [isOver, wasHeard] = [false, false];
  let cancel = (): void => undefined;
  const look = async (): Promise<void> => {
    const before = taken();
    const position = await head().catch(() => undefined);
    if (isOver) return;
    if (position !== undefined && before === taken() && position > (before ?? '')) cut();
    else arm();
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
