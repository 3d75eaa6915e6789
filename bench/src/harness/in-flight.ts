import type { Figures, Run } from './race.ts';
import { percentile } from './statistics.ts';

/**
 * Keeps so much work in flight, each worker beginning its next piece when the last one is done, until the time is over,
 * and answers how much was done in a second and how long a piece took.
 */
export const keepInFlight = async (
  count: number,
  { seconds, signal }: Run,
  work: (worker: number) => Promise<unknown>,
  what: string,
): Promise<Figures> => {
  const times: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  const worker = async (number: number): Promise<void> => {
    for (let began = startedAt; began < until && !signal.aborted;) {
      await work(number);
      const now = performance.now();
      times.push(now - began);
      began = now;
    }
  };
  await Promise.all(Array.from({ length: count }, (_, number) => worker(number)));
  signal.throwIfAborted();
  const elapsedSeconds = (performance.now() - startedAt) / 1_000;
  return {
    [`${what}/s`]: times.length / elapsedSeconds,
    'p50 ms': percentile(times, 0.5),
    'p99 ms': percentile(times, 0.99),
  };
};
