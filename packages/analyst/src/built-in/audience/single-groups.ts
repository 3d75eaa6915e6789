import { people } from '../lexicon/people.ts';
import { isHead } from '../read/passage.ts';
import { phrasesIn } from '../read/scanner.ts';
import type { Site } from '../read/site.ts';
import { capitalised } from '../read/wording.ts';
import type { Audience } from './audience.ts';
import { groupsIn } from './group-names.ts';

const WEIGHT = 2;
/** “looking for a …”, “gifts for a …”: the group is not the audience. */
const OTHER_FOR =
  /\b(?:looking|search(?:ing)?|look|apply|hire|hiring|pay|gifts?|presents?|quotes?|wait(?:ing)?) for $/iu;
/** “for a Debian system administrator”, “for the enterprise”: a singular for the whole group. */
const ONE =
  /\b(?:for (?:an?|every|any|the(?= (?:\p{L}+ )?(?:enterprise|entrepreneur|developer|designer|marketer|musician|beginner|hobbyist|professional|enthusiast)(?!\p{L})))|serving (?:the|every)) (?<who>(?:[\p{L}\d][\p{L}\d/+’'-]* ){0,4}?[\p{L}-]+)(?= (?:who|for|since|with)\b|[.,;:!?|]|$)/giu;
const singulars = new Set(phrasesIn(people['en'] ?? '').map((noun) => noun.replace(/s$/u, '')));

/** Groups that title or description of an English page name in the singular. */
export const singleGroups = ({ said, language }: Site): readonly Audience[] =>
  language.tag !== 'en'
    ? []
    : said
        .filter((passage) => passage.page === 0 && isHead(passage))
        .flatMap((passage) =>
          Array.from(passage.text.matchAll(ONE), ({ 0: quote, groups, index }): readonly Audience[] => {
            const who = groups?.['who'] ?? '';
            const last = who.split(' ').at(-1)?.toLowerCase() ?? '';
            const [group] = groupsIn(`${who}s`, 'en');
            if (!singulars.has(last) || group === undefined) return [];
            if (OTHER_FOR.test(passage.text.slice(0, index) + quote.slice(0, 4))) return [];
            return [{ label: capitalised(`${who}s`), head: group.head, quote, passage, weight: WEIGHT }];
          }).flat(),
        );
