import { JUDGMENTS, WISHES, type Judgment } from '../lexicon/judgments.ts';
import { ASPECTS, TOPICS, type Aspect, type Topic } from '../lexicon/topics.ts';
import type { Clause } from '../text/clauses.ts';

const MAX_PHRASE_WORDS = 6;

/** The meaning of a phrase in a clause, and where it ends. */
export type PhraseMatch<Meaning> = { readonly meaning: Meaning; readonly next: number };

const phraseMap = <Meaning>(
  entries: Iterable<readonly [names: string, meaning: Meaning]>,
): ReadonlyMap<string, Meaning> =>
  new Map([...entries].flatMap(([names, meaning]) => names.split(',').map((name) => [name.trim(), meaning] as const)));

/** The longest phrase of a list that begins at the word `at`. */
export const longestAt = <Meaning>(
  phrases: ReadonlyMap<string, Meaning>,
  clause: Clause,
  at: number,
): PhraseMatch<Meaning> | undefined => {
  for (let next = Math.min(clause.length, at + MAX_PHRASE_WORDS); next > at; next--) {
    const phrase = clause.slice(at, next).map(({ text }) => text);
    const meaning = phrases.get(phrase.join(' '));
    if (meaning !== undefined) return { meaning, next };
  }
  return undefined;
};

const PLAIN_NAMES = phraseMap(TOPICS.map((topic) => [topic.names, topic] as const));
const AMBIGUOUS_NAMES = phraseMap(
  TOPICS.flatMap((topic) => (topic.ambiguous === undefined ? [] : [[topic.ambiguous, topic] as const])),
);

/**
 * The names of topics in reviews of one app. `isOfApp` tests whether the app itself is about a word: for an app about
 * restaurants, “menu” is not the navigation. `appName` is a name of the topic `site`.
 */
export const topicNames = (isOfApp: (name: string) => boolean, appName: string): ReadonlyMap<string, Topic> => {
  const site = TOPICS.find(({ id }) => id === 'site');
  return new Map([
    ...PLAIN_NAMES,
    ...[...AMBIGUOUS_NAMES].filter(([name]) => !isOfApp(name)),
    ...(site && appName !== '' ? [[appName, site] as const] : []),
  ]);
};

const judgments = (aspect: Aspect): readonly (readonly [string, Judgment])[] => [
  [JUDGMENTS[aspect][0], { aspect, stance: 'praise' }],
  [JUDGMENTS[aspect][1], { aspect, stance: 'criticism' }],
];
export const JUDGMENT_PHRASES = phraseMap(ASPECTS.flatMap(judgments));
export const WISH_PHRASES = phraseMap(
  Object.entries(WISHES).map(([aspect, names]) => [names, aspect as Aspect] as const),
);
