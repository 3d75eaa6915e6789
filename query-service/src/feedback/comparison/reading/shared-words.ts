import { grouped } from '../grouped.ts';
import { isUnparted } from '../lexicon/phrases.ts';
import { isRare, isSmall } from '../lexicon/rare-words.ts';
import type { Topic } from '../lexicon/topic.ts';
import type { Word } from '../text/words.ts';

/** A topic that reviews name by a rare word they share; `next` is the stem of the word that always follows: “packing lists”. */
export type SharedTopic = { readonly topic: Topic; readonly next: string | undefined };
type Use = {
  readonly review: number;
  readonly text: string;
  readonly next: Word | undefined;
  readonly last: Word | undefined;
};

/** Words for how something is done, or that something was done, connect nobody. */
const IS_ADVERB_OR_VERB = /(?:ly|ing|ed|ful|able|ible|ous|est)$/u;

const usesIn = (sentences: readonly (readonly Word[])[], review: number): (readonly [stem: string, use: Use])[] =>
  sentences.flatMap((words) =>
    words.flatMap((word, at) => {
      if (!isRare(word)) return [];
      const beside = (to: number) => {
        const other = words[to];
        const isOne = other && !isSmall(other) && isUnparted(words, Math.min(at, to), Math.max(at, to));
        return isOne ? other : undefined;
      };
      return [[word.stem, { review, text: word.text, next: beside(at + 1), last: beside(at - 1) }] as const];
    }),
  );

/** The form that is used most, of equals the first by the alphabet. */
const usual = (texts: readonly string[]): string => {
  const forms = [...grouped(texts, (text) => text)];
  return forms.toSorted(([a, as], [b, bs]) => bs.length - as.length || (a < b ? -1 : 1))[0]?.[0] ?? '';
};

const always = (words: readonly (Word | undefined)[]): Word | undefined =>
  new Set(words.map((word) => word?.stem)).size === 1 ? words[0] : undefined;

const topicOfUses = (stem: string, uses: readonly Use[], isExpected: boolean): SharedTopic | undefined => {
  const text = usual(uses.map((use) => use.text));
  const next = always(uses.map((use) => use.next))?.stem;
  const last = next === undefined ? always(uses.map((use) => use.last)) : undefined;
  if (next === undefined && IS_ADVERB_OR_VERB.test(text)) return undefined;
  const follower = next === undefined ? undefined : usual(uses.flatMap((use) => use.next?.text ?? []));
  const name = [last?.text, text, follower].filter((part) => part !== undefined).join(' ');
  return { topic: { id: `word:${stem}`, label: `“${name}”`, pronoun: 'it', words: '', isExpected }, next };
};

/**
 * A topic for every rare word that two reviews or more use and that may stand for a thing. `expected` are stems that
 * everybody who speaks of this app will use.
 */
export const sharedTopicsIn = (
  reviews: readonly (readonly (readonly Word[])[])[],
  expected: ReadonlySet<string>,
): ReadonlyMap<string, SharedTopic> => {
  const uses = new Map<string, Use[]>();
  for (const [stem, use] of reviews.flatMap(usesIn)) uses.set(stem, [...(uses.get(stem) ?? []), use]);
  const topics = new Map<string, SharedTopic>();
  for (const [stem, all] of uses) {
    if (new Set(all.map(({ review }) => review)).size < 2) continue;
    const shared = topicOfUses(stem, all, expected.has(stem));
    if (shared) topics.set(stem, shared);
  }
  return topics;
};
