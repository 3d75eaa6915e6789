import { isFiller } from './filler-words.ts';

const WORD = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu;
const LONGEST = 50;
const MOST = 100;

/**
 * The words of what somebody says of their expertise, as they wrote them, each of them once. What is too long to be a word
 * is none, what every text has tells nothing of them, and a hundred are enough.
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
