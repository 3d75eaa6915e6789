import type { Outage, OutageMember } from '../outage.ts';
import type { SubscribeOptions, SubscriptionMessage } from '../port.ts';
import { untilAborted } from '../timing.ts';
import { countOf, densePosition } from './dense-position.ts';
import type { LogListener } from './postgres-listener.ts';
import type { Page } from './postgres-pages.ts';
import type { LogReader } from './postgres-reader.ts';

export type Following = {
  readonly reader: Pick<LogReader, 'pageAfter' | 'head'>;
  readonly listener: LogListener;
  /** Reports failures, and paces the attempts of all followers of the store. */
  readonly outage: Outage;
};

/** How long a follower without announcements waits until it polls; longer while nothing happens. */
const FIRST_LOOK_MS = 250;
const MAX_LOOK_MS = 1_000;

/**
 * The log from a position, page by page, indefinitely. It is pulled: while the subscriber processes a page the next one
 * is read, and no more. Failures are retried from the end of the last page. A subscriber that starts beyond the end of
 * the log, because the log is an older copy, gets a `caughtUp` before its start.
 */
export async function* followLog(
  { reader, listener, outage }: Following,
  { after, signal }: SubscribeOptions,
): AsyncGenerator<SubscriptionMessage> {
  if (signal.aborted) return;
  const leaving = new AbortController();
  const over = AbortSignal.any([signal, leaving.signal]);
  const leave = listener.join();
  const member = outage.join();
  try {
    let place = after === undefined ? 0n : countOf(after);
    let toldUpTo: bigint | undefined;
    let lookMs = FIRST_LOOK_MS;
    const read = (from: bigint): Promise<Page | undefined> => persist(() => reader.pageAfter(from), over, member);
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
        const end = isEmpty ? await persist(reader.head, over, member) : place;
        if (end === undefined) return;
        yield { caughtUp: densePosition(end < place ? end : place) };
        toldUpTo = place;
      }
      await listener.announced(place, lookMs, over);
      lookMs = isEmpty ? Math.min(MAX_LOOK_MS, lookMs * 2) : FIRST_LOOK_MS;
      coming = read(place);
    }
  } finally {
    leaving.abort();
    leave();
    member.leave();
  }
}

/** Tries until it succeeds; undefined when the signal aborts before. */
const persist = async <T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
  member: OutageMember,
): Promise<T | undefined> => {
  while (!signal.aborted) {
    try {
      const answer = await untilAborted(attempt(), signal);
      member.worked();
      return answer;
    } catch (error) {
      if (!signal.aborted) await member.failed(error, signal);
    }
  }
  return undefined;
};
