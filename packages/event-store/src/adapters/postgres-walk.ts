import type { EventFilter, RecordedEvent } from '../port.ts';
import { PAGE_EVENTS, type LogRange, type Page } from './postgres-pages.ts';

/** Reads at most `limit` events from a position; the page says where the next one starts. */
export type ReadFrom = (place: bigint, limit: number) => Promise<Page>;

/** A filtered page scans at most this many events, so that no query takes long, even if few events match. */
const FILTER_STRETCH = 5_000n;

/** One event after the other, from a position. */
export const walk = (start: bigint, limit: number | undefined, read: ReadFrom): AsyncIterable<RecordedEvent> => ({
  [Symbol.asyncIterator]: () => oneByOne(pagesFrom(start, limit ?? Infinity, read)),
});

type Events = ReturnType<Page['events']>;

/** The next page is requested before the events of a page are created and consumed. */
async function* pagesFrom(start: bigint, limit: number, read: ReadFrom): AsyncGenerator<Events, undefined> {
  if (limit <= 0) return;
  let left = limit;
  let nextPage = prefetched(read(start, Math.min(left, PAGE_EVENTS)));
  for (;;) {
    const { count, next, events } = await nextPage;
    left -= count;
    const isOver = next === undefined || left <= 0;
    if (!isOver) nextPage = prefetched(read(next, Math.min(left, PAGE_EVENTS)));
    yield events();
    if (isOver) return;
  }
}

/**
 * Flattens pages manually: a generator takes several microtasks per event, which is a third of the time of reading a long
 * log.
 */
const oneByOne = (pages: AsyncGenerator<Events, undefined>): AsyncIterator<RecordedEvent> => {
  let page: Events = [];
  let index = 0;
  const readNextPage = async (): Promise<IteratorResult<RecordedEvent>> => {
    for (;;) {
      const { value, done } = await pages.next();
      if (done) return { value: undefined, done };
      page = value;
      index = 1;
      if (page[0] !== undefined) return { value: page[0] };
    }
  };
  return {
    next: () => {
      const event = page[index];
      if (event === undefined) return readNextPage();
      index += 1;
      return Promise.resolve({ value: event });
    },
    return: async () => {
      page = [];
      await pages.return(undefined);
      return { value: undefined, done: true };
    },
  };
};

/** Prevents an unhandled rejection of a promise that may fail before it is awaited, or is never awaited. */
export const prefetched = <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => undefined);
  return promise;
};

/** Reads the log as of the first call, range by range. */
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
      const page = await readPage({ above, below, isBackwards, filter, limit });
      return { ...page, next: page.next ?? (above === 0n ? undefined : above + 1n) };
    }
    const stretch = place + FILTER_STRETCH + 1n;
    const below = stretch < beyond ? stretch : beyond;
    const page = await readPage({ above: place, below, isBackwards, filter, limit });
    return { ...page, next: page.next ?? (below === beyond || below <= place ? undefined : below - 1n) };
  };
};
