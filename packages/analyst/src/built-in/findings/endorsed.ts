import { kindsOf } from '../kind/kind.ts';
import { sentenceAt } from '../read/sentences.ts';
import { type Finding, groundOf, strength } from '../report/statement.ts';
import { type Context, inWords } from './context.ts';

const CHOSE = /(\p{Lu}[\p{L}\p{N}]+),? (?:chose|chooses|picked|selected|named|names|naming|recommends|recommended) /gu;
/** What begins a sentence, and what is a group rather than a person with a name. */
const NO_PERSON =
  /^(?:We|You|They|I|It|He|She|People|Users?|Customers?|Many|Everyone|This|That|What|Why|When|If|The|Who)$/u;
/** Pages that report what others chose or named. */
const REPORTING: ReadonlySet<string> = kindsOf('news blog forum media reference directory');
const LONGEST = 260;
const MOST = 2;

/** Third parties who chose or named the site: “When Ubuntu chose Transmission”, “Macworld, naming Transmission a Mac Gem”. */
export const endorsements = (context: Context): readonly Finding[] => {
  if (REPORTING.has(context.judgment.kind.id)) return [];
  const { name } = context.site;
  const found = new Map<string, Finding>();
  for (const passage of context.own.filter(({ page }) => page === 0))
    for (const { 0: words, 1: by = '', index } of passage.text.matchAll(CHOSE)) {
      const sentence = sentenceAt(passage, index);
      const isOfSite = passage.text.slice(index + words.length).startsWith(name.title);
      if (!isOfSite || NO_PERSON.test(by) || name.title.includes(by) || sentence.length > LONGEST) continue;
      const text = `Chosen or named by ${by}: ${inWords(context, sentence)}`;
      const kind = /nam|recommend/u.test(words) ? 'press' : 'trusted-by';
      found.set(by, strength(kind, 0.92, text, groundOf(passage, sentence)));
    }
  return [...found.values()].slice(0, MOST);
};
