import { searchWords } from '@twofold/contracts/analysis/search-words';
import type { Report } from '@twofold/contracts/analysis/report';
import { informativePart } from '@twofold/contracts/analysis/says-nothing';

/** Names join words: a search for "book" should find Benchbook. So the endings of their words are indexed too. */
const MIN_ENDING_LENGTH = 3;
const MAX_WORDS = 600;

/**
 * The search words of an app on Discover: from its name, its host, what it does and for whom, separated by blanks.
 * `url` is the public address.
 */
export const searchText = (report: Omit<Report, 'evidence'>, url: string): string => {
  const { title, description, purpose, targetAudience, aiAnalysis } = report;
  const personas = [aiAnalysis.customerPersona, ...aiAnalysis.secondaryPersonas];
  const names = searchWords(`${title} ${URL.parse(url)?.hostname ?? ''}`);
  const others = [description, purpose, targetAudience, ...personas.map((persona) => persona?.occupation ?? '')];
  const words = new Set([...names.flatMap(withEndings), ...searchWords(others.map(informativePart).join(' '))]);
  return [...words].slice(0, MAX_WORDS).join(' ');
};

/** A word, and its endings of at least `MIN_ENDING_LENGTH` letters. */
const withEndings = (word: string): string[] => {
  const letters = Array.from(word);
  const others = Math.max(0, letters.length - MIN_ENDING_LENGTH);
  return [word, ...Array.from({ length: others }, (_, index) => letters.slice(index + 1).join(''))];
};
