import { median } from '../harness/statistics.ts';

/** A figure over time, and how much it may grow while it is measured and still count as flat. */
export type Watched = {
  readonly name: string;
  /** At even distances. */
  readonly values: readonly number[];
  /** In the unit of the values, or as a share of their median; the larger of the two counts. */
  readonly mayGrow: { readonly by: number; readonly share?: number };
};

export type Trend = { readonly median: number; readonly growth: number; readonly allowed: number };

/**
 * How much a figure grew from its first to its last value by the slope that half of all pairs of values exceed: a single
 * value far off, such as a heap just before it is collected, does not tilt it.
 */
export const trendOf = ({ values, mayGrow }: Watched): Trend => {
  const slopes = values.flatMap((from, first) =>
    values.slice(first + 1).map((to, distance) => (to - from) / (distance + 1)),
  );
  const middle = median(values);
  const growth = slopes.length === 0 ? 0 : median(slopes) * (values.length - 1);
  return { median: middle, growth, allowed: Math.max(mayGrow.by, middle * (mayGrow.share ?? 0)) };
};

/** What falls is as good as what stays. */
export const isFlat = ({ growth, allowed }: Trend): boolean => growth <= allowed;
