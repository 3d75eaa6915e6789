import { isUnknownPosition, StoreUnavailable } from '../errors.ts';
import type { RecordedEvent } from '../port.ts';
import { backoffMs, pause, systemSchedule, within, type Schedule } from '../timing.ts';
import { isRefusedRead } from './eventstoredb-failures.ts';

/** Up to `maxCount` events behind the last that was given out; `isLast` when there is nothing more now. */
export type ReadPage = (
  last: RecordedEvent | undefined,
  maxCount: number,
) => Promise<{ readonly events: readonly RecordedEvent[]; readonly isLast: boolean }>;

export type ReadingOptions = {
  /** How long one attempt at a page may go without an answer. */
  readonly answerMs?: number;
  /** How long a page is tried before the store is reported as unavailable. */
  readonly patienceMs?: number;
  /** The first page asks for at least this many, also under a smaller limit: others' events may stand before ours. */
  readonly leastPage?: number;
  /** Aborts when the store closes: then nothing is tried again. */
  readonly signal: AbortSignal;
  readonly schedule?: Schedule;
  readonly random?: () => number;
};

const PAGE = 500;
/** After a page on which nothing was ours: the server's own events are small. */
const PAGE_AFTER_NOTHING = 1_000;
/** A small page at first: most reads want a short stream, or the last event. */
const FIRST_PAGE = 50;
const ANSWER_MS = 10_000;
/** As long as an append is tried: a server that starts again refuses connections meanwhile. */
const PATIENCE_MS = 15_000;
const FIRST_BACKOFF_MS = 50;
const MAX_BACKOFF_MS = 1_000;

/**
 * Reads page after page, each with a deadline: a frozen server would otherwise hold a reader for as long as keepalive
 * lets it. A page that fails is asked for again.
 * @throws StoreUnavailable when a page has not come when patience is over.
 */
export async function* readPages(
  readPage: ReadPage,
  limit: number | undefined,
  options: ReadingOptions,
): AsyncGenerator<RecordedEvent> {
  const { answerMs = ANSWER_MS, leastPage = 1, schedule = systemSchedule } = options;
  let last: RecordedEvent | undefined;
  let left = limit ?? Number.POSITIVE_INFINITY;
  // One more than is left: the first event of a page may be the last of the one before.
  for (let maxCount = Math.min(FIRST_PAGE, Math.max(left + 1, leastPage)); left > 0;) {
    const from = last;
    const asked = maxCount;
    const page = await persistently(() => within(readPage(from, asked), answerMs, 'Reading', schedule), options);
    for (const event of page.events.slice(0, left)) {
      last = event;
      left--;
      yield event;
    }
    if (page.isLast) return;
    const found = page.events.length;
    // A page that was all ours needs no more than is left; otherwise others' events may stand between.
    if (found >= asked - 1) maxCount = Math.min(PAGE, left + 1);
    else maxCount = found === 0 ? PAGE_AFTER_NOTHING : PAGE;
  }
}

const persistently = async <Result>(
  read: () => Promise<Result>,
  { patienceMs = PATIENCE_MS, signal, schedule = systemSchedule, random = Math.random }: ReadingOptions,
): Promise<Result> => {
  let isPatient = true;
  const cancel = schedule(() => (isPatient = false), patienceMs);
  try {
    for (let failures = 0; ; failures++) {
      try {
        return await read();
      } catch (error) {
        if (isRefusedRead(error) || isUnknownPosition(error)) throw error;
        if (!isPatient || signal.aborted) {
          throw new StoreUnavailable('The event store does not answer', { cause: error });
        }
        await pause(backoffMs(failures, FIRST_BACKOFF_MS, MAX_BACKOFF_MS, random), signal, schedule);
      }
    }
  } finally {
    cancel();
  }
};
