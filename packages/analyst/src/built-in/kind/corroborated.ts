import { KNOWN_LANGUAGES } from '../read/language.ts';
import type { Site } from '../read/site.ts';
import { sumOf } from './weigh-kinds.ts';

/** Words that nothing else on the page supports are misleading: an article on television does not make the site a broadcaster. */
const LEAST_OTHER = 0.5;
const SURE_BY_WORDS = 0.75;
export const UNSURE = 0.59;
/** A title that names the kind, when hardly any word points to another: “Ancora Camping”. */
const TITLED = 0.7;
const BY_TITLE = 0.65;

/** How many parts of a score do not depend on words: data types, topics, host and shape. */
const WORDLESS = 4;
/** The index of the part for the site’s own name for itself, which other words corroborate. */
const CALLED = 5;

/** Lowers the confidence in a kind that only its own words support. */
export const corroborated = (
  site: Site,
  confidence: number,
  isVaried: boolean,
  isTitled: boolean,
  [words = 0, ...others]: readonly number[],
): number => {
  const isKnown = KNOWN_LANGUAGES.has(site.language.tag);
  // The last part is the field; if it is the same single word, it repeats the kind.
  const known = isVaried ? others : others.slice(0, -1);
  const other = sumOf(isKnown ? known : [...others.slice(0, WORDLESS), ...others.slice(CALLED, CALLED + 1)]);
  const isEnough = isKnown && isVaried && confidence >= SURE_BY_WORDS;
  if (words === 0 || other >= LEAST_OTHER || isEnough) return confidence;
  return Math.min(confidence, isTitled && confidence >= TITLED ? BY_TITLE : UNSURE);
};
