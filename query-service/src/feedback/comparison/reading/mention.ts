import type { Named } from '../lexicon/topics.ts';
import { DETERMINERS, PREPOSITIONS } from '../lexicon/small-words.ts';
import type { Word } from '../text/words.ts';

/** A place in a sentence that names a topic. */
export type Mention = Named & {
  readonly from: number;
  readonly to: number;
  /** “Of the menu”, “in the menu”: not what is mainly spoken of. */
  readonly isAside: boolean;
  /** “In the menu”: only where something is. */
  readonly isPlace: boolean;
};

/**
 * The preposition that stands before these words, with a determiner and one more word between at most. Prepositions that
 * belong to a phrase (“looked for”) do not count: `isTaken`.
 */
export const prepositionBefore = (
  words: readonly Word[],
  from: number,
  isTaken: (at: number) => boolean,
): string | undefined => {
  const reach = DETERMINERS.has(words[from - 2]?.text ?? '') ? 3 : 2;
  // Some topics are named with their preposition: “on a phone”.
  for (let at = from; at >= from - reach; at -= 1) {
    const text = words[at]?.text ?? '';
    if (PREPOSITIONS.has(text) && !isTaken(at)) return text;
  }
  return undefined;
};

const OF_A_THING = new Set(['of', 'about', 'for', 'between']);

/** How a mention stands in its sentence, by the preposition before it. */
export const standing = (preposition: string | undefined): Pick<Mention, 'isAside' | 'isPlace'> => ({
  isAside: preposition !== undefined,
  isPlace: preposition !== undefined && !OF_A_THING.has(preposition),
});
