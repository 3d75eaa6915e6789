import { isFiller } from './filler-words.ts';

const WORD = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu;
const MAX_LENGTH = 50;
const MAX_WORDS = 100;

/**
 * The distinct words of a user's expertise, as written. Overlong words and words common in every text are skipped; at
 * most a hundred are used.
 */
export const expertiseWords = (expertise: string): string[] => {
  const words = new Map<string, string>();
  for (const [word] of expertise.matchAll(WORD)) {
    const lower = word.toLowerCase();
    if (word.length <= MAX_LENGTH && !isFiller(word) && !words.has(lower)) words.set(lower, word);
    if (words.size === MAX_WORDS) break;
  }
  return [...words.values()];
};
