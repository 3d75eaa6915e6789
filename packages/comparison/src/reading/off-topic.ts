import { TOPICS } from '../lexicon/topics.ts';
import type { ReviewToCompare } from './opinions.ts';

/** Prices, texts and pictures are everywhere. */
const ANYWHERE = new Set(
  'price prices pictures images copy idea concept appearance menu menus photos photo pics video videos color colors'.split(
    ' ',
  ),
);
/** Words that are common in reviews of apps and rare in other texts. */
const OF_APPS = new Set([
  ...TOPICS.flatMap(({ names, ambiguous = '' }) => [...names.split(','), ...ambiguous.split(',')]).filter(
    (name) => !name.includes(' ') && !ANYWHERE.has(name),
  ),
  ...'apps sites websites click clicked clicking screen account browser scroll scrolled scrolling interface software online url dashboard import export calendar plugin users settings subscription'.split(
    ' ',
  ),
]);
/** Only English is judged: a text with fewer of these may be another language. */
const ENGLISH = /\b(?:the|and|was|is|with|of|to|for|my|we)\b/giu;
const ENOUGH_ENGLISH = 4;
/** Minimum of distinct longer words: a short review is not judged. */
const ENOUGH_OWN = 10;
/** Shorter words do not relate texts. */
const LONG_ENOUGH = 5;
const ENOUGH_SHARED = 2;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * Off-topic reviews: English of some length, without a word about apps, and with hardly one from the description of the
 * app. Without a description, no review is off topic.
 */
export const offTopicIn = (
  reviews: readonly ReviewToCompare[],
  { name, about }: { readonly name: string; readonly about: readonly string[] },
): ReadonlySet<number> => {
  const known = new Set(wordsIn([name, ...about].join(' ')).filter(({ length }) => length >= LONG_ENOUGH));
  if (known.size === 0) return new Set();
  const isOffTopic = ({ text }: ReviewToCompare): boolean => {
    const words = wordsIn(text.slice(0, 20_000));
    const long = new Set(words.filter(({ length }) => length >= LONG_ENOUGH));
    const shared = [...long].filter((word) => known.has(word)).length;
    if (long.size - shared < ENOUGH_OWN || (text.match(ENGLISH)?.length ?? 0) < ENOUGH_ENGLISH) return false;
    return shared < ENOUGH_SHARED && !words.some((word) => OF_APPS.has(word));
  };
  return new Set(reviews.filter(isOffTopic).map(({ reviewId }) => reviewId));
};
