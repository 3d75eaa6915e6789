import { english } from '../lexicon/english.ts';
import { french } from '../lexicon/french.ts';
import { german } from '../lexicon/german.ts';
import { italian } from '../lexicon/italian.ts';
import { japanese } from '../lexicon/japanese.ts';
import { portuguese } from '../lexicon/portuguese.ts';
import { spanish } from '../lexicon/spanish.ts';
import type { Topic, TopicPhrases } from '../lexicon/topic.ts';
import { categories } from '../category/category.ts';
import { interests } from '../category/interests.ts';
import { kinds } from '../kind/kinds.ts';
import { createScanner, phrasesIn, type Scanner } from './scanner.ts';

const lexicons: Readonly<Record<string, TopicPhrases>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  ja: japanese,
};

/** English is looked for on every page because shops and menus use it everywhere. */
const lexiconsFor = (tag: string): readonly TopicPhrases[] => [...new Set([lexicons[tag] ?? english, english])];

const scanners = new Map<string, Scanner>();

/** One scanner per language, for topics, kinds, categories and interests at once. */
export const scannerFor = (tag: string): Scanner => {
  const known = scanners.get(tag);
  if (known) return known;
  const topics = lexiconsFor(tag).flatMap((lexicon) =>
    Object.entries(lexicon).map(([topic, phrases]) => [`topic:${topic}`, phrases] as const),
  );
  const scanner = createScanner([
    ...topics,
    ...kinds.map(({ id, names }) => [`kind:${id}`, names] as const),
    ...categories.map(({ noun, signs }) => [`category:${noun}`, signs] as const),
    ...interests.map(({ people, signs }) => [`interest:${people}`, signs] as const),
  ]);
  scanners.set(tag, scanner);
  return scanner;
};

/** The first phrases of a topic, which name what was looked for and not found. */
export const searchedPhrases = (topic: Topic, tag: string, count: number): readonly string[] =>
  phrasesIn((lexicons[tag] ?? english)[topic] ?? english[topic] ?? '')
    .map((phrase) => phrase.replaceAll('*', ''))
    .slice(0, count);
