import type { RatedCriterion } from '@twofold/contracts/analysis/report';
import type { Context } from '../findings/context.ts';
import type { Finding } from '../report/statement.ts';

/** The findings that a rating is based on. */
export type Judged = {
  readonly context: Context;
  readonly strengths: readonly Finding[];
  readonly weaknesses: readonly Finding[];
};

/** A criterion of the rubric. `judge` returns 0 to 1, or undefined if the pages do not allow a judgment. */
export type Criterion = {
  readonly name: string;
  readonly weight: number;
  /** Completes “Met: …”. */
  readonly met: string;
  /** Completes “Not met: …”. Only where a page can show it: the absence of a finding proves nothing. */
  readonly unmet?: string;
  /** The same for a small amount; without it there is no middle. */
  readonly partly?: string;
  /** The words of the page that met it, word for word. */
  readonly because?: (judged: Judged) => string | undefined;
  /** Kinds of weaknesses that confirm `unmet`: it is only said if the report has one of them. Without this list it is always said. */
  readonly denied?: readonly string[];
  /** Whether the criterion applies to such a site: readers of a forum look for no price. */
  readonly applies?: (context: Context) => boolean;
  readonly judge: (judged: Judged) => number | undefined;
  /** The statements of the report about it: the evidence of its points. */
  readonly shows?: (judged: Judged) => readonly Pick<Finding, 'text'>[];
};

/** The result of a criterion, in words and points. */
export type JudgedCriterion = Omit<RatedCriterion, 'statements'> & { readonly shown: readonly string[] };

/** The strengths of these kinds. */
export const strengthsOf = ({ strengths }: Judged, kinds: readonly string[]): readonly Finding[] =>
  strengths.filter(({ kind }) => kinds.includes(kind));

/** Unsigned quotes convince half as much. */
const UNSIGNED = 0.5;

/** The number of strengths of these kinds; unsigned quotes count half. */
export const countOf = (judged: Judged, kinds: readonly string[]): number =>
  strengthsOf(judged, kinds).reduce((sum, { isUnsigned }) => sum + (isUnsigned === true ? UNSIGNED : 1), 0);

export type Rated = {
  /** The points of the judged criteria, from 0 to 1. */
  readonly share: number;
  readonly judgedShare: number;
  /** The criteria as the text of the rating lists them, heaviest first. */
  readonly met: readonly string[];
  readonly partly: readonly string[];
  /** Criteria that are not met, if another statement of the report confirms it. */
  readonly unmet: readonly string[];
  /** The number of criteria that apply to such a site. */
  readonly asked: number;
  readonly criteria: readonly JudgedCriterion[];
};

/** From this value on, a criterion counts as met. */
const MET = 0.6;

/** Up to this value, it counts against the rating. */
export const UNMET = 0.4;

/** Above this value, “none of it” would be wrong. */
const LITTLE = 0.15;

type Known = { readonly criterion: Criterion; readonly value: number };

/** Weighs the criteria that could be judged, and their share of the rubric. */
export const rate = (criteria: readonly Criterion[], judged: Judged): Rated => {
  const asked = criteria.filter(({ applies }) => applies?.(judged.context) ?? true);
  const all = asked
    .map((criterion) => ({ criterion, value: criterion.judge(judged) }))
    .toSorted((a, b) => b.criterion.weight - a.criterion.weight);
  const known = all.filter((each): each is Known => each.value !== undefined);
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const weight = known.reduce((sum, { criterion }) => sum + criterion.weight, 0);
  const points = known.reduce((sum, { criterion, value }) => sum + criterion.weight * value, 0);
  const isPartly = ({ criterion, value }: Known): boolean =>
    value < MET && (value > UNMET || (value > LITTLE && criterion.partly !== undefined));
  const isDenied = ({ criterion: { unmet, denied } }: Known): boolean =>
    unmet !== undefined && (denied === undefined || judged.weaknesses.some(({ kind }) => denied.includes(kind)));
  const read = (some: readonly Known[]): string[] => some.map(({ criterion, value }) => findingOf(criterion, value));
  return {
    share: weight === 0 ? 0 : points / weight,
    judgedShare: weight / total,
    met: known.filter(({ value }) => value >= MET).map(({ criterion }) => metBy(criterion, judged)),
    partly: read(known.filter(isPartly)),
    unmet: read(known.filter((each) => each.value <= UNMET && !isPartly(each) && isDenied(each))),
    asked: asked.length,
    criteria: asked.flatMap((criterion) => {
      const value = known.find((each) => each.criterion === criterion)?.value;
      if (value === undefined) return [];
      const shown = (criterion.shows?.(judged) ?? []).map(({ text }) => text);
      const points = Number((criterion.weight * value).toFixed(2));
      return [{ name: criterion.name, points, outOf: criterion.weight, finding: findingOf(criterion, value), shown }];
    }),
  };
};

const findingOf = (criterion: Criterion, value: number): string => {
  if (value >= MET) return criterion.met;
  const inPart = criterion.partly ?? `${criterion.met}, in part`;
  if (value > UNMET) return inPart;
  return (value > LITTLE ? criterion.partly : undefined) ?? criterion.unmet ?? inPart;
};

const metBy = (criterion: Criterion, judged: Judged): string => {
  const because = criterion.because?.(judged);
  return because === undefined ? criterion.met : `${criterion.met} (${because})`;
};

const MAX_STATEMENTS = 6;

/** Criteria as a report stores them: statements about them are referenced by path, which has their evidence. */
export const keptCriteria = (
  criteria: readonly JudgedCriterion[],
  entries: readonly { readonly path: string; readonly statement: { readonly text: string } }[],
): RatedCriterion[] => {
  const pathOf = new Map(entries.toReversed().map(({ path, statement }) => [statement.text, path]));
  return criteria.map(({ shown, ...criterion }) => ({
    ...criterion,
    statements: shown
      .map((text) => pathOf.get(text))
      .filter((path) => path !== undefined)
      .slice(0, MAX_STATEMENTS),
  }));
};
