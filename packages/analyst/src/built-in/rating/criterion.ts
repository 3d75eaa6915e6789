import type { Context } from '../findings/context.ts';
import type { Finding } from '../report/statement.ts';

/** What findings a rating is made from. */
export type Judged = {
  readonly context: Context;
  readonly strengths: readonly Finding[];
  readonly weaknesses: readonly Finding[];
};

/** One line of the rubric. `judge` answers from 0 to 1, or nothing where the pages do not let one judge. */
export type Criterion = {
  readonly name: string;
  readonly weight: number;
  /** Completes “What raises it: …” and “What lowers it: …”. */
  readonly met: string;
  readonly unmet: string;
  /** The same where there is a little of it; without it there is nothing in between. */
  readonly partly?: string;
  /** What on the pages meets it, in a few words. */
  readonly because?: (judged: Judged) => string | undefined;
  readonly judge: (judged: Judged) => number | undefined;
};

export type Rated = {
  /** Points of what could be judged, from 0 to 1. */
  readonly share: number;
  readonly judgedShare: number;
  readonly raises: readonly string[];
  readonly lowers: readonly string[];
  readonly lines: readonly string[];
};

/** With more than this of a criterion, it is not true that there is none of it. */
const LITTLE = 0.15;

/** Weighs the criteria that could be judged, and says which share of the rubric that was. */
export const rate = (criteria: readonly Criterion[], judged: Judged): Rated => {
  const all = criteria.map((criterion) => ({ criterion, value: criterion.judge(judged) }));
  const known = all.filter((each): each is { criterion: Criterion; value: number } => each.value !== undefined);
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const weight = known.reduce((sum, { criterion }) => sum + criterion.weight, 0);
  const points = known.reduce((sum, { criterion, value }) => sum + criterion.weight * value, 0);
  const ranked = known.toSorted((a, b) => b.criterion.weight * b.value - a.criterion.weight * a.value);
  const lost = known.toSorted((a, b) => b.criterion.weight * (1 - b.value) - a.criterion.weight * (1 - a.value));
  return {
    share: weight === 0 ? 0 : points / weight,
    judgedShare: weight / total,
    raises: ranked
      .filter(({ value }) => value >= 0.6)
      .slice(0, 3)
      .map(({ criterion }) => {
        const because = criterion.because?.(judged);
        return because === undefined ? criterion.met : `${criterion.met} (${because})`;
      }),
    lowers: lost
      .filter(({ value }) => value <= 0.4)
      .slice(0, 3)
      .map(({ criterion, value }) => (value > LITTLE && criterion.partly) || criterion.unmet),
    lines: known.map(
      ({ criterion, value }) => `${criterion.name} ${(criterion.weight * value).toFixed(2)} of ${criterion.weight}`,
    ),
  };
};
