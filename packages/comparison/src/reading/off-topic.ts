import { TOPICS } from '../lexicon/topics.ts';
import type { ReviewToCompare } from './opinions.ts';

/** Topics that texts about anything mention. */
const GENERIC_WORDS = new Set(
  'price prices pictures images copy idea concept appearance menu menus photos photo pics video videos color colors'.split(
    ' ',
  ),
);
/** Words that are common in reviews of apps and rare in other texts. */
const APP_WORDS = new Set([
  ...TOPICS.flatMap(({ names, ambiguous = '' }) => [...names.split(','), ...ambiguous.split(',')]).filter(
    (name) => !name.includes(' ') && !GENERIC_WORDS.has(name),
  ),
  ...'apps sites websites click clicked clicking screen account browser scroll scrolled scrolling interface software online url dashboard import export calendar plugin users settings subscription'.split(
    ' ',
  ),
]);
/** A text with few of these words may not be English; only English is judged. */
const ENGLISH = /\b(?:the|and|was|is|with|of|to|for|my|we)\b/giu;
const MIN_ENGLISH_WORDS = 4;
/** Minimum of distinct words that the description does not have: a short review is not judged. */
const MIN_UNRELATED_WORDS = 10;
/** Sharing shorter words does not relate two texts. */
const MIN_WORD_LENGTH = 5;
const MIN_SHARED_WORDS = 2;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * Finds off-topic reviews: English of some length, without a word about apps, and with at most one word from the
 * description of the app. Without a description, no review is off topic.
 */
export const offTopicIn = (
  reviews: readonly ReviewToCompare[],
  { name, about }: { readonly name: string; readonly about: readonly string[] },
): ReadonlySet<number> => {
  const known = new Set(wordsIn([name, ...about].join(' ')).filter(({ length }) => length >= MIN_WORD_LENGTH));
  if (known.size === 0) return new Set();
  const isOffTopic = ({ text }: ReviewToCompare): boolean => {
    const words = wordsIn(text.slice(0, 20_000));
    const long = new Set(words.filter(({ length }) => length >= MIN_WORD_LENGTH));
    const shared = [...long].filter((word) => known.has(word)).length;
    if (long.size - shared < MIN_UNRELATED_WORDS || (text.match(ENGLISH)?.length ?? 0) < MIN_ENGLISH_WORDS)
      return false;
    return shared < MIN_SHARED_WORDS && !words.some((word) => APP_WORDS.has(word));
  };
  return new Set(reviews.filter(isOffTopic).map(({ reviewId }) => reviewId));
};
