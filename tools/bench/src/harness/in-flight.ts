import type { Figures, Run } from './race.ts';
import { percentile } from './statistics.ts';

/** For some seconds, or until a number of pieces of work is done. */
type HowLong = Run | { readonly pieces: number; readonly signal: AbortSignal };

/**
 * Keeps `count` pieces of work in flight: each worker begins its next piece when the last one is done. Answers how many pieces
 * were done in a second, and how long one took.
 */
export const keepInFlight = async (
  count: number,
  howLong: HowLong,
  work: (worker: number) => Promise<unknown>,
  what: string,
): Promise<Figures> => {
  const { signal } = howLong;
  const times: number[] = [];
  let begun = 0;
  const startedAt = performance.now();
  const until = 'seconds' in howLong ? startedAt + howLong.seconds * 1_000 : Infinity;
  const pieces = 'pieces' in howLong ? howLong.pieces : Infinity;
  const worker = async (number: number): Promise<void> => {
    for (let began = startedAt; began < until && begun < pieces && !signal.aborted;) {
      begun += 1;
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
