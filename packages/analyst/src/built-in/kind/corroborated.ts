import { KNOWN_LANGUAGES } from '../read/language.ts';
import type { Site } from '../read/site.ts';
import { type Parts, sumOf } from './weigh-kinds.ts';

/** Words that nothing else on the page supports are misleading: an article on television does not make the site a broadcaster. */
const MIN_OTHER = 0.5;
const SURE_BY_WORDS = 0.75;
export const UNSURE = 0.59;
/** A title that names the kind, when hardly any word points to another: “Ancora Camping”. */
const TITLED = 0.7;
const BY_TITLE = 0.65;

/** Lowers the confidence in a kind that only its own words support. */
export const corroborated = (
  site: Site,
  confidence: number,
  isVaried: boolean,
  isTitled: boolean,
  { words, types, topics, host, shape, menu, selfName, field }: Parts,
): number => {
  const isKnown = KNOWN_LANGUAGES.has(site.language.tag);
  const wordless = [types, topics, host, shape];
  // A field of the same single word repeats the kind.
  const other = sumOf([...wordless, ...(isKnown ? [menu, selfName, isVaried ? field : 0] : [selfName])]);
  const isEnough = isKnown && isVaried && confidence >= SURE_BY_WORDS;
  if (words === 0 || other >= MIN_OTHER || isEnough) return confidence;
  return Math.min(confidence, isTitled && confidence >= TITLED ? BY_TITLE : UNSURE);
};
