import { median } from '../harness/statistics.ts';

/** A figure over time, and how much it may grow and still count as flat. */
export type Watched = {
  readonly name: string;
  /** At even distances. */
  readonly values: readonly number[];
  /** In the unit of the values, or as a share of their median; the larger of the two counts. */
  readonly mayGrow: { readonly by: number; readonly share?: number };
};

export type Trend = { readonly median: number; readonly growth: number; readonly allowed: number };

/**
 * How much a figure grew from the first to the last value, by the median of the slopes between all pairs of values. A single
 * outlier, such as a heap just before garbage collection, hardly changes it.
 */
export const trendOf = ({ values, mayGrow }: Watched): Trend => {
  const slopes = values.flatMap((from, first) =>
    values.slice(first + 1).map((to, distance) => (to - from) / (distance + 1)),
  );
  const middle = median(values);
  const growth = slopes.length === 0 ? 0 : median(slopes) * (values.length - 1);
  return { median: middle, growth, allowed: Math.max(mayGrow.by, middle * (mayGrow.share ?? 0)) };
};

/** A figure that falls counts as flat, too. */
export const isFlat = ({ growth, allowed }: Trend): boolean => growth <= allowed;
