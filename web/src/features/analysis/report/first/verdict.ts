import { cutText } from '../../../../lib/cut-text.ts';
import type { Potential, ShownReport } from '../read-report.ts';

/** How the verdict names a criterion of the rubric that is met or not met. */
const WORDS: Readonly<Record<string, readonly [has: string, lacks: string]>> = {
  'says what it is': ['a clear offer', 'a plain statement of what it is'],
  'says for whom': ['a named audience', 'a named audience'],
  'shows a difference': ['a clear difference', 'a clear difference'],
  'others vouch for it': ['proof from others', 'proof from others'],
  'has what its visitors look for': ['what visitors look for', 'things that visitors look for'],
  'leads to a next step': ['a clear next step', 'a clear next step'],
  'is well kept': ['a page without defects', 'a well-kept page'],
};

const MET = 0.6;
const LACKING = 0.4;
const MAX_NAMED = 2;
const MAX_STATEMENT_LENGTH = 110;

const listed = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

const quoted = (text: string): string => `“${cutText(text.replace(/[.!]$/, ''), MAX_STATEMENT_LENGTH)}”`;

/** From the criteria of the built-in analyst, those with the largest weight first. */
const byCriteria = (name: string, { criteria }: Potential): string | undefined => {
  const known = criteria.flatMap((criterion) => {
    const words = WORDS[criterion.name];
    return words ? [{ words, outOf: criterion.outOf, share: criterion.points / criterion.outOf }] : [];
  });
  const has = known
    .filter(({ share }) => share >= MET)
    .toSorted((one, other) => other.outOf * other.share - one.outOf * one.share)
    .slice(0, MAX_NAMED)
    .map(({ words }) => words[0]);
  const lacks = known
    .filter(({ share }) => share <= LACKING)
    .toSorted((one, other) => other.outOf * (1 - other.share) - one.outOf * (1 - one.share))
    .slice(0, MAX_NAMED)
    .map(({ words }) => words[1]);
  if (has.length === 0) return lacks.length === 0 ? undefined : `${name} lacks ${listed(lacks)}.`;
  if (lacks.length === 0) return `${name} has ${listed(has)}.`;
  return `${name} has ${listed(has)}, but lacks ${listed(lacks)}.`;
};

/** From what every report has: its score, its first strength, and its first weakness or improvement. */
const byStatements = ({ success, strengths, weaknesses }: ShownReport): string | undefined => {
  const score = success.score === undefined ? undefined : `Rated ${success.score} of ${success.outOf} for success`;
  const strength = strengths[0] && `${quoted(strengths[0].text)} as its strongest point`;
  const toFix = weaknesses[0] ?? success.claims[0];
  const fix = toFix && `${quoted(toFix.text)} as the first thing to work on`;
  const points = [strength, fix].filter((each) => each !== undefined);
  if (points.length === 0) return score && `${score}.`;
  return `${score ?? 'Not rated for success'}, with ${listed(points)}.`;
};

/** The conclusion of a report, in one sentence; undefined if it lacks the data. */
export const verdictOf = (report: ShownReport): string | undefined => {
  if (report.limited) return 'No verdict: we could read too little here to judge an app.';
  // If too few criteria could be judged for a score, they are too few for a verdict as well.
  const rated = report.success.score === undefined ? undefined : byCriteria(report.title || 'This app', report.success);
  return rated ?? byStatements(report);
};
