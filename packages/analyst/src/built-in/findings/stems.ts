import { wordsOf } from '../read/wording.ts';

/** Shorter words connect others. */
const SHORTEST = 4;
/** Letters by which forms of a word are the same: “coach”, “coaching”. */
const STEM = 5;

/** The longer words of a text, cut so that forms of a word are the same, without those of a name. */
export const stemsOf = (text: string, name = ''): ReadonlySet<string> => {
  const names = new Set(wordsOf(name.toLowerCase()));
  const words = wordsOf(text.toLowerCase()).filter((word) => word.length >= SHORTEST && !names.has(word));
  return new Set(words.map((word) => word.slice(0, STEM)));
};
