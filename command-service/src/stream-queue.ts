import type { Schedule } from '@twofold/timing/timing';

/** The clock and the timer of code that waits. `nowMs` is monotonic; only its differences mean something. */
export type Waiting = {
  readonly nowMs: () => number;
  readonly schedule: Schedule;
  readonly random: () => number;
};

/** Other commands to the stream kept this one waiting past its deadline. It recorded nothing. */
export class StreamBusy extends Error {
  readonly code = 'stream-busy';

  constructor(stream: string, options?: ErrorOptions) {
    super(`Other commands kept ${stream} busy until the deadline`, options);
  }
}

/**
 * Runs work on a stream after all earlier work on it has ended.
 * @throws StreamBusy, without running the work, if its turn has not come by `deadlineMs` or too many are waiting
 */
export type StreamQueue = <Result>(stream: string, deadlineMs: number, work: () => Promise<Result>) => Promise<Result>;

/** Beyond this, requests are refused: they could not be answered in time, and memory is finite. */
const MAX_WAITING = 1_000;

/** Runs work on one stream sequentially, in order of arrival. Streams do not wait for each other. */
export const createStreamQueue = (deps: Omit<Waiting, 'random'> & { readonly maxWaiting?: number }): StreamQueue => {
  const { nowMs, schedule, maxWaiting = MAX_WAITING } = deps;
  /** Waiting commands by stream; an idle stream has no entry. */
  const waiting = new Map<string, Set<() => void>>();

  const turnOn = (stream: string, deadlineMs: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const line = waiting.get(stream);
      if (!line) {
        waiting.set(stream, new Set());
        return resolve();
      }
      if (line.size >= maxWaiting) return reject(new StreamBusy(stream));
      const start = (): void => {
        cancel();
        resolve();
      };
      const giveUp = (): void => {
        line.delete(start);
        reject(new StreamBusy(stream));
      };
      const cancel = schedule(giveUp, Math.max(0, deadlineMs - nowMs()));
      line.add(start);
    });

  const startNext = (stream: string): void => {
    const line = waiting.get(stream);
    for (const start of line ?? []) {
      line?.delete(start);
      return start();
    }
    waiting.delete(stream);
  };

  return async (stream, deadlineMs, work) => {
    await turnOn(stream, deadlineMs);
    try {
      return await work();
    } finally {
      startNext(stream);
    }
  };
};
