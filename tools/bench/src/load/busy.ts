import type { Figures } from '../harness/race.ts';
import type { Sample } from './samples.ts';

/** How many cores each process used between the first sample and the last, and its memory at the end in MB. */
export const busyIn = (samples: readonly Sample[]): Record<string, Figures> => {
  const usages = Object.entries(samples.at(-1)?.usages ?? {}).map(([name, { rss, heap }]) => [
    name,
    { 'RSS MB': rss, 'heap MB': heap, cores: coresIn(samples, (sample) => sample.usages[name]?.cpuSeconds ?? 0) },
  ]);
  return {
    ...Object.fromEntries(usages),
    'who calls': { cores: coresIn(samples, ({ callerSeconds }) => callerSeconds) },
    // Most of the difference to the sum of the others is PostgreSQL.
    'the whole machine': { cores: coresIn(samples, ({ machineSeconds }) => machineSeconds) },
  };
};

const coresIn = (samples: readonly Sample[], secondsOf: (sample: Sample) => number): number => {
  const [first, last] = [samples.at(0), samples.at(-1)];
  return first === undefined || last === undefined
    ? Number.NaN
    : (secondsOf(last) - secondsOf(first)) / (last.second - first.second);
};
