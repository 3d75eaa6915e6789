import type { EventItem } from '@twofold/contracts/audit/api';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import type { Logger } from '@twofold/http/log';
import { Observable, ReplaySubject, share } from 'rxjs';
import { isAccess } from '../../shape-of.ts';
import { itemOf } from '../event-item.ts';
import type { Open } from '../../opening.ts';

/**
 * New events, from one subscription to the log shared by all listeners; it starts with the first and ends with the last
 * of them. Each listener immediately gets a batch, possibly empty: from then on it misses nothing. Slow listeners are
 * not awaited, and only the last batch is kept.
 */
export const createLiveEvents = ({
  stored,
  open,
  log,
}: {
  readonly stored: EventStore;
  readonly open: Open;
  readonly log: Logger;
}): Observable<readonly EventItem[]> =>
  new Observable<readonly EventItem[]>((subscriber) => {
    const leaving = new AbortController();
    const follow = async (): Promise<void> => {
      const head = await headOf(stored);
      subscriber.next([]);
      for await (const message of stored.subscribeToAll({ ...(head && { after: head }), signal: leaving.signal })) {
        if ('caughtUp' in message) continue;
        const shown = message.events.filter((event) => !isAccess(event));
        if (shown.length > 0) subscriber.next((await open(shown)).map(itemOf));
      }
      subscriber.complete();
    };
    follow().catch((error: unknown) => {
      log.warn({ err: error }, 'the tail subscription ended; all listeners were disconnected');
      subscriber.error(error);
    });
    return () => leaving.abort();
  }).pipe(share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: true }));
