import { ended, listed } from '../read/wording.ts';
import { RUBRIC_VERSION } from '../rubric-version.ts';
import { inferred, type Statement } from '../report/statement.ts';
import { type Judged, type JudgedCriterion, rate, type Criterion } from './criterion.ts';
import { monetizationCriteria } from './monetization.ts';
import { successCriteria } from './success.ts';

/** `criteria` are empty where nothing was rated. */
export type Rating = {
  readonly rating: number | null;
  readonly rationale: Statement;
  readonly criteria: readonly JudgedCriterion[];
};

/** With fewer words than this there is nothing to rate. */
const LEAST_WORDS = 15;

/** No page deserves nothing, and none is perfect: ratings go from a tenth to nine tenths. */
const LOWEST = 0.1;
const SPAN = 0.8;

/** A strongest point is one that says something of this site: many have several pages and a button. */
const LEAST_STRENGTH = 0.6;
const ORDINARY: ReadonlySet<string> = new Set(['breadth', 'call']);

const half = (value: number): number => Math.round(value * 2) / 2;

const ratingBy = (name: string, max: number, criteria: readonly Criterion[], judged: Judged): Rating => {
  const { share, judgedShare, raises, lowers, criteria: judgedCriteria } = rate(criteria, judged);
  const percent = Math.round(judgedShare * 100);
  const { site } = judged.context;
  const words = site.pages.reduce((sum, { wordCount }) => sum + wordCount, 0);
  const lines = judgedCriteria.map(({ name: of, points, outOf }) => `${of} ${points.toFixed(2)} of ${outOf}`);
  const basis = inferred(`By version ${RUBRIC_VERSION} of the published rubric: ${lines.join('; ')}.`);
  if (share === undefined || words < LEAST_WORDS) {
    const text = `Not rated: ${words < LEAST_WORDS ? `the page has ${words} words of text` : `only ${percent} % of the rubric could be judged from the pages we read`}.`;
    return { rating: null, rationale: { kind: name, text, basis, weight: 1 }, criteria: [] };
  }
  const up =
    raises.length > 0
      ? `For ${site.name.inText}, ${listed(raises)}.`
      : `Little on the pages of ${site.name.inText} speaks for a higher rating.`;
  const down = lowers.length > 0 ? ` What lowers the score: ${listed(lowers)}.` : '';
  const strongest = judged.strengths.find(({ kind, weight }) => weight >= LEAST_STRENGTH && !ORDINARY.has(kind));
  const best = strongest === undefined ? '' : ` Strongest point: ${ended(strongest.text)}`;
  const worst =
    judged.weaknesses[0] === undefined || name === 'monetization'
      ? ''
      : ` First to fix: ${ended(judged.weaknesses[0].text)}`;
  const text = `${up}${down}${best}${worst} ${percent} % of the rubric could be judged.`;
  const rating = half(max * (LOWEST + SPAN * share));
  return { rating, rationale: { kind: name, text, basis, weight: 1 }, criteria: judgedCriteria };
};

/** Both ratings, each with what raised and what lowered it, and how much of its rubric could be judged. */
export const ratingsOf = (judged: Judged): { readonly monetization: Rating; readonly success: Rating } => ({
  monetization: ratingBy('monetization', 5, monetizationCriteria, judged),
  success: ratingBy('success', 10, successCriteria, judged),
});
