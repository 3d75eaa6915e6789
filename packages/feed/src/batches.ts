import type { Position, RecordedEvent, SubscriptionMessage } from '@twofold/event-store/port';
import { createNotifier } from './notifier.ts';

/** The maximum size of a batch: events, and characters of their data, roughly. */
export type BatchLimits = { readonly events: number; readonly characters: number };

type Follow = {
  /** Where the subscription starts, exclusive. */
  readonly after: Position | undefined;
  readonly subscribe: (signal: AbortSignal) => AsyncIterable<SubscriptionMessage>;
  readonly limits: BatchLimits;
  readonly signal: AbortSignal;
};

/**
 * Turns a subscription into batches: at the head of the log all available events, behind it as many as the limits
 * allow. While one batch is written, only the next one is read: a slow writer slows the subscription down. Repeated
 * deliveries, as after a lost connection, are dropped. Ends when the signal aborts; throws what the subscription throws.
 */
export async function* inBatches({
  after,
  subscribe,
  limits,
  signal,
}: Follow): AsyncGenerator<readonly RecordedEvent[], void> {
  const left = new AbortController();
  const either = AbortSignal.any([signal, left.signal]);
  const [filled, drained] = [createNotifier(), createNotifier()];
  const queue = queueWithin(limits);
  let last = after;

  const fill = async (): Promise<void> => {
    for await (const message of subscribe(either)) {
      if (!('events' in message)) continue;
      for (const event of message.events) {
        if (last !== undefined && event.position <= last) continue;
        last = event.position;
        queue.add(event);
      }
      filled.notify();
      while (queue.isFull() && !either.aborted) await drained.notified();
    }
  };
  const filling = fill().finally(() => {
    queue.end();
    filled.notify();
  });
  // Awaited below; until then its failure must not count as unhandled.
  filling.catch(() => undefined);
  const wakeFiller = (): void => drained.notify();
  either.addEventListener('abort', wakeFiller, { once: true });

  try {
    for (;;) {
      while (queue.mayGrow()) await filled.notified();
      const batch = queue.take();
      if (signal.aborted || batch.length === 0) break;
      drained.notify();
      yield batch;
    }
    if (!signal.aborted) await filling;
  } finally {
    left.abort();
    either.removeEventListener('abort', wakeFiller);
  }
}

/** Reads events up to a position, in chunks within the limits. */
export async function* chunksUpTo(
  events: AsyncIterable<RecordedEvent>,
  last: Position,
  limits: BatchLimits,
): AsyncGenerator<readonly RecordedEvent[]> {
  let chunk: RecordedEvent[] = [];
  let size = 0;
  for await (const event of events) {
    if (event.position > last) break;
    chunk.push(event);
    size += sizeOf(event.data);
    if (chunk.length < limits.events && size < limits.characters) continue;
    yield chunk;
    chunk = [];
    size = 0;
  }
  if (chunk.length > 0) yield chunk;
}

/** The events waiting for the next batch, with their sizes. */
const queueWithin = (limits: BatchLimits) => {
  const waiting: { readonly event: RecordedEvent; readonly size: number }[] = [];
  let size = 0;
  let isEnded = false;
  return {
    add: (event: RecordedEvent): void => {
      const each = sizeOf(event.data);
      waiting.push({ event, size: each });
      size += each;
    },
    end: (): void => {
      isEnded = true;
    },
    isFull: (): boolean => waiting.length >= limits.events || size >= limits.characters,
    /** Nothing is available yet. */
    mayGrow: (): boolean => waiting.length === 0 && !isEnded,
    /** As many events as the limits allow, but at least one if there is one. */
    take: (): readonly RecordedEvent[] => {
      let count = 0;
      let taken = 0;
      for (const { size: each } of waiting) {
        if (count > 0 && (count >= limits.events || taken + each > limits.characters)) break;
        count += 1;
        taken += each;
      }
      size -= taken;
      return waiting.splice(0, count).map(({ event }) => event);
    },
  };
};

/** Deeper than any data we record. Anything below is not counted, so that no input overflows the stack. */
const MAX_DEPTH = 64;

/** The approximate length of a value's JSON, computed without serializing it. */
export const sizeOf = (value: unknown, depth = 0): number => {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return 5;
  let size = 2;
  for (const part of Object.values(value)) size += sizeOf(part, depth + 1) + 4;
  return size;
};
