import type { EventItem } from '@twofold/contracts/audit/api';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, Position } from '@twofold/event-store/port';
import { untilAborted } from '@twofold/event-store/timing';
import type { Listener } from '@twofold/http/event-stream';
import type { Observable } from 'rxjs';
import { itemOf } from '../event-item.ts';
import { inChunks } from '../in-chunks.ts';
import type { Open } from '../../opening.ts';
import { isShown } from './live-events.ts';

/** A viewer who is further behind reloads the page: a tail is no way to read a log. */
const MAX_BEHIND = 10_000;
const CHUNK = 200;

type Tail = {
  readonly stored: EventStore;
  readonly open: Open;
  readonly live: Observable<readonly EventItem[]>;
  readonly maxBehind?: number;
};

/**
 * Sends a listener the events after a position, then new ones, until it leaves. While it catches up, new events are
 * only counted, and read from the log later: nothing is buffered.
 */
export const publishTail = async (tail: Tail, listener: Listener, after: Position | undefined): Promise<void> => {
  const place: Place = { told: after ?? '', newest: '', isLive: false };
  let begin = (): void => undefined;
  let fail = (_error: unknown): void => undefined;
  const begun = new Promise<void>((resolve, reject) => ([begin, fail] = [resolve, reject]));
  const subscription = tail.live.subscribe({
    next: (events) => {
      begin();
      place.newest = events.at(-1)?.position ?? place.newest;
      if (place.isLive) tell(listener, place, events);
    },
    error: (error: unknown) => {
      fail(error);
      listener.end();
    },
    complete: () => listener.end(),
  });
  try {
    await untilAborted(begun, listener.signal);
    place.told ||= (await headOf(tail.stored)) ?? '';
    while (!place.isLive) {
      if (!(await catchUp(tail, listener, place))) return;
      // No await between these two: the next batch is either sent, or was read.
      place.isLive = place.newest <= place.told;
    }
    await gone(listener.signal);
  } finally {
    subscription.unsubscribe();
  }
};

/** Positions as texts, which compare; an empty one is before the first. */
type Place = { told: string; newest: string; isLive: boolean };

/** @returns false when the listener was let go, or has gone */
const catchUp = async (tail: Tail, listener: Listener, place: Place): Promise<boolean> => {
  const { stored, open, maxBehind = MAX_BEHIND } = tail;
  let read = 0;
  const after = place.told === '' ? {} : { after: place.told as Position };
  for await (const chunk of inChunks(stored.readAll({ ...after, limit: maxBehind + 1 }), CHUNK)) {
    read += chunk.length;
    if (read > maxBehind) {
      listener.send({ name: 'dropped', data: { reason: 'Your connection fell behind; live updates stopped.' } });
      listener.end();
      return false;
    }
    if (!tell(listener, place, (await open(chunk.filter(isShown))).map(itemOf))) return false;
    place.told = chunk.at(-1)?.position ?? place.told;
    await listener.flushed();
  }
  return !listener.signal.aborted;
};

const tell = (listener: Listener, place: Place, events: readonly EventItem[]): boolean => {
  for (const event of events) {
    if (event.position <= place.told) continue;
    if (!listener.send({ name: 'event', data: event, id: event.position })) return false;
    place.told = event.position;
  }
  return true;
};

const gone = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });
