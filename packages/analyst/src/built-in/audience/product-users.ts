import { isHead } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import type { Audience } from './audience.ts';
import { groupsIn, VAGUE } from './group-names.ts';

const WEIGHT = 2;
/** “The Programmers Solid Modeller”, “the teacher’s planner”: a group before the product made for it. */
const OF_THEM =
  /(?:^|[|–—:•·-]\s*|\b(?:is|as) )(?:the|a) (?<who>(?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,}?)(?:s['’]?|['’]s) (?:[\p{L}\d-]+ ){0,4}?(?:apps?|applications?|assistant|calculator|calendar|choice|companion|dashboard|database|directory|editor|encyclopa?edia|exchange|forum|framework|guide|handbook|hub|journal|kit|language|library|magazine|manual|marketplace|modell?er|network|notebook|operating system|planner|platform|podcast|portal|program|resource|search engine|shop|software|store|suite|supplier|toolbox|toolkit|tools?|workbench|workspace)(?!\p{L})/iu;

/** Groups before the product in title, description or main heading of an English page. */
export const productUsers = ({ said, language }: Site): readonly Audience[] =>
  language.tag !== 'en'
    ? []
    : said
        .filter((passage) => passage.page === 0 && isHead(passage))
        .flatMap((passage): readonly Audience[] => {
          const found = OF_THEM.exec(passage.text);
          const who = found?.groups?.['who'];
          if (found === null || who === undefined) return [];
          const [group] = groupsIn(`${who}s`, 'en');
          if (group === undefined || group.words !== `${who}s` || VAGUE.has(group.head)) return [];
          return [{ label: group.label, head: group.head, quote: found[0], passage, weight: WEIGHT }];
        });
