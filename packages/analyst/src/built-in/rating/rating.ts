import { ended, listed } from '../read/wording.ts';
import { RUBRIC_VERSION } from '../rubric-version.ts';
import { inferred, type Statement } from '../report/statement.ts';
import { type Judged, type JudgedCriterion, rate, type Criterion } from './criterion.ts';
import { monetizationCriteria } from './monetization.ts';
import { successCriteria } from './success.ts';

export type Rating = {
  readonly rating: number;
  readonly rationale: Statement;
  readonly criteria: readonly JudgedCriterion[];
};

/** With fewer words, or less of the rubric judged, the number is only a first one, and says so. */
const LEAST_WORDS = 15;
const LEAST_JUDGED = 0.5;

/** No page deserves nothing, and none is perfect: ratings go from a tenth to nine tenths. */
const LOWEST = 0.1;
const SPAN = 0.8;

/** From this share on, what could not be judged does not matter; below it, it counts as a little less than average. */
const FULLY_JUDGED = 0.85;
const UNKNOWN = 0.35;

/** What a number means in words: the share of the scale up to which it is said. */
const ANCHORS: readonly (readonly [upTo: number, words: string])[] = [
  [0.3, 'Weak: little of what convinces is on the pages'],
  [0.5, 'Fair: some of what convinces is there, and gaps are open'],
  [0.7, 'Good: much of what convinces is there'],
  [1, 'Strong: most of what convinces is there'],
];

/** A weakness that only says that none was found is none to fix first. */
const LEAST_WEAKNESS = 0.2;

const half = (value: number): number => Math.round(value * 2) / 2;

const ratingBy = (name: string, max: number, criteria: readonly Criterion[], judged: Judged): Rating => {
  const { share, judgedShare, raises, lowers, criteria: judgedCriteria } = rate(criteria, judged);
  const percent = Math.round(judgedShare * 100);
  const { site } = judged.context;
  const words = site.pages.reduce((sum, { wordCount }) => sum + wordCount, 0);
  const isThin = words < LEAST_WORDS || judgedShare < LEAST_JUDGED;
  const known = Math.min(1, judgedShare / FULLY_JUDGED);
  const points = words < LEAST_WORDS ? 0 : share * known + UNKNOWN * (1 - known);
  const rating = half(max * (LOWEST + SPAN * points));
  const anchor = ANCHORS.find(([upTo]) => rating / max <= upTo)?.[1] ?? '';
  const up = raises.length > 0 ? ` For ${site.name.inText}, ${listed(raises)}.` : '';
  const down = lowers.length > 0 ? ` What lowers the score: ${listed(lowers)}.` : '';
  const first = name === 'monetization' ? undefined : judged.weaknesses.find(({ weight }) => weight >= LEAST_WEAKNESS);
  const worst = first === undefined ? '' : ` First to fix: ${ended(first.text)}`;
  const note =
    words < LEAST_WORDS
      ? ` Only a first number: the page has ${words} words of text.`
      : ` ${isThin ? 'Only a first number: ' : ''}${percent} % of the rubric could be judged.`;
  const text = `${anchor}.${up}${down}${worst}${note}`;
  const lines = judgedCriteria.map(({ name: of, points: got, outOf }) => `${of} ${got.toFixed(2)} of ${outOf}`);
  const basis = inferred(`By version ${RUBRIC_VERSION} of the published rubric: ${lines.join('; ')}.`);
  return { rating, rationale: { kind: name, text, basis, weight: 1 }, criteria: judgedCriteria };
};

/** Both ratings, each with what raised and what lowered it, and how much of its rubric could be judged. */
export const ratingsOf = (judged: Judged): { readonly monetization: Rating; readonly success: Rating } => ({
  monetization: ratingBy('monetization', 5, monetizationCriteria, judged),
  success: ratingBy('success', 10, successCriteria, judged),
});
