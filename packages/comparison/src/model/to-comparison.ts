import type {
  ComparedBy,
  Comparison,
  ComparisonLine,
  QuotedSpan,
  Stance,
} from '@twofold/contracts/feedback/comparison';
import { TOPICS } from '../lexicon/topics.ts';
import type { ModelAnswer } from './answer.ts';
import type { NumberedReview } from './prompt.ts';

const MAX_LINES = 16;
const MAX_QUOTES = 60;

type Line = ModelAnswer['lines'][number];

/**
 * Keeps the verifiable part of a model's answer: existing sentences of two or more reviewers, different reviewers on the
 * two sides, an aspect that fits its topic, and each topic once. Wrong references are dropped, never repaired.
 */
export const toComparison = (
  answer: ModelAnswer,
  reviews: readonly NumberedReview[],
  comparedBy: ComparedBy,
): Comparison => {
  const offTopic = reviews.filter(({ number }) => answer.offTopic.includes(number)).map(({ reviewId }) => reviewId);
  // Not all of them can be off topic.
  const excluded = offTopic.length < reviews.length ? offTopic : [];
  const spans = spansOf(reviews.filter(({ reviewId }) => !excluded.includes(reviewId)));
  const lines = answer.lines.flatMap((line) => lineOf(line, spans) ?? []);
  return {
    comparedBy,
    reviewIds: reviews.map(({ reviewId }) => reviewId),
    lines: lines.filter(({ topic }, at) => lines.findIndex((each) => each.topic === topic) === at).slice(0, MAX_LINES),
    offTopic: excluded,
  };
};

const spansOf = (reviews: readonly NumberedReview[]): ReadonlyMap<string, QuotedSpan> =>
  new Map(
    reviews.flatMap(({ number, reviewId, sentences }) =>
      sentences.map(({ from, to }, index) => [`${number}.${index + 1}`, { reviewId, from, to }] as const),
    ),
  );

const lineOf = (
  { topic, aspect, praise, criticism }: Line,
  spans: ReadonlyMap<string, QuotedSpan>,
): ComparisonLine | undefined => {
  if (TOPICS.find(({ id }) => id === topic)?.aspects.includes(aspect) !== true) return undefined;
  const quoted = (ids: readonly string[]) => [...new Set(ids)].flatMap((each) => spans.get(each) ?? []);
  const both = new Set(peopleIn(quoted(praise)).filter((person) => peopleIn(quoted(criticism)).includes(person)));
  const side = (stance: Stance, ids: readonly string[]) => ({
    stance,
    quotes: quoted(ids)
      .filter(({ reviewId }) => !both.has(reviewId))
      .slice(0, MAX_QUOTES),
  });
  const sides = [side('praise', praise), side('criticism', criticism)].filter(({ quotes }) => quotes.length > 0);
  const people = new Set(sides.flatMap(({ quotes }) => peopleIn(quotes)));
  if (people.size < 2) return undefined;
  return { kind: sides.length === 1 ? 'agreement' : 'difference', topic, aspect, sides };
};

const peopleIn = (quotes: readonly QuotedSpan[]): number[] => quotes.map(({ reviewId }) => reviewId);
