import { isFiller } from './filler-words.ts';

const WORD = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu;
const LONGEST = 50;
const MOST = 100;

/**
 * The distinct words of a user's expertise, as written. Overlong words and words common in every text are skipped; at
 * most a hundred are used.
 */
export const expertiseWords = (expertise: string): string[] => {
  const words = new Map<string, string>();
  for (const [word] of expertise.matchAll(WORD)) {
    const same = word.toLowerCase();
    if (word.length <= LONGEST && !isFiller(word) && !words.has(same)) words.set(same, word);
    if (words.size === MOST) break;
  }
  return [...words.values()];
};
