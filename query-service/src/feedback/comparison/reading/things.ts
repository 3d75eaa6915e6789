import { isUnparted } from '../lexicon/phrases.ts';
import { isSmall } from '../lexicon/rare-words.ts';
import { DETERMINERS } from '../lexicon/small-words.ts';
import type { Topic } from '../lexicon/topic.ts';
import type { Word } from '../text/words.ts';

/** Words for how something is or was done name nothing. */
const NAMES_NOTHING = /(?:ly|ed|ful|able|ible|ous|est)$/u;
/** These name a thing only together with the next word: “packing lists”. */
const NEEDS_THE_NEXT = /ing$/u;
const DETERMINER_REACH = 3;

/** A word is spoken of as a thing where a determiner or a judgement stands before it, or where several are meant. */
const isThing = (words: readonly Word[], at: number, isKnown: (at: number) => boolean): boolean =>
  at === 0 ||
  isKnown(at - 1) ||
  /[^s]s$/u.test(words[at]?.text ?? '') ||
  words.slice(Math.max(0, at - DETERMINER_REACH), at).some(({ text }) => DETERMINERS.has(text) || /^\d+$/u.test(text));

/** The word before or after, if the two may be one name. */
const beside = (words: readonly Word[], at: number, to: number): Word | undefined => {
  const other = words[to];
  return other && !isSmall(other) && isUnparted(words, Math.min(at, to), Math.max(at, to)) ? other : undefined;
};

/**
 * The topic of a rare word: a thing of this app, which others may name by the same word. `isKnown`: words of
 * judgements; `isTaken`: words of topics that a list has.
 */
export const thingAt = (
  words: readonly Word[],
  at: number,
  isKnown: (at: number) => boolean,
  isTaken: (at: number) => boolean,
): { readonly topic: Topic; readonly to: number } | undefined => {
  const word = words[at];
  if (!word || NAMES_NOTHING.test(word.text) || !isThing(words, at, isKnown)) return undefined;
  const next = isTaken(at + 1) ? undefined : beside(words, at, at + 1);
  const isOfNext = NEEDS_THE_NEXT.test(word.text);
  if (isOfNext && !next) return undefined;
  const id = isOfNext && next ? `word:${word.stem} ${next.stem}` : `word:${word.stem}`;
  const thing = { last: beside(words, at, at - 1), word, next };
  const topic: Topic = { id, label: '', pronoun: 'it', words: '', thing };
  return { topic, to: isOfNext ? at + 2 : at + 1 };
};
