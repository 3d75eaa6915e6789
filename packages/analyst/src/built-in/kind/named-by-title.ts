import type { Category } from '../category/category.ts';
import { KNOWN_LANGUAGES } from '../read/language.ts';
import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { isSelfNaming } from './weigh-places.ts';

/** Above this confidence and this weight of the field, a short word in a name counts like other words: “Fern Plumbing”. */
const MIN_FOR_NAME = 0.6;
const MIN_NAMED = 2;
const LONG_WORD = 10;

const isTitle = ({ page, place, level }: Passage): boolean => page === 0 && (place === 'title' || level === 1);

/** Whether the title names a field. “Cinema” may be part of a name; “limousine service” is not, nor is a long compound. */
export const isNamedByTitle = (site: Site, { noun }: Category, confidence: number, weight: number): boolean => {
  if (!KNOWN_LANGUAGES.has(site.language.tag)) return false;
  const hits = site.hits(`category:${noun}`);
  const isRepeated = new Set(hits.map(({ passage }) => passage)).size > 1;
  const isSurely = isRepeated && confidence >= MIN_FOR_NAME && weight >= MIN_NAMED;
  return hits.some((hit) => {
    const phrase = hit.passage.text.slice(hit.start, hit.end);
    const isLong = phrase.includes(' ') || phrase.length >= LONG_WORD;
    return isSelfNaming([hit]) && (isLong || (isSurely && isTitle(hit.passage)));
  });
};
