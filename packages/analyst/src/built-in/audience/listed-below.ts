import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import type { Audience } from './audience.ts';
import { GENERIC_PEOPLE, groupsIn } from './group-names.ts';

/** “Who is this for?”: a heading above a list of the page’s groups. */
const WHO =
  /^(?:who (?:is|are) (?:this|it|these|the [\p{L} ]{2,30}|our [\p{L} ]{2,30}) for|who (?:it|this) is for|who (?:should|can benefit)\b|for whom\b|für wen\b|pour qui\b|à qui (?:s|est)|¿?(?:para|a) qui[eé]n(?:es)?\b|(?:per|a) chi\b|para quem\b)/iu;
const WEIGHT = 2.8;
const MIN_COUNT = 2;
/** “Advanced front-end developers who …”: the entry begins with the group. */
const LATEST_START = 14;

const isEntry = ({ page, place }: Passage): boolean => page === 0 && place === 'item';

/** The groups of the entries below “Who is this for?”, in order; fewer than two are no list. */
export const listedBelow = ({ said, language: { tag } }: Site): readonly Audience[] => {
  const entries = said.filter((passage) => isEntry(passage) && WHO.test(passage.section.trim()));
  const groups = entries.flatMap((passage): readonly Audience[] => {
    const [group] = groupsIn(passage.text, tag);
    if (group === undefined || group.start > LATEST_START) return [];
    const { label, words } = group;
    if (GENERIC_PEOPLE.has(group.head) && !label.includes(' ')) return [];
    return [{ label, head: label.toLowerCase(), quote: words, passage, weight: WEIGHT }];
  });
  const all = groups.filter(({ head }, at) => groups.findIndex((each) => each.head === head) === at);
  return all.length < MIN_COUNT ? [] : all;
};
