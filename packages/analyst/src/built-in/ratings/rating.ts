import { inferred } from '../basis.ts';
import type { Facts } from '../facts.ts';
import type { Statement } from '../statement.ts';
import { capitalised, excerpt, listed, quoted } from '../wording.ts';
import type { Score } from './criterion.ts';
import { monetizationPreface, monetizationScores } from './monetization.ts';
import { successScores } from './success.ts';

/** The published version of both rubrics; a change of a weight or a criterion changes it. */
export const RUBRIC_VERSION = '1';

/** A number on its scale, in halves, and why. */
export type Rating = { readonly rating: number; readonly rationale: Statement };

const points = ({ weight, met }: Score): number => weight * met;

const round = (value: number): number => Math.round(value * 100) / 100;

const figures = (value: number): string => String(round(value));

const clauses = (scores: readonly Score[], clause: 'plus' | 'minus'): string =>
  listed(scores.map((score) => score[clause]));

/** The weightiest ones, in the order of the rubric, so that what the site is comes before what it does well. */
const weightiest = (scores: readonly Score[], count: number, gain: (score: Score) => number): readonly Score[] => {
  const best = new Set(scores.toSorted((a, b) => gain(b) - gain(a)).slice(0, count));
  return scores.filter((score) => best.has(score));
};

const rationaleOf = (scores: readonly Score[], name: string, nothing: string): string => {
  const gained = weightiest(
    scores.filter(({ met, isWaived }) => met >= 0.5 && isWaived !== true),
    3,
    points,
  );
  const lost = weightiest(
    scores.filter(({ met, isWaived }) => met < 0.75 && isWaived !== true),
    2,
    (score) => score.weight - points(score),
  );
  const helping = clauses(gained, 'plus');
  const helps = gained[0]?.plus.includes(name) === true ? capitalised(helping) : `What speaks for ${name}: ${helping}`;
  const plus = gained.length === 0 ? nothing : `${helps}.`;
  const minus =
    lost.length === 0
      ? `Nothing that was looked at is missing on the page of ${name}.`
      : `What holds the number down: ${clauses(lost, 'minus')}.`;
  return `${plus} ${minus}`;
};

const reasonOf = (scores: readonly Score[], sum: number, max: number): string => {
  const lines = scores.map(
    (score) =>
      `${score.name} ${figures(points(score))} of ${figures(score.weight)}${score.isWaived === true ? ' (not asked of such a site)' : score.shownBy === undefined || score.met === 0 ? '' : ` (${quoted(excerpt(score.shownBy, 60))})`}`,
  );
  return `By version ${RUBRIC_VERSION} of the built-in rubric: ${lines.join('; ')}. Together ${figures(sum)} of ${max}, rounded to halves.`;
};

type Words = { readonly name: string; readonly preface: string | undefined; readonly nothing: string };

const rate = (kind: string, scores: readonly Score[], max: number, { name, preface, nothing }: Words): Rating => {
  const sum = round(scores.reduce((total, score) => total + points(score), 0));
  const text = [preface, rationaleOf(scores, name, nothing)].filter((part) => part !== undefined).join(' ');
  return {
    rating: Math.min(max, Math.max(0, Math.round(sum * 2) / 2)),
    rationale: { kind, text, basis: inferred(reasonOf(scores, sum, max)) },
  };
};

/** Out of 5, by the rubric in the README. */
export const monetizationOf = (facts: Facts): Rating => {
  const name = facts.name.inText;
  const nothing = `Nothing on the page of ${name} earns money yet.`;
  return rate('monetization', monetizationScores(facts), 5, { name, preface: monetizationPreface(facts), nothing });
};

/** Out of 10, by the rubric in the README. */
export const successOf = (facts: Facts): Rating => {
  const name = facts.name.inText;
  const preface =
    facts.kind === 'docs'
      ? `Documentation is one page of many, so read the number as what this one does for ${name}.`
      : undefined;
  return rate('success', successScores(facts), 10, {
    name,
    preface,
    nothing: `Little on the page speaks for ${name} yet.`,
  });
};
