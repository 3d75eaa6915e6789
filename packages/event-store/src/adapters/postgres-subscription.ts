import type { Outage, OutageMember } from '../outage.ts';
import type { SubscribeOptions, SubscriptionMessage } from '../port.ts';
import { untilAborted } from '@twofold/timing/timing';
import { countOf, densePosition } from './dense-position.ts';
import type { LogListener } from './postgres-listener.ts';
import type { Page } from './postgres-pages.ts';
import type { LogReader } from './postgres-reader.ts';

export type FollowDeps = {
  readonly reader: Pick<LogReader, 'pageAfter' | 'head'>;
  readonly listener: LogListener;
  /** Reports failures, and paces the attempts of all followers of the store. */
  readonly outage: Outage;
};

/** How long a follower without announcements waits before it polls. The wait grows while nothing is appended. */
const FIRST_POLL_MS = 250;
const MAX_POLL_MS = 1_000;

/**
 * The log from a position, page by page, indefinitely. While the subscriber processes a page, only the next one is read.
 * Failures are retried from the end of the last page. A subscriber that starts beyond the end of the log, because the log
 * is an older copy, gets a `caughtUp` before its start.
 */
export async function* followLog(
  { reader, listener, outage }: FollowDeps,
  { after, signal }: SubscribeOptions,
): AsyncGenerator<SubscriptionMessage> {
  if (signal.aborted) return;
  const leaving = new AbortController();
  const over = AbortSignal.any([signal, leaving.signal]);
  const leave = listener.join();
  const member = outage.join();
  try {
    let place = after === undefined ? 0n : countOf(after);
    let caughtUpTo: bigint | undefined;
    let pollMs = FIRST_POLL_MS;
    const read = (from: bigint): Promise<Page | undefined> => withRetries(() => reader.pageAfter(from), over, member);
    let nextPage = read(place);
    for (;;) {
      const page = await nextPage;
      if (page === undefined) return;
      const isEmpty = page.last === undefined;
      place = page.last ?? place;
      const hasMore = page.next !== undefined;
      if (hasMore) nextPage = read(place);
      if (!isEmpty) yield { events: page.events() };
      if (hasMore) continue;
      if (caughtUpTo !== place) {
        const end = isEmpty ? await withRetries(reader.head, over, member) : place;
        if (end === undefined) return;
        yield { caughtUp: densePosition(end < place ? end : place) };
        caughtUpTo = place;
      }
      await listener.announced(place, pollMs, over);
      pollMs = isEmpty ? Math.min(MAX_POLL_MS, pollMs * 2) : FIRST_POLL_MS;
      nextPage = read(place);
    }
  } finally {
    leaving.abort();
    leave();
    member.leave();
  }
}

/** Retries until it succeeds; undefined if the signal aborts first. */
const withRetries = async <T>(
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
