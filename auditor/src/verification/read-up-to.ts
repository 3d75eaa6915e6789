import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';

/**
 * The events of a log after one position and up to another, in batches. Uses a subscription rather than a reader: a
 * reader throws at the first broken seal, while a subscription returns the event as stored, so that the rest can still
 * be verified.
 * @throws the reason of the signal when it aborts
 */
export async function* readUpTo(
  log: EventStore,
  { after, last }: { readonly after?: Position | undefined; readonly last: Position | undefined },
  signal: AbortSignal,
): AsyncGenerator<readonly RecordedEvent[]> {
  if (last === undefined || (after !== undefined && after >= last)) return;
  const done = new AbortController();
  try {
    const from = { ...(after !== undefined && { after }), signal: AbortSignal.any([signal, done.signal]) };
    for await (const message of log.subscribeToAll(from)) {
      if ('caughtUp' in message) continue;
      const events = message.events.filter(({ position }) => position <= last);
      if (events.length > 0) yield events;
      const reached = message.events.at(-1)?.position;
      if (reached !== undefined && reached >= last) return;
    }
    signal.throwIfAborted();
  } finally {
    done.abort();
  }
}
