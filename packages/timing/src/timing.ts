/** Runs something later; the returned function cancels it. Injected, so that tests control the time. */
export type Schedule = (run: () => void, ms: number) => () => void;

export const systemSchedule: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Waits until the time is over or the signal aborts. */
export const pause = (ms: number, signal: AbortSignal, schedule: Schedule = systemSchedule): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = (): void => {
      cancel();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const cancel = schedule(done, ms);
    signal.addEventListener('abort', done);
  });

/** Waits for a promise for at most `ms`. Then it rejects and ignores the promise's result. */
export const within = <T>(promise: Promise<T>, ms: number, what: string, schedule: Schedule): Promise<T> =>
  new Promise((resolve, reject) => {
    const cancel = schedule(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(cancel);
  });

/** Waits for a promise, but rejects with the signal's reason as soon as it aborts. */
export const untilAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

/** The wait before the next attempt: it doubles from `baseMs` to `maxMs`. Half of it is random, so that retries spread out. */
export const backoffMs = (failures: number, baseMs: number, maxMs: number, random: () => number): number =>
  Math.min(maxMs, baseMs * 2 ** Math.min(failures, 30)) * (0.5 + random() / 2);
