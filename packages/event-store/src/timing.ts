/** Runs something later; the answer cancels it. Injected, so that tests decide how fast time goes. */
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

/** Waits for a promise for at most `ms`; then it rejects, and the promise's result is ignored. */
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

/** The wait before the next attempt: doubles from `baseMs` to `maxMs`, and half of it is chance, so that crowds part. */
export const backoffMs = (failures: number, baseMs: number, maxMs: number, random: () => number): number =>
  Math.min(maxMs, baseMs * 2 ** Math.min(failures, 30)) * (0.5 + random() / 2);
