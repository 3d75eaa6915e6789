import { isHead, type Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { capitalised, quoted, setOf } from '../read/wording.ts';
import type { Audience } from './audience.ts';
import { groupsIn } from './group-names.ts';

/** “By runners, for runners”: a repeated word names a group of people, even one that no list has. */
const BY_FOR: Readonly<Record<string, RegExp>> = {
  en: /\b(?:by|from) (?<who>(?:\p{L}+ )?\p{L}{3,}s),? (?:and )?for \k<who>(?!\p{L})/iu,
  de: /(?<!\p{L})von (?<who>\p{Lu}\p{L}{3,}?)n?,? (?:und )?für \k<who>n?(?!\p{L})/u,
  fr: /(?<!\p{L})par (?:des|les) (?<who>\p{L}{3,}s),? (?:et )?pour (?:des|les) \k<who>(?!\p{L})/iu,
  es: /(?<!\p{L})(?:por|de) (?<who>\p{L}{3,}s),? (?:y )?para \k<who>(?!\p{L})/iu,
  it: /(?<!\p{L})da(?:i|gli|lle)? (?<who>\p{L}{3,}[ie]),? (?:e )?per (?:i |gli |le )?\k<who>(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:por|de) (?<who>\p{L}{3,}s),? (?:e )?para \k<who>(?!\p{L})/iu,
};
/** “By people for people” names no one. */
const ANYONE = setOf('people humans us menschen personas pessoas persone gens users');
const WEIGHT = 2.3;

const isFirst = (passage: Passage): boolean =>
  passage.page === 0 && passage.isQuotable && passage.place !== 'quote' && (isHead(passage) || passage.isLead);

/** The groups in “by … for …” of first lines; a word that no list has stays as the page writes it. */
export const byForGroups = ({ said, language: { tag } }: Site): readonly Audience[] =>
  said.filter(isFirst).flatMap((passage): readonly Audience[] => {
    const found = BY_FOR[tag]?.exec(passage.text);
    const who = found?.groups?.['who'];
    if (found == null || who === undefined || ANYONE.has(who.toLowerCase())) return [];
    const known = groupsIn(who, tag).find(({ words }) => words.toLowerCase() === who.toLowerCase());
    const label = known?.label ?? (tag === 'en' ? capitalised(who) : quoted(who));
    return [{ label, head: known?.head ?? who.toLowerCase(), quote: found[0], passage, weight: WEIGHT }];
  });
