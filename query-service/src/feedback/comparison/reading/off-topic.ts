import { phrasesFoundIn } from '../lexicon/phrases.ts';
import { rareStemsIn } from '../lexicon/rare-words.ts';
import { TOPICS } from '../lexicon/topics.ts';
import { type Word, wordsIn } from '../text/words.ts';

type Vocabulary = {
  readonly reviewId: number;
  readonly rare: ReadonlySet<string>;
  /** Topics by words that mean them anywhere, and by words that mean them in a review of an app only. */
  readonly topics: ReadonlySet<string>;
  readonly loose: ReadonlySet<string>;
};

/** So many topics that may mean something else must be shared before two reviews speak of one thing. */
const LOOSE_TOPICS = 2;

const vocabularyOf = (reviewId: number, sentences: readonly (readonly Word[])[]): Vocabulary => {
  const named = sentences.flatMap((words) => phrasesFoundIn(words, TOPICS)).map(({ meaning }) => meaning);
  return {
    reviewId,
    rare: rareStemsIn(sentences.flat()),
    topics: new Set(named.filter(({ isLoose }) => !isLoose).map(({ topic }) => topic.id)),
    loose: new Set(named.map(({ topic }) => topic.id).filter((id) => id !== 'whole')),
  };
};

const sharesWith = (a: Vocabulary, b: Vocabulary): boolean =>
  [...a.rare].some((stem) => b.rare.has(stem)) || [...a.loose].filter((id) => b.loose.has(id)).length >= LOOSE_TOPICS;

/**
 * Reviews that speak of something else: they name nothing that only an app has, and share no rare word with what is known
 * of the app (`context`) nor with a review that speaks of it. Where nothing is known, any other review will do.
 */
export const offTopicIn = (
  reviews: readonly { readonly reviewId: number; readonly sentences: readonly (readonly Word[])[] }[],
  context: readonly string[],
): ReadonlySet<number> => {
  const known = rareStemsIn(context.flatMap(wordsIn));
  const all = reviews.map(({ reviewId, sentences }) => vocabularyOf(reviewId, sentences));
  const isAnchored = ({ rare, topics }: Vocabulary): boolean =>
    topics.size > 0 || [...rare].some((stem) => known.has(stem));
  const anchors = known.size === 0 ? all : all.filter(isAnchored);
  const isOff = (review: Vocabulary): boolean =>
    !isAnchored(review) && !anchors.some((other) => other !== review && sharesWith(review, other));
  return new Set(all.filter(isOff).map(({ reviewId }) => reviewId));
};
