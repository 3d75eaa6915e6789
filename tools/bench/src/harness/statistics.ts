/** The median, minimum and maximum of several runs. */
export type Spread = { readonly median: number; readonly min: number; readonly max: number };

/** The value below which a share of all values lies, interpolated between two of them. NaN without values. */
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
 * The ratio to the limit in each round. Both were measured shortly after each other, so that a slow moment of the machine
 * affects both.
 */
export const ratiosTo = (limit: readonly number[], values: readonly number[]): number[] =>
  values.map((value, round) => value / (limit[round] ?? Number.NaN));
