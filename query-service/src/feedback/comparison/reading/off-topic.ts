import { phrasesFoundIn } from '../lexicon/phrases.ts';
import { rareStemsIn } from '../lexicon/rare-words.ts';
import { type Named, TOPICS } from '../lexicon/topics.ts';
import type { Reading } from './judged.ts';
import { type Word, wordsIn } from '../text/words.ts';

type Vocabulary = {
  readonly rare: ReadonlySet<string>;
  /** Topics by words that mean them anywhere, and by words that mean them in a review of an app only. */
  readonly topics: ReadonlySet<string>;
  readonly loose: ReadonlySet<string>;
};

const vocabularyOf = (words: readonly Word[], named: readonly Named[]): Vocabulary => ({
  rare: rareStemsIn(words),
  topics: new Set(named.filter(({ isLoose }) => !isLoose).map(({ topic }) => topic.id)),
  loose: new Set(named.map(({ topic }) => topic.id).filter((id) => id !== 'whole')),
});

const vocabularyOfContext = (context: readonly string[]): Vocabulary => {
  const texts = context.map(wordsIn);
  const named = texts.flatMap((words) => phrasesFoundIn(words, TOPICS)).map(({ meaning }) => meaning);
  return vocabularyOf(texts.flat(), named);
};

const sharesRare = (a: Vocabulary, b: Vocabulary): boolean => [...a.rare].some((stem) => b.rare.has(stem));

/** What a topic weighs that may mean something else, when another review or the context has it, too, and when not. */
const SHARED = 3;
const OWN = 1.5;

/** Whether rare words that nobody shares outweigh the topics. */
const isOfSomethingElse = (review: Vocabulary, others: readonly ReadonlySet<string>[]): boolean => {
  const shared = [...review.loose].filter((id) => others.some((other) => other.has(id))).length;
  const ofApp = shared * SHARED + (review.loose.size - shared) * OWN;
  return review.rare.size > ofApp;
};

/**
 * Reviews that speak of something else: they name nothing that only an app has, share no rare word with what is known of the
 * app (`context`) nor with a review that speaks of it, and use more words of their own than an app has topics. Where
 * nothing is known, any other review will do.
 */
export const offTopicIn = (
  reviews: readonly { readonly reviewId: number; readonly readings: readonly Reading[] }[],
  context: readonly string[],
): ReadonlySet<number> => {
  const known = vocabularyOfContext(context);
  const all = reviews.map(({ reviewId, readings }) => ({
    reviewId,
    ...vocabularyOf(
      readings.flatMap(({ words }) => words),
      readings.flatMap(({ named }) => named),
    ),
  }));
  const isAnchored = (review: Vocabulary): boolean => review.topics.size > 0 || sharesRare(review, known);
  const anchors = known.rare.size === 0 ? all : all.filter(isAnchored);
  const isOff = (review: (typeof all)[number]): boolean => {
    const others = all.filter((other) => other !== review);
    if (isAnchored(review) || anchors.some((other) => other !== review && sharesRare(review, other))) return false;
    return isOfSomethingElse(review, [known.loose, ...others.map(({ loose }) => loose)]);
  };
  return new Set(all.filter(isOff).map(({ reviewId }) => reviewId));
};
