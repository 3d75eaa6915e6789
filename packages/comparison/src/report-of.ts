import type { Comparison, ComparisonLine, QuotedSpan } from '@twofold/contracts/feedback/comparison';
import type { ComparedTopic, QuotedSentence } from '@twofold/contracts/feedback/report';
import { statementOf } from './statements.ts';
import { sentencesOf, wordsOf, type Sentence } from './text/sentences.ts';

/** A review as it can be read today; `text` is empty when it was removed. */
export type ReadableReview = { readonly reviewId: number; readonly text: string };

/** The lines of a comparison with the words of its reviews, and the sentences of each review. */
export type ComparedLines = {
  readonly agreements: ComparedTopic[];
  readonly differences: ComparedTopic[];
  readonly sentences: ReadonlyMap<number, readonly string[]>;
};

/**
 * Puts recorded lines and the texts that are left together (D-39). Whose text is gone says nothing any more; an agreement
 * of fewer than two people and a difference without an opponent are gone with it.
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
      spans: quotes.filter((span) => quoted(span).length > 0),
    }));
    const left = { ...line, sides: sides.map(({ stance, spans }) => ({ stance, quotes: spans })) };
    const people = new Set(left.sides.flatMap(({ quotes }) => quotes.map(({ reviewId }) => reviewId)));
    if (people.size < 2 || left.sides.some(({ quotes }) => quotes.length === 0)) return [];
    const said = statementOf(left, recorded?.reviewIds.length ?? 0);
    const withSentences = sides.map(({ stance, spans }) => ({ stance, quotes: unique(spans.flatMap(quoted)) }));
    return said ? [{ ...said, words: [], sides: withSentences }] : [];
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

/** The sentence in which a quote begins: sentence boundaries may differ from those of the recording. */
const indexOf = (sentences: readonly Sentence[], { from }: QuotedSpan): number | undefined => {
  const index = sentences.findIndex((sentence) => sentence.from <= from && from < sentence.to);
  return index === -1 ? undefined : index;
};

const unique = (quotes: readonly QuotedSentence[]): QuotedSentence[] =>
  quotes.filter(
    (quote, at) =>
      quotes.findIndex((each) => each.reviewId === quote.reviewId && each.sentence === quote.sentence) === at,
  );
