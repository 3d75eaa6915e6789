import { wordsOf } from '../read/wording.ts';

/** Shorter words are mostly function words. */
const MIN_LENGTH = 4;
/** Words with the same first letters count as forms of one word: “coach”, “coaching”. */
const STEM = 5;

/** The stems of the longer words of a text, without the words of a name. */
export const stemsOf = (text: string, name = ''): ReadonlySet<string> => {
  const names = new Set(wordsOf(name.toLowerCase()));
  const words = wordsOf(text.toLowerCase()).filter((word) => word.length >= MIN_LENGTH && !names.has(word));
  return new Set(words.map((word) => word.slice(0, STEM)));
};
