import type { SubscribeOptions, SubscriptionMessage } from '../port.ts';
import { backoffMs, pause, untilAborted } from '../timing.ts';
import { countOf, densePosition } from './dense-position.ts';
import type { Log } from './postgres-connection.ts';
import type { LogListener } from './postgres-listener.ts';
import type { Page } from './postgres-pages.ts';
import type { LogReader } from './postgres-reader.ts';

export type Following = {
  readonly reader: Pick<LogReader, 'pageAfter' | 'head'>;
  readonly listener: LogListener;
  readonly log?: Log | undefined;
};

/** How long a follower that is told nothing waits until it looks for itself; longer while nothing happens. */
const FIRST_LOOK_MS = 250;
const MAX_LOOK_MS = 1_000;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 5_000;

/**
 * The log from a position on, page by page, for ever. It is pulled: while the subscriber works on a page the next one
 * is read, and no more. Whatever fails is tried again from where the last page ended. A subscriber that starts beyond
 * the end of the log, because the log is an older copy, is told a `caughtUp` that lies before its start.
 */
export async function* followLog(
  { reader, listener, log }: Following,
  { after, signal }: SubscribeOptions,
): AsyncGenerator<SubscriptionMessage> {
  if (signal.aborted) return;
  const leaving = new AbortController();
  const over = AbortSignal.any([signal, leaving.signal]);
  const leave = listener.join();
  try {
    let place = after === undefined ? 0n : countOf(after);
    let toldUpTo: bigint | undefined;
    let lookMs = FIRST_LOOK_MS;
    const read = (from: bigint): Promise<Page | undefined> => persist(() => reader.pageAfter(from), over, log);
    let coming = read(place);
    for (;;) {
      const page = await coming;
      if (page === undefined) return;
      const isEmpty = page.last === undefined;
      place = page.last ?? place;
      const hasMore = page.next !== undefined;
      if (hasMore) coming = read(place);
      if (!isEmpty) yield { events: page.events() };
      if (hasMore) continue;
      if (toldUpTo !== place) {
        const end = isEmpty ? await persist(reader.head, over, log) : place;
        if (end === undefined) return;
        yield { caughtUp: densePosition(end < place ? end : place) };
        toldUpTo = place;
      }
      await listener.news(place, lookMs, over);
      lookMs = isEmpty ? Math.min(MAX_LOOK_MS, lookMs * 2) : FIRST_LOOK_MS;
      coming = read(place);
    }
  } finally {
    leaving.abort();
    leave();
  }
}

/** Tries until it succeeds; undefined when the signal aborts before. */
const persist = async <T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
  log: Log | undefined,
): Promise<T | undefined> => {
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      return await untilAborted(attempt(), signal);
    } catch (error) {
      if (signal.aborted) break;
      log?.warn({ err: error }, 'Following the log failed and is tried again');
      await pause(backoffMs(failures, FIRST_BACKOFF_MS, MAX_BACKOFF_MS, Math.random), signal);
    }
  }
  return undefined;
};
