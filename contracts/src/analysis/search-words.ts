const WORD = /[\p{L}\p{N}]+/gu;
const LONGEST = 40;

/**
 * The words of a text as the search of Discover compares them: lower case, without accents, each once. What is indexed and
 * what is searched for go through here, so that both agree for any locale of the database. They hold letters and digits
 * only, and are at most 40 characters long.
 */
export const searchWords = (text: string): string[] => {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...new Set(Array.from(plain.matchAll(WORD), ([word]) => Array.from(word).slice(0, LONGEST).join('')))];
};
