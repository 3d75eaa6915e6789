import { RUBRIC_VERSION } from '../rubric-version.ts';
import { inferred, type Statement, statement } from '../report/statement.ts';
import { type Judged, type JudgedCriterion, rate, type Criterion } from './criterion.ts';
import { monetizationCriteria } from './monetization.ts';
import { successCriteria } from './success.ts';

export type Rating = {
  /** Null: not rated. */
  readonly rating: number | null;
  readonly rationale: Statement;
  readonly criteria: readonly JudgedCriterion[];
};

/** With fewer words, or less of the rubric judged, there is no number. */
const LEAST_WORDS = 15;
/** Money is not rated by halves; success is where at least what the site is was judged. */
const LEAST_MONEY = 0.5;
const LEAST_SUCCESS = 0.2;
/** With less of it, the text begins with how much was judged. */
const MOST_OF_IT = 0.5;

/** No page deserves nothing, and none is perfect: ratings go from a tenth to nine tenths. */
const LOWEST = 0.1;
const SPAN = 0.8;

/** From this share on, what could not be judged does not matter; below it, it counts as a little less than average. */
const FULLY_JUDGED = 0.85;
const UNKNOWN = 0.35;

/** What a number means in a word: the share of the scale up to which it is said. */
const ANCHORS: readonly (readonly [upTo: number, word: string])[] = [
  [0.3, 'Weak'],
  [0.5, 'Fair'],
  [0.7, 'Good'],
  [1, 'Strong'],
];

const half = (value: number): number => Math.round(value * 2) / 2;

const part = (label: string, names: readonly string[]): string =>
  names.length === 0 ? '' : ` ${label}: ${names.join('; ')}.`;

type Rubric = {
  readonly name: string;
  readonly max: number;
  readonly criteria: readonly Criterion[];
  readonly least: number;
};

const ratingBy = ({ name, max, criteria, least }: Rubric, judged: Judged): Rating => {
  const { share, judgedShare, met, partly, unmet, unjudged, asked, criteria: judgedCriteria } = rate(criteria, judged);
  const words = judged.context.site.pages.reduce((sum, { wordCount }) => sum + wordCount, 0);
  const lines = judgedCriteria.map(({ name: of, points: got, outOf }) => `${of} ${got.toFixed(2)} of ${outOf}`);
  const points = lines.join('; ') || 'no criterion judged';
  const basis = inferred(`By version ${RUBRIC_VERSION} of the published rubric: ${points}.`);
  const count = `${judgedCriteria.length} of ${asked} criteria`;
  const decided = `${part('Met', met)}${part('In part', partly)}${part('Not met', unmet)}`;
  // One thing that the rules did not find makes no number.
  const isBare = judgedCriteria.length === 1 && unmet.length === 1;
  if (words < LEAST_WORDS || judgedShare < least || isBare) {
    const why = words < LEAST_WORDS ? `the page has ${words} words of text` : `only ${count} could be judged`;
    const text = `Not rated: ${why}.${decided}${part('Not judged', unjudged)}`;
    return { rating: null, rationale: statement(name, 1, text, basis), criteria: judgedCriteria };
  }
  const known = Math.min(1, judgedShare / FULLY_JUDGED);
  const rating = half(max * (LOWEST + SPAN * (share * known + UNKNOWN * (1 - known))));
  const anchor = ANCHORS.find(([upTo]) => rating / max <= upTo)?.[1] ?? '';
  const scope = judgedShare < MOST_OF_IT ? `, judged by ${count} only` : '';
  const text = `${anchor}${scope}: ${met.length} of ${judgedCriteria.length} criteria met.${decided}`;
  return { rating, rationale: statement(name, 1, text, basis), criteria: judgedCriteria };
};

/** Both ratings, each with what raised and what lowered it, and how much of its rubric could be judged. */
export const ratingsOf = (judged: Judged): { readonly monetization: Rating; readonly success: Rating } => ({
  monetization: ratingBy({ name: 'monetization', max: 5, criteria: monetizationCriteria, least: LEAST_MONEY }, judged),
  success: ratingBy({ name: 'success', max: 10, criteria: successCriteria, least: LEAST_SUCCESS }, judged),
});
