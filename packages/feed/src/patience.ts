import { isFenced } from '@twofold/event-store/followers/checkpoint';
import { backoffMs, pause, type Schedule } from '@twofold/event-store/timing';
import { isDataError } from './failures.ts';

/** How a handler waits, and where it reports why. Injected, so that tests decide how fast time passes. */
export type Patience = {
  readonly signal: AbortSignal;
  readonly schedule: Schedule;
  readonly random: () => number;
  /** Called with every failure that will be retried, and with `undefined` once it is over. */
  readonly onTrouble: (error: unknown) => void;
};

const FIRST_BACKOFF_MS = 100;
/** As for appends, so that nothing lags much longer than the outage lasted. */
const MAX_BACKOFF_MS = 2_000;

/**
 * Retries external failures indefinitely: a server that is gone, a deadlock, a full disk. Failures caused by the data
 * are thrown, and so is being fenced off.
 * @throws the signal's reason when it aborts.
 */
export const persistently = async <T>(patience: Patience, work: () => Promise<T>): Promise<T> => {
  const { signal, onTrouble } = patience;
  for (let failures = 0; ; failures++) {
    signal.throwIfAborted();
    try {
      const result = await work();
      if (failures > 0) onTrouble(undefined);
      return result;
    } catch (error) {
      if (isFenced(error) || isDataError(error) || signal.aborted) throw error;
      onTrouble(error);
      await waitAfter(failures, patience);
    }
  }
};

/** Waits longer with every failure. */
export const waitAfter = (failures: number, { signal, schedule, random }: Omit<Patience, 'onTrouble'>): Promise<void> =>
  pause(backoffMs(failures, FIRST_BACKOFF_MS, MAX_BACKOFF_MS, random), signal, schedule);
