/** What several runs measured: the one in the middle, and how far the others were from it. */
export type Spread = { readonly median: number; readonly min: number; readonly max: number };

/** The value below which the given share of all values lies, between two of them if need be; NaN for none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

/**
 * How many times the limit each round was. Both were measured within the same minute, so that a machine which is slower
 * in one round than in the next has slowed both.
 */
export const ratiosTo = (limit: readonly number[], values: readonly number[]): number[] =>
  values.map((value, round) => value / (limit[round] ?? Number.NaN));
