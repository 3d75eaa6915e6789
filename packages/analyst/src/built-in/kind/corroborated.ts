import { KNOWN_LANGUAGES } from '../read/language.ts';
import type { Site } from '../read/site.ts';
import { sumOf } from './weigh-kinds.ts';

/** Words alone mislead where nothing else of a page agrees with them: an article on television makes no broadcaster. */
const LEAST_OTHER = 0.5;
const SURE_BY_WORDS = 0.75;
export const UNSURE = 0.59;
/** A title that names the kind, where hardly a word speaks for another: “Ancora Camping”. */
const TITLED = 0.7;
const BY_TITLE = 0.65;

/** Parts of a score that need no words: data types, topics, host and shape. */
const WORDLESS = 4;
/** Where the word for itself stands among them, with which others agree. */
const CALLED = 5;

/** How sure a kind is where little but its words speaks for it. */
export const corroborated = (
  site: Site,
  confidence: number,
  isVaried: boolean,
  isTitled: boolean,
  [words = 0, ...others]: readonly number[],
): number => {
  const isKnown = KNOWN_LANGUAGES.has(site.language.tag);
  // The last part is the field: with a single word, that of the kind again.
  const known = isVaried ? others : others.slice(0, -1);
  const other = sumOf(isKnown ? known : [...others.slice(0, WORDLESS), ...others.slice(CALLED, CALLED + 1)]);
  const isEnough = isKnown && isVaried && confidence >= SURE_BY_WORDS;
  if (words === 0 || other >= LEAST_OTHER || isEnough) return confidence;
  return Math.min(confidence, isTitled && confidence >= TITLED ? BY_TITLE : UNSURE);
};
