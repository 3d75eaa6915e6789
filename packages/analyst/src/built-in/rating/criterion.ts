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
  /** What a report says about it, where it says so: the evidence of its points. */
  readonly shows?: (judged: Judged) => readonly Pick<Finding, 'text'>[];
};

/** How a criterion was judged, in words and points. */
export type JudgedCriterion = {
  readonly name: string;
  readonly points: number;
  readonly outOf: number;
  readonly finding: string;
  readonly shown: readonly string[];
};

/** The strengths of these kinds. */
export const strengthsOf = ({ strengths }: Judged, kinds: readonly string[]): readonly Finding[] =>
  strengths.filter(({ kind }) => kinds.includes(kind));

/** Quotes that nobody signed convince half as much. */
const UNSIGNED = 0.5;

/** How many strengths of these kinds there are; quotes without a name count half. */
export const countOf = (judged: Judged, kinds: readonly string[]): number =>
  strengthsOf(judged, kinds).reduce((sum, { isUnsigned }) => sum + (isUnsigned === true ? UNSIGNED : 1), 0);

export type Rated = {
  /** Points of what could be judged, from 0 to 1. */
  readonly share: number;
  readonly judgedShare: number;
  readonly raises: readonly string[];
  readonly lowers: readonly string[];
  readonly criteria: readonly JudgedCriterion[];
};

/** From this much on, a criterion counts as met. */
const MET = 0.6;

/** Up to this much, it counts against the rating. */
const UNMET = 0.4;

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
      .filter(({ value }) => value >= MET)
      .slice(0, 3)
      .map(({ criterion }) => {
        const because = criterion.because?.(judged);
        return because === undefined ? criterion.met : `${criterion.met} (${because})`;
      }),
    lowers: lost
      .filter(({ value }) => value <= UNMET)
      .slice(0, 3)
      .map(({ criterion, value }) => lackOf(criterion, value)),
    criteria: known.map(({ criterion, value }) => ({
      name: criterion.name,
      points: Number((criterion.weight * value).toFixed(2)),
      outOf: criterion.weight,
      finding: findingOf(criterion, value),
      shown: (criterion.shows?.(judged) ?? []).map(({ text }) => text),
    })),
  };
};

const findingOf = (criterion: Criterion, value: number): string => {
  if (value >= MET) return criterion.met;
  return value <= UNMET ? lackOf(criterion, value) : (criterion.partly ?? `${criterion.met}, in part`);
};

const lackOf = (criterion: Criterion, value: number): string => (value > LITTLE && criterion.partly) || criterion.unmet;
