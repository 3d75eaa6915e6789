import type { Site } from '../read/site.ts';
import type { Audience } from './audience.ts';
import { eitherGroups } from './either-groups.ts';

/** “, Courts, and Bus Fleets”: each capitalized name of a list is a group. */
const MEMBER =
  /^(?:,\s(?:and\s|or\s|und\s)?|\s(?:and|or|&|und)\s)(?<words>(?:\p{Lu}[\p{L}-]*\s){0,2}\p{Lu}[\p{L}-]*s)(?=\s(?:and|or|&|und)\s|[,.;:!?)]|$)/u;
/** A pair may be one name: “for Schools and Ferry Tours”. */
const MIN_MEMBERS = 2;

const restOfList = ({ quote, passage, weight }: Audience): readonly Audience[] => {
  const start = passage.text.indexOf(quote);
  if (start < 0 || !/^\p{Lu}/u.test(quote)) return [];
  const members: Audience[] = [];
  let rest = passage.text.slice(start + quote.length);
  for (let found = MEMBER.exec(rest); found !== null; found = MEMBER.exec(rest)) {
    const words = found.groups?.['words'] ?? '';
    const head = words.split(' ').at(-1)?.toLowerCase() ?? '';
    members.push({ label: words, head, quote: words, passage, weight });
    rest = rest.slice(found[0].length);
  }
  return members.length < MIN_MEMBERS ? [] : members;
};

/** Groups named together with those already found: the rest of a list, and both of “whether you are … or …”. */
export const namedBeside = (site: Site, named: readonly Audience[]): readonly Audience[] => {
  if (named.length === 0) return [];
  const either = eitherGroups(site);
  const heads = new Set(named.map(({ head }) => head));
  return [...named.flatMap(restOfList), ...(either.length < 2 ? [] : either)].filter(({ head }) => {
    const isNew = !heads.has(head);
    heads.add(head);
    return isNew;
  });
};
