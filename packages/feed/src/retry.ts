import { isFenced } from '@twofold/event-store/followers/checkpoint';
import { backoffMs, pause, type Schedule } from '@twofold/timing/timing';
import { isDataError } from './failures.ts';

/** How a handler waits before a retry, and where it reports the reason. Injected, so that tests can shorten the waits. */
export type RetryOptions = {
  readonly signal: AbortSignal;
  readonly schedule: Schedule;
  readonly random: () => number;
  /** Called with every failure that will be retried, and with `undefined` once it is over. */
  readonly onTrouble: (error: unknown) => void;
};

const FIRST_BACKOFF_MS = 100;
/** The same maximum as for appends, so that no handler lags much longer than the outage lasted. */
const MAX_BACKOFF_MS = 2_000;

/**
 * Retries external failures indefinitely: a server that is gone, a deadlock, a full disk. Throws failures caused by the
 * data, and Fenced.
 * @throws the signal's reason when it aborts.
 */
export const retryOutages = async <T>(retry: RetryOptions, work: () => Promise<T>): Promise<T> => {
  const { signal, onTrouble } = retry;
  for (let failures = 0; ; failures++) {
    signal.throwIfAborted();
    try {
      const result = await work();
      if (failures > 0) onTrouble(undefined);
      return result;
    } catch (error) {
      if (isFenced(error) || isDataError(error) || signal.aborted) throw error;
      onTrouble(error);
      await waitAfter(failures, retry);
    }
  }
};

/** Waits longer with every failure. */
export const waitAfter = (
  failures: number,
  { signal, schedule, random }: Omit<RetryOptions, 'onTrouble'>,
): Promise<void> => pause(backoffMs(failures, FIRST_BACKOFF_MS, MAX_BACKOFF_MS, random), signal, schedule);
