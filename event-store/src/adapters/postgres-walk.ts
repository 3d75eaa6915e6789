import type { EventFilter, RecordedEvent } from '../port.ts';
import { PAGE_EVENTS, type LogRange, type Page } from './postgres-pages.ts';

/** Reads at most `limit` events from a place on; what is read says where to go on. */
export type ReadFrom = (place: bigint, limit: number) => Promise<Page>;

/** A filtered page looks at so many events at most, so that no query takes long, however little is kept. */
const FILTER_STRETCH = 5_000n;

/** One event after the other; while the reader takes those of a page the next one is on its way. */
export async function* walk(start: bigint, limit = Infinity, read: ReadFrom): AsyncGenerator<RecordedEvent> {
  if (limit <= 0) return;
  let left = limit;
  let coming = ahead(read(start, Math.min(left, PAGE_EVENTS)));
  for (;;) {
    const { events, next } = await coming;
    left -= events.length;
    const isOver = next === undefined || left <= 0;
    if (!isOver) coming = ahead(read(next, Math.min(left, PAGE_EVENTS)));
    for (const event of events) yield event;
    if (isOver) return;
  }
}

/** A promise that may fail before anybody looks at it, or that nobody ever looks at. */
const ahead = <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => undefined);
  return promise;
};

/** Reads the log as it is at the first call, stretch by stretch. */
export const filteredBy = (
  filter: EventFilter,
  isBackwards: boolean,
  head: () => Promise<bigint>,
  readPage: (range: LogRange) => Promise<Page>,
): ReadFrom => {
  let end: bigint | undefined;
  return async (place, limit) => {
    end ??= await head();
    const beyond = end + 1n;
    if (isBackwards) {
      const below = place < beyond ? place : beyond;
      const above = below > FILTER_STRETCH ? below - FILTER_STRETCH - 1n : 0n;
      const { events, next } = await readPage({ above, below, isBackwards, filter, limit });
      return { events, next: next ?? (above === 0n ? undefined : above + 1n) };
    }
    const stretch = place + FILTER_STRETCH + 1n;
    const below = stretch < beyond ? stretch : beyond;
    const { events, next } = await readPage({ above: place, below, isBackwards, filter, limit });
    return { events, next: next ?? (below === beyond || below <= place ? undefined : below - 1n) };
  };
};
