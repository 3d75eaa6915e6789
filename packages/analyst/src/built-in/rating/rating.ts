import { CLOSED } from '../findings/closed.ts';
import type { Context } from '../findings/context.ts';
import { RUBRIC_VERSION } from '../rubric-version.ts';
import { inferred, type Statement, statement } from '../report/statement.ts';
import { setOf } from '../read/wording.ts';
import { type Criterion, type Judged, type JudgedCriterion, rate } from './criterion.ts';
import { monetizationCriteria } from './monetization.ts';
import { successCriteria } from './success.ts';

export type Rating = {
  /** Null: not rated. */
  readonly rating: number | null;
  readonly rationale: Statement;
  readonly criteria: readonly JudgedCriterion[];
};

/** With fewer words, or less of the rubric judged, there is no rating. */
const MIN_WORDS = 15;
/** The least shares of the rubrics: what the site is and its next step alone make no rating. */
const MIN_MONEY = 0.5;
const MIN_SUCCESS = 0.4;
/** No page deserves zero, and none is perfect: ratings go from 10% to 90% of the maximum. */
const LOWEST = 0.1;
const SPAN = 0.8;

/** From this share on, criteria that could not be judged do not matter; below it, they count as slightly below average. */
const FULLY_JUDGED = 0.85;
const UNKNOWN = 0.35;

type Anchor = { readonly upTo: number; readonly word: string; readonly from: number; readonly to: number };
/** The word for a rating: the share of the maximum up to which it applies, and the range of the share of criteria met that fits it. */
const ANCHORS: readonly Anchor[] = [
  { upTo: 0.3, word: 'Weak', from: 0, to: 0.5 },
  { upTo: 0.5, word: 'Fair', from: 0.2, to: 0.6 },
  { upTo: 0.7, word: 'Good', from: 0.5, to: 1 },
  { upTo: 1, word: 'Strong', from: 0.75, to: 1 },
];
/** Weaknesses of an old page, or one not laid out for phones: it is not called strong. */
const OLD: ReadonlySet<string> = setOf('measured-viewport measured-indexable dated stale expired');

/** One criterion met does not make a page good: unjudged criteria draw the rating to the middle. */
const MIN_MET = 2;
const PRAISES = setOf('Good Strong');

const wordFor = (height: number, met: number, judged: number, { weaknesses }: Judged): string | undefined => {
  const anchor = ANCHORS.find(({ upTo }) => height <= upTo);
  const share = met / judged;
  if (anchor === undefined || share < anchor.from || share > anchor.to) return undefined;
  if (PRAISES.has(anchor.word) && met < MIN_MET) return undefined;
  return anchor.word === 'Strong' && weaknesses.some(({ kind }) => OLD.has(kind)) ? undefined : anchor.word;
};

const half = (value: number): number => Math.round(value * 2) / 2;

const part = (label: string, names: readonly string[]): string =>
  names.length === 0 ? '' : ` ${label}: ${names.join('; ')}.`;

/** How many criteria were judged and met, and why the rating is not the maximum if all of them are. */
const countedAs = (met: number, judged: number, asked: number, isHeld: boolean, max: number): string => {
  const highest = met === judged && !isHeld ? ` The highest rating is ${max * (LOWEST + SPAN)} of ${max}.` : '';
  if (judged === asked) return `${met} of ${asked} criteria met.${highest}`;
  const all = judged === 1 ? 'it is' : `all ${judged} are`;
  const some = `${met === 0 ? 'none' : met} ${met > 1 ? 'are' : 'is'}`;
  const held = isHeld ? ' Criteria that could not be judged move the rating toward the middle.' : '';
  return `${judged} of ${asked} criteria could be judged; ${met === judged ? all : some} met.${held}${highest}`;
};

type Rubric = {
  readonly name: string;
  readonly max: number;
  readonly criteria: readonly Criterion[];
  readonly least: number;
};

export type Ratings = { readonly monetization: Rating; readonly success: Rating };

const unrated = (why: string, reason: string): Ratings => {
  const ratingOf = (name: string): Rating => {
    return { rating: null, rationale: statement(name, 1, `Not rated: ${why}`, inferred(reason)), criteria: [] };
  };
  return { monetization: ratingOf('monetization'), success: ratingOf('success') };
};

const FOR_GUESTS = 'Inferred from two things: family or guests are spoken to; nothing is offered to others.';
/** An invitation offers nothing, which is no fault (D-124). */
const unratedIfPrivate = ({ judgment: { kind } }: Context): Ratings | undefined =>
  kind.id === 'private'
    ? unrated(`this is ${kind.noun}, and there is nothing to sell or to win customers with`, FOR_GUESTS)
    : undefined;

const ratingBy = ({ name, max, criteria, least }: Rubric, judged: Judged): Rating => {
  const { share, judgedShare, met, partly, unmet, asked, criteria: judgedCriteria } = rate(criteria, judged);
  const words = judged.context.site.pages.reduce((sum, { wordCount }) => sum + wordCount, 0);
  const lines = judgedCriteria.map(({ name: of, points: got, outOf }) => `${of} ${got.toFixed(2)} of ${outOf}`);
  const points = lines.join('; ') || 'no criterion judged';
  const basis = inferred(`By version ${RUBRIC_VERSION} of the published rubric: ${points}.`);
  const count = `${judgedCriteria.length} of ${asked} criteria`;
  const decided = `${part('Met', met)}${part('In part', partly)}${part('Not met', unmet)}`;
  if (words < MIN_WORDS || judgedShare < least) {
    const why =
      words < MIN_WORDS
        ? `the page has ${words} ${words === 1 ? 'word' : 'words'} of text`
        : `our rules could judge only ${count}`;
    // Unjudged criteria are not listed: their names would read as if the page lacked them.
    const text = `Not rated: ${why}.${decided}`;
    return { rating: null, rationale: statement(name, 1, text, basis), criteria: judgedCriteria };
  }
  const known = Math.min(1, judgedShare / FULLY_JUDGED);
  const rating = half(max * (LOWEST + SPAN * (share * known + UNKNOWN * (1 - known))));
  const word = wordFor(rating / max, met.length, judgedCriteria.length, judged);
  const howMany = countedAs(met.length, judgedCriteria.length, asked, known < 1, max);
  const text = `${word === undefined ? '' : `${word}: `}${howMany}${decided}`;
  return { rating, rationale: statement(name, 1, text, basis), criteria: judgedCriteria };
};

/** Both ratings, each with the criteria that raised or lowered it and how many could be judged. */
export const ratingsOf = (judged: Judged): Ratings =>
  unratedIfPrivate(judged.context) ?? {
    monetization: ratingBy({ name: 'monetization', max: 5, criteria: monetizationCriteria, least: MIN_MONEY }, judged),
    success: ratingBy({ name: 'success', max: 10, criteria: successCriteria, least: MIN_SUCCESS }, judged),
  };

/** A business that is closed for good is not rated. */
export const ratingsOfClosed = (context: Context): Ratings =>
  unratedIfPrivate(context) ?? unrated('the business is closed for good', CLOSED);
