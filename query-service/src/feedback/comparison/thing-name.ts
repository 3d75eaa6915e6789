import { grouped } from './grouped.ts';
import type { Topic } from './lexicon/topic.ts';
import type { Word } from './text/words.ts';

/** The form that is used most, of equals the first by the alphabet. */
const usual = (texts: readonly string[]): string => {
  const forms = [...grouped(texts, (text) => text)];
  return forms.toSorted(([a, as], [b, bs]) => bs.length - as.length || (a < b ? -1 : 1))[0]?.[0] ?? '';
};

/** The word that stands there every time, in its usual form. */
const always = (words: readonly (Word | undefined)[]): string | undefined => {
  const stems = new Set(words.map((word) => word?.stem));
  return stems.size === 1 && words[0] ? usual(words.flatMap((word) => word?.text ?? [])) : undefined;
};

/**
 * A topic as a line calls it. Things are called by the word that all use, with the word that always stands after or before
 * it: “date picker”.
 */
export const calledBy = (topics: readonly Topic[]): Topic | undefined => {
  const [topic] = topics;
  const things = topics.flatMap(({ thing }) => thing ?? []);
  if (!topic || things.length === 0) return topic;
  const next = always(things.map((thing) => thing.next));
  const last = next === undefined ? always(things.map((thing) => thing.last)) : undefined;
  const name = [last, usual(things.map(({ word }) => word.text)), next].filter((part) => part !== undefined);
  const pronoun = /[^s]s$/u.test(name.at(-1) ?? '') ? 'them' : 'it';
  return { ...topic, label: `“${name.join(' ')}”`, pronoun };
};
