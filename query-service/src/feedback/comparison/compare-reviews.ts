import type { ComparisonReport } from '@twofold/contracts/feedback/report';
import { REMOVED_TEXT } from '@twofold/contracts/reviews/api';
import { mainReviewIn } from '@twofold/contracts/reviews/content';
import { leansOf } from './text/headings.ts';
import { isForeign } from './text/language.ts';
import { linesOf } from './lines.ts';
import { offTopicIn } from './reading/off-topic.ts';
import type { Reading } from './reading/judged.ts';
import type { Opinion } from './reading/opinion.ts';
import { saidIn } from './reading/opinions.ts';
import { isRare } from './lexicon/rare-words.ts';
import { type KnownWords, readingOf } from './reading/reading.ts';
import { type Sentence, sentencesOf } from './text/sentences.ts';
import { topicOf } from './lexicon/topics.ts';
import { isCapitalised, wordsIn } from './text/words.ts';

export type ReviewToCompare = {
  readonly reviewId: number;
  readonly reviewer: { readonly name: string; readonly expertise: string };
  readonly rating: number;
  /** Plain text, or JSON with `mainReview`; empty when the text was removed. */
  readonly content: string;
};

type ReadReview = {
  readonly review: ReviewToCompare;
  readonly sentences: readonly Sentence[];
  readonly readings: readonly Reading[];
};

/** Words after these are shown and not judged: reading a sentence costs the square of its words. */
const MOST_WORDS_IN_SENTENCE = 120;
const MOST_WORDS_IN_REVIEW = 2_500;

const read = (review: ReviewToCompare, known: KnownWords): ReadReview => {
  const isRemoved = review.content === REMOVED_TEXT;
  const sentences = isRemoved ? [] : sentencesOf(mainReviewIn(review.content) ?? review.content);
  let left = MOST_WORDS_IN_REVIEW;
  const readings = sentences.map(({ text }) => {
    const words = left > 0 ? wordsIn(text).slice(0, Math.min(left, MOST_WORDS_IN_SENTENCE)) : [];
    left -= words.length;
    return readingOf(words, known);
  });
  return { review, sentences, readings };
};

/** How the app is called: rare words that the context always begins with a capital letter. */
const namesIn = (context: readonly string[]): ReadonlySet<string> => {
  const words = context.flatMap(wordsIn).filter(isRare);
  const small = new Set(words.filter((word) => !isCapitalised(word)).map(({ stem }) => stem));
  return new Set(words.map(({ stem }) => stem).filter((stem) => !small.has(stem)));
};

const knownFrom = (context: readonly string[]): KnownWords => {
  const whole = topicOf('whole');
  if (!whole) throw new Error('the topics lack the app as a whole');
  return { whole, names: namesIn(context) };
};

const opinionsOf = ({ review: { reviewId }, sentences, readings }: ReadReview): Opinion[] => {
  const leans = leansOf(sentences);
  let followsTopic = false;
  return readings.flatMap((reading, sentence) => {
    const said = saidIn(sentences[sentence]?.text ?? '', reading, { lean: leans[sentence], followsTopic });
    followsTopic = reading.mentions.some(({ topic }) => topic.id !== 'whole');
    return said.map((each): Opinion => ({ ...each, reviewId, sentence }));
  });
};

/**
 * Lays reviews of one app side by side (D-65): where people agree and differ, each line with the sentences it rests on.
 * `expected` is how many reviews were ordered, `context` what is known of the app (its title, its description, the report).
 * Nothing is made up: words decide, the same reviews give the same report, and texts that are not English are shown without
 * being judged.
 */
export const compareReviews = (input: {
  readonly orderId: number;
  readonly expected: number;
  readonly context: readonly string[];
  readonly reviews: readonly ReviewToCompare[];
}): ComparisonReport => {
  const known = knownFrom(input.context);
  const all = input.reviews.map((review) => read(review, known));
  const judged = all.filter(
    ({ readings }) => readings.length > 0 && !isForeign(readings.flatMap(({ words }) => words)),
  );
  const offTopic = offTopicIn(
    judged.map(({ review: { reviewId }, readings }) => ({ reviewId, readings })),
    input.context,
  );
  const onTopic = judged.filter(({ review }) => !offTopic.has(review.reviewId));
  const { agreements, differences } = linesOf(onTopic.flatMap(opinionsOf), all.length);
  return {
    orderId: input.orderId,
    expected: input.expected,
    reviews: all.map(({ review: { reviewId, reviewer, rating }, sentences }) => ({
      reviewId,
      reviewer: { name: reviewer.name, expertise: reviewer.expertise },
      rating,
      sentences: sentences.map(({ text }) => text),
    })),
    agreements,
    differences,
    offTopic: all.map(({ review }) => review.reviewId).filter((reviewId) => offTopic.has(reviewId)),
  };
};
