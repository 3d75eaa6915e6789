import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import type { Audience } from './audience.ts';
import { groupsIn, VAGUE } from './group-names.ts';

const WEIGHT = 2;
/** “Whether you are a beginner or a professional”: the reader is one of them. */
const EITHER: Readonly<Record<string, RegExp>> = {
  en: /\bwhether you(?:['’]re| are) (?:just )?(?<one>[^.;:!?–—]{3,50}?),? or (?:if you are )?(?<other>[^.,;:!?–—]{3,40})/iu,
  de: /(?<!\p{L})(?:(?:egal|gleich|ganz gleich),? )?ob (?:(?:sie|du) (?:als )?)?(?<one>[^.;:!?–—]{3,50}?),? oder (?:als )?(?<other>[^.,;:!?–—]{3,40})/iu,
  fr: /(?<!\p{L})que (?:vous soyez|tu sois) (?<one>[^.;:!?–—]{3,50}?),? ou (?<other>[^.,;:!?–—]{3,40})/iu,
  es: /(?<!\p{L})(?:tanto si|ya) (?:eres|es|sea|seas) (?<one>[^.;:!?–—]{3,50}?),? (?:o|como si eres)(?: si eres)? (?<other>[^.,;:!?–—]{3,40})/iu,
  it: /(?<!\p{L})che (?:tu sia|siate|voi siate|si tratti di) (?<one>[^.;:!?–—]{3,50}?),? o(?: che tu sia)? (?<other>[^.,;:!?–—]{3,40})/iu,
  pt: /(?<!\p{L})(?:seja você|quer seja|quer você seja) (?<one>[^.;:!?–—]{3,50}?),? ou (?<other>[^.,;:!?–—]{3,40})/iu,
};
const ARTICLE =
  /^(?:an?|the|eine?|einen|als|un[ea]?|un['’]|uno|um|uma|bereits|schon|noch|already|still|déjà|ya|già|já)\s+/iu;
/** Plural endings, by language. */
const PLURALS: Readonly<Record<string, readonly (readonly [ending: RegExp, more: string])[]>> = {
  en: [
    [/y$/u, 'ies'],
    [/$/u, 's'],
  ],
  de: [
    [/$/u, ''],
    [/$/u, 's'],
    [/$/u, 'n'],
    [/$/u, 'en'],
    [/$/u, 'e'],
    [/a$/u, 'en'],
  ],
  fr: [[/$/u, 's']],
  es: [
    [/$/u, 's'],
    [/$/u, 'es'],
  ],
  it: [
    [/[oe]$/u, 'i'],
    [/ista$/u, 'isti'],
    [/a$/u, 'e'],
  ],
  pt: [
    [/$/u, 's'],
    [/l$/u, 'is'],
  ],
};
const MAX_WORDS = 4;

/** “A newcomer eager to learn”: the person’s wish, after the noun. */
const WISH =
  /\s(?:looking|eager|ready|wanting|seeking|hoping|trying|searching|interested|keen|who|with|in search of|just)\s.*$/iu;

/** The group of “a beginning pianist”. */
const pluralOf = (one: string, tag: string): Pick<Audience, 'label' | 'head'> | undefined => {
  const words = one.trim().replace(ARTICLE, '').replace(WISH, '');
  if (words.split(/\s+/u).length > MAX_WORDS) return undefined;
  return (PLURALS[tag] ?? [])
    .map(([ending, more]) => words.replace(ending, more))
    .flatMap((plural) => groupsIn(plural, tag).filter((group) => group.words === plural))[0];
};

const isRead = ({ page, place, isLead, isQuotable }: Passage): boolean =>
  page === 0 && isQuotable && isLead && /^(?:description|heading|text|item)$/u.test(place);

/** The groups of “whether you are … or …” in the first words. */
export const eitherGroups = ({ said, language: { tag } }: Site): readonly Audience[] =>
  said.filter(isRead).flatMap((passage): readonly Audience[] => {
    const { one, other } = EITHER[tag]?.exec(passage.text)?.groups ?? {};
    if (one === undefined || other === undefined) return [];
    const listed = [...one.split(/,\s+/u), other];
    const groups = listed.flatMap((each) => {
      const group = pluralOf(each, tag);
      return group === undefined ? [] : [{ ...group, quote: each.trim(), passage, weight: WEIGHT }];
    });
    return groups.length < 2 && groups.some(({ head }) => VAGUE.has(head)) ? [] : groups;
  });
