import type { Figures } from '../harness/race.ts';
import { median } from '../harness/statistics.ts';
import type { Sample } from './samples.ts';
import { isFlat, trendOf, type Trend, type Watched } from './trend.ts';

/** The share of the time that is not judged, while pools open and V8 settles on a size of the heap. */
const WARM_UP_SHARE = 1 / 6;
/** Heaps vary by chance. A real leak would exceed this after half an hour. */
const MEMORY = { by: 10, share: 0.1 };
const CONNECTIONS = { by: 1 };
const LAG_SECONDS = { by: 0.1 };
const LATENCY_MS = { by: 10, share: 0.25 };

/** Groups the samples by windows of time, as long as calls came. */
export const windowsOf = (
  samples: readonly Sample[],
  { seconds, windowSeconds }: { readonly seconds: number; readonly windowSeconds: number },
): readonly (readonly Sample[])[] => {
  const windows: Sample[][] = [];
  for (const sample of samples)
    if (sample.second <= seconds) (windows[Math.ceil(sample.second / windowSeconds) - 1] ??= []).push(sample);
  return windows.filter((window) => window !== undefined);
};

/** The least value in a window is closest to what cannot be collected. */
const least = (values: readonly number[]): number => Math.min(...values);

/** The figures that should stay flat. `latencies` has one value for each window. */
export const watchedIn = (
  windows: readonly (readonly Sample[])[],
  latencies: readonly number[],
): readonly Watched[] => {
  const judged = windows.slice(Math.floor(windows.length * WARM_UP_SHARE));
  const over = (pick: (samples: readonly Sample[]) => number): number[] => judged.map(pick);
  const names = Object.keys(windows[0]?.[0]?.usages ?? {});
  const memory = names.flatMap((name): Watched[] => [
    {
      name: `${name}: heap MB`,
      values: over((samples) => least(samples.map(({ usages }) => usages[name]?.heap ?? 0))),
      mayGrow: MEMORY,
    },
    {
      name: `${name}: RSS MB`,
      values: over((samples) => median(samples.map(({ usages }) => usages[name]?.rss ?? 0))),
      mayGrow: MEMORY,
    },
  ]);
  return [
    ...memory,
    {
      name: 'database connections',
      values: over((samples) => median(samples.map(({ connections }) => connections))),
      mayGrow: CONNECTIONS,
    },
    {
      name: 'read models behind, s',
      values: over((samples) => median(samples.map(({ behindSeconds }) => behindSeconds))),
      mayGrow: LAG_SECONDS,
    },
    { name: 'p99 of all calls, ms', values: latencies.slice(-judged.length), mayGrow: LATENCY_MS },
  ];
};

export type Verdict = { readonly words: string; readonly lines: Record<string, Figures> };

/** Judges whether all figures are flat, and names those that are not. */
export const judge = (watched: readonly Watched[]): Verdict => {
  const trends = watched.map((each): [string, Trend] => [each.name, trendOf(each)]);
  const grown = trends.filter(([, trend]) => !isFlat(trend)).map(([name]) => name);
  return {
    words: grown.length === 0 ? 'all of it is flat' : `not flat: ${grown.join('; ')}`,
    lines: Object.fromEntries(trends.map(([name, trend]) => [name, { ...trend }])),
  };
};
