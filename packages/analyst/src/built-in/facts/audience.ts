import { type Page, type Quote, quoteOf, type Sentence } from '../page.ts';
import { normal, wordsOf } from '../wording.ts';
import type { Role } from '../words/lexicon.ts';
import { vaguePeople } from '../words/people-modifiers.ts';
import { type Group, groupsIn, type Reading, readingOf } from './groups-of-people.ts';

/** A group of people the page names as the ones it is made for. `phrase` is in the page's own words. */
export type Audience = {
  readonly phrase: string;
  readonly role: Role;
  /** One of them, in English, fit for “For {occupation}s”. */
  readonly occupation: string;
  readonly quote: Quote;
  /** What else of the page the occupation was read from. */
  readonly also: readonly Quote[];
  /** Named in the title, the description, or the first lines. */
  readonly isEarly: boolean;
};

const asksForWhom =
  /who (?:is it|it['’]s|this is|we|uses|is this|should) .*\b(?:for|help|serve|it|use)\b|who['’]s it for|für wen|pour qui|para quién|per chi|voor wie|para quem/iu;

/** “Seven tips for freelancers” tells whom a piece is for. */
const isPiece =
  /\b(?:tips|ideas|tricks|hacks|trends|kpis|checklist|things|lessons|ways|reasons)\b|\b(?:guide|tutorial)\s+(?:for|to)\b|\btipps\b/iu;

type Found = Group & { readonly sentence: Sentence; readonly rank: number };

/** “GA4 is built for analysts” tells whom somebody else is for. */
const isAboutAnother =
  /^(?!(?:It|This|We|Our|The|They|I|Das|Wir|Es|Nous|C|Es|É|Het|Il)\s)\p{Lu}[\p{L}\p{N}]+(?:\s\p{Lu}[\p{L}\p{N}]+)?\s(?:is|are|was|ist|est|es|é|è)\s/u;

const foundIn = (sentence: Sentence, name: string, reading: Reading): readonly Found[] => {
  if (isAboutAnother.test(sentence.text) && !sentence.text.startsWith(name)) return [];
  const rankOf = (rank: number) => (group: Group) => ({ ...group, sentence, rank });
  const matches = (pattern: RegExp | undefined) =>
    pattern === undefined
      ? []
      : [...sentence.text.matchAll(pattern)].filter(
          ({ index }) =>
            !/\b(?:not|isn['’]t|nicht|pas|no|non|não|niet)\s+(?:\p{L}+\s+){0,2}$/iu.test(sentence.text.slice(0, index)),
        );
  const isProminent = sentence.block < 0 || sentence.place === 'heading';
  const made = matches(reading.madeFor)
    .flatMap(({ groups }) => groupsIn(groups?.['rest'] ?? '', reading))
    .map(rankOf(5));
  const plainly = matches(isPiece.test(sentence.text) ? undefined : reading.plainFor)
    .flatMap(({ groups }) => groupsIn(groups?.['rest'] ?? '', reading))
    .map(rankOf(isProminent ? 4 : 2));
  const listed =
    asksForWhom.test(sentence.section) && sentence.place !== 'paragraph'
      ? groupsIn(sentence.text, reading).map(rankOf(5))
      : [];
  return [...made, ...plainly, ...listed];
};

const isVague = (group: Group): boolean => vaguePeople.has(normal(group.phrase).trim().split(' ')[0] ?? '');

const isEarly = ({ block }: Sentence): boolean => block < 6;

/** “Bürgerinnen und Bürger” are one group: what the sentence has between two phrases joins them. */
const joined = (first: string, second: string, text: string): string => {
  const start = text.indexOf(first);
  const end = text.indexOf(second, start + first.length);
  const between = text.slice(start + first.length, end);
  return start >= 0 && end > start && between.length <= 12 ? text.slice(start, end + second.length) : first;
};

/** One audience for each occupation; what else is said of it makes it more specific. */
const merged = (groups: readonly Found[]): readonly Audience[] => {
  const byBase = new Map<string, Audience>();
  for (const { phrase, role, occupation, base, sentence } of groups) {
    const known = byBase.get(base);
    const quote = quoteOf(sentence);
    if (known === undefined)
      byBase.set(base, { phrase, role, occupation, quote, also: [], isEarly: isEarly(sentence) });
    else if (known.quote.quote === quote.quote)
      byBase.set(base, { ...known, phrase: joined(known.phrase, phrase, sentence.text) });
    else if (occupation.length > known.occupation.length && known.also.length === 0)
      byBase.set(base, { ...known, occupation, also: [quote] });
  }
  return [...byBase.values()];
};

/** Who is named first is meant first. */
const weightOf = ({ rank, sentence }: Found): number => rank + (isEarly(sentence) ? 1 : 0);

/**
 * The groups a page says it is for, those it says so of most clearly first. A group is recognised by a noun for people,
 * or for what people run, behind “built for”, “for” and their like; “for your customers” is nobody's audience. Where
 * a page is there to be read, headlines such as “Tips for freelancers” do not count.
 */
export const audiencesOf = (page: Page, isReading: boolean): readonly Audience[] => {
  const said = page.sentences.filter(
    (sentence) =>
      !sentence.isSpoken &&
      (!sentence.isLink || wordsOf(sentence.text).length <= 4) &&
      sentence.place !== 'label' &&
      !sentence.normal.includes('cookie') &&
      !/[$€£¥]\s?\d|\d\s?€/u.test(sentence.text),
  );
  const found = page.lexicons.flatMap((lexicon) =>
    said.flatMap((sentence) => foundIn(sentence, page.name.inText, readingOf(lexicon))),
  );
  const ranked = found
    .filter((group) => !isVague(group) && (!isReading || group.rank > 4 || group.sentence.block < 0))
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a.sentence.block - b.sentence.block);
  return merged(ranked);
};

/** A sentence that calls everybody its audience, which helps nobody to recognise themselves. */
export const everybodyIn = (page: Page): Quote | undefined => {
  const found = page.lexicons.flatMap((lexicon) =>
    page.prose.filter((sentence) =>
      foundIn(sentence, page.name.inText, readingOf(lexicon)).some((group) => group.rank > 2 && isVague(group)),
    ),
  );
  return found[0] === undefined ? undefined : quoteOf(found[0]);
};
