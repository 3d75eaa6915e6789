const WORD = /[\p{L}\p{N}]+/gu;
const MAX_LENGTH = 40;

/**
 * The words of a text as the search of Discover compares them: lower case, without accents, each once, letters and digits
 * only, at most 40 characters long. Both the index and the search use this function, so they agree in any database locale.
 */
export const searchWords = (text: string): string[] => {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...new Set(Array.from(plain.matchAll(WORD), ([word]) => Array.from(word).slice(0, MAX_LENGTH).join('')))];
};
