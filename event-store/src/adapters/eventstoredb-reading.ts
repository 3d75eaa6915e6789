import { StoreUnavailable } from '../errors.ts';
import type { RecordedEvent } from '../port.ts';
import { systemSchedule, within, type Schedule } from '../timing.ts';
import { isHopelessRead } from './eventstoredb-failures.ts';

/** Up to `maxCount` events behind the last that was given out; `isLast` when there is nothing more now. */
export type ReadPage = (
  last: RecordedEvent | undefined,
  maxCount: number,
) => Promise<{ readonly events: readonly RecordedEvent[]; readonly isLast: boolean }>;

const PAGE = 500;
/** A small page at first: most reads want a short stream, or the last event. */
const FIRST_PAGE = 50;
const ANSWER_MS = 10_000;
const ATTEMPTS = 3;

/**
 * Reads page after page, each with a deadline: a frozen server would otherwise hold a reader for as long as keepalive
 * lets it. A page that fails is asked for again.
 * @throws StoreUnavailable when three attempts in a row bring nothing.
 */
export async function* readPages(
  readPage: ReadPage,
  limit = Number.POSITIVE_INFINITY,
  { answerMs = ANSWER_MS, schedule = systemSchedule }: { answerMs?: number; schedule?: Schedule } = {},
): AsyncGenerator<RecordedEvent> {
  let last: RecordedEvent | undefined;
  let left = limit;
  for (let size = FIRST_PAGE; left > 0; size = PAGE) {
    const from = last;
    // One more than is left: the first event of a page may be the last of the one before.
    const maxCount = Math.min(size, left + 1);
    const page = await persistently(() => within(readPage(from, maxCount), answerMs, 'Reading', schedule));
    for (const event of page.events.slice(0, left)) {
      last = event;
      left--;
      yield event;
    }
    if (page.isLast) return;
  }
}

const persistently = async <Result>(read: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (isHopelessRead(error)) throw error;
      if (attempt === ATTEMPTS) throw new StoreUnavailable('The event store does not answer', { cause: error });
    }
  }
};
