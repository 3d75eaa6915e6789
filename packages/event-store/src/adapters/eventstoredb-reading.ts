import { isUnknownPosition, StoreUnavailable } from '../errors.ts';
import type { RecordedEvent } from '../port.ts';
import { backoffMs, pause, systemSchedule, within, type Schedule } from '@twofold/timing/timing';
import { isRefusedRead } from './eventstoredb-failures.ts';

/** Reads up to `maxCount` events after the last one; `isLast` if there are currently no more. */
export type ReadPage = (
  last: RecordedEvent | undefined,
  maxCount: number,
) => Promise<{ readonly events: readonly RecordedEvent[]; readonly isLast: boolean }>;

export type ReadingOptions = {
  /** The deadline for the answer to one attempt at a page. */
  readonly answerMs?: number;
  /** How long a page is retried before the store is reported as unavailable. */
  readonly patienceMs?: number;
  /** The minimum size of the first page, even with a smaller limit: the server's events may be among ours. */
  readonly leastPage?: number;
  /** Aborts when the store closes: then nothing is retried. */
  readonly signal: AbortSignal;
  readonly schedule?: Schedule;
  readonly random?: () => number;
};

const PAGE = 500;
/** The page size after a page without events of ours: the server's own events are small. */
const PAGE_AFTER_NOTHING = 1_000;
/** The first page is small: most reads need a short stream, or the last event. */
const FIRST_PAGE = 50;
const ANSWER_MS = 10_000;
/** The same as for appends: a server that restarts refuses connections meanwhile. */
const PATIENCE_MS = 15_000;
const FIRST_BACKOFF_MS = 50;
const MAX_BACKOFF_MS = 1_000;

/**
 * Reads page after page, each with a deadline: otherwise a frozen server would block a reader as long as keepalive allows.
 * A page that fails is retried.
 * @throws StoreUnavailable if a page did not arrive within `patienceMs`.
 */
export async function* readPages(
  readPage: ReadPage,
  limit: number | undefined,
  options: ReadingOptions,
): AsyncGenerator<RecordedEvent> {
  const { answerMs = ANSWER_MS, leastPage = 1, schedule = systemSchedule } = options;
  let last: RecordedEvent | undefined;
  let left = limit ?? Number.POSITIVE_INFINITY;
  // One more than is left: the first event of a page may be the last of the previous page.
  for (let maxCount = Math.min(FIRST_PAGE, Math.max(left + 1, leastPage)); left > 0;) {
    const from = last;
    const asked = maxCount;
    const page = await withRetries(() => within(readPage(from, asked), answerMs, 'Reading', schedule), options);
    for (const event of page.events.slice(0, left)) {
      last = event;
      left--;
      yield event;
    }
    if (page.isLast) return;
    const found = page.events.length;
    // If all events of a page were ours, the next one needs no more than is left. Otherwise the server's may be among them.
    if (found >= asked - 1) maxCount = Math.min(PAGE, left + 1);
    else maxCount = found === 0 ? PAGE_AFTER_NOTHING : PAGE;
  }
}

const withRetries = async <Result>(
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
