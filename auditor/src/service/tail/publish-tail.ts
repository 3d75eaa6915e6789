import type { EventItem } from '@twofold/contracts/audit/api';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, Position } from '@twofold/event-store/port';
import { untilAborted } from '@twofold/timing/timing';
import type { Listener } from '@twofold/http/event-stream';
import type { Observable } from 'rxjs';
import { itemOf } from '../event-item.ts';
import { inChunks } from '../in-chunks.ts';
import type { Open } from '../../opening.ts';
import { isAccess } from '../../shape-of.ts';

/** A viewer who is further behind must reload the page. */
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
  const place: Place = { sent: after ?? '', newest: '', isLive: false };
  let begin = (): void => undefined;
  let fail = (_error: unknown): void => undefined;
  const begun = new Promise<void>((resolve, reject) => ([begin, fail] = [resolve, reject]));
  const subscription = tail.live.subscribe({
    next: (events) => {
      begin();
      place.newest = events.at(-1)?.position ?? place.newest;
      if (place.isLive) send(listener, place, events);
    },
    error: (error: unknown) => {
      fail(error);
      listener.end();
    },
    complete: () => listener.end(),
  });
  try {
    await untilAborted(begun, listener.signal);
    place.sent ||= (await headOf(tail.stored)) ?? '';
    while (!place.isLive) {
      if (!(await catchUp(tail, listener, place))) return;
      // No await between these two: the next batch is either sent, or was read.
      place.isLive = place.newest <= place.sent;
    }
    await aborted(listener.signal);
  } finally {
    subscription.unsubscribe();
  }
};

/** The positions of the last event that was sent and of the newest one. They compare as texts; '' is before the first. */
type Place = { sent: string; newest: string; isLive: boolean };

/** @returns false when the listener was disconnected or has left */
const catchUp = async (tail: Tail, listener: Listener, place: Place): Promise<boolean> => {
  const { stored, open, maxBehind = MAX_BEHIND } = tail;
  let read = 0;
  const after = place.sent === '' ? {} : { after: place.sent as Position };
  for await (const chunk of inChunks(stored.readAll({ ...after, limit: maxBehind + 1 }), CHUNK)) {
    read += chunk.length;
    if (read > maxBehind) {
      listener.send({ name: 'dropped', data: { reason: 'Your connection fell behind; live updates stopped.' } });
      listener.end();
      return false;
    }
    const shown = chunk.filter((event) => !isAccess(event));
    if (!send(listener, place, (await open(shown)).map(itemOf))) return false;
    place.sent = chunk.at(-1)?.position ?? place.sent;
    await listener.flushed();
  }
  return !listener.signal.aborted;
};

const send = (listener: Listener, place: Place, events: readonly EventItem[]): boolean => {
  for (const event of events) {
    if (event.position <= place.sent) continue;
    if (!listener.send({ name: 'event', data: event, id: event.position })) return false;
    place.sent = event.position;
  }
  return true;
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });
