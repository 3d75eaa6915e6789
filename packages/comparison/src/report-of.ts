import type { Comparison, ComparisonLine, QuotedSpan } from '@twofold/contracts/feedback/comparison';
import type { ComparedTopic, QuotedSentence } from '@twofold/contracts/feedback/report';
import { statementOf } from './statements.ts';
import { sentencesOf, wordsOf, type Sentence } from './text/sentences.ts';

/** The current text of a review; empty if it was removed. */
export type ReadableReview = { readonly reviewId: number; readonly text: string };

/** The lines of a comparison with the words of its reviews, and the sentences of each review. */
export type ComparedLines = {
  readonly agreements: ComparedTopic[];
  readonly differences: ComparedTopic[];
  readonly sentences: ReadonlyMap<number, readonly string[]>;
};

/**
 * Fills recorded lines with the sentences of texts that still exist (D-39). Drops an agreement of fewer than two people,
 * and a difference with only one side.
 */
export const linesWithWords = (recorded: Comparison | undefined, reviews: readonly ReadableReview[]): ComparedLines => {
  const read = new Map(reviews.map(({ reviewId, text }) => [reviewId, { text, sentences: sentencesOf(text) }]));
  const quoted = (span: QuotedSpan): QuotedSentence[] => {
    const sentence = indexOf(read.get(span.reviewId)?.sentences ?? [], span);
    return sentence === undefined ? [] : [{ reviewId: span.reviewId, sentence }];
  };
  const topicOf = (line: ComparisonLine): ComparedTopic[] => {
    const sides = line.sides.map(({ stance, quotes }) => ({
      stance,
      quotes: quotes.filter((span) => quoted(span).length > 0),
    }));
    const people = new Set(sides.flatMap(({ quotes }) => quotes.map(({ reviewId }) => reviewId)));
    if (people.size < 2 || sides.some(({ quotes }) => quotes.length === 0)) return [];
    const inWords = statementOf({ ...line, sides }, recorded?.reviewIds.length ?? 0);
    const withSentences = sides.map(({ stance, quotes }) => ({ stance, quotes: unique(quotes.flatMap(quoted)) }));
    return inWords ? [{ ...inWords, words: [], sides: withSentences }] : [];
  };
  const ofKind = (kind: ComparisonLine['kind']) =>
    (recorded?.lines ?? []).filter((line) => line.kind === kind).flatMap(topicOf);
  return {
    agreements: ofKind('agreement'),
    differences: ofKind('difference'),
    sentences: new Map(
      [...read].map(([reviewId, { text, sentences }]) => [reviewId, sentences.map((each) => wordsOf(text, each))]),
    ),
  };
};

/** The index of the sentence in which a quote begins: sentences may be split otherwise than when it was recorded. */
const indexOf = (sentences: readonly Sentence[], { from }: QuotedSpan): number | undefined => {
  const index = sentences.findIndex((sentence) => sentence.from <= from && from < sentence.to);
  return index === -1 ? undefined : index;
};

const unique = (quotes: readonly QuotedSentence[]): QuotedSentence[] =>
  quotes.filter(
    (quote, at) =>
      quotes.findIndex((each) => each.reviewId === quote.reviewId && each.sentence === quote.sentence) === at,
  );
