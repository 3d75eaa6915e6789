import { JUDGEMENTS, WISHES, type Judgement } from '../lexicon/judgements.ts';
import { ASPECTS, TOPICS, type Aspect, type Topic } from '../lexicon/topics.ts';
import type { Clause } from '../text/clauses.ts';

const LONGEST = 6;

/** The meaning of a phrase in a clause, and where it ends. */
export type At<Thing> = { readonly thing: Thing; readonly next: number };

const listed = <Thing>(entries: Iterable<readonly [names: string, thing: Thing]>): ReadonlyMap<string, Thing> =>
  new Map([...entries].flatMap(([names, thing]) => names.split(',').map((name) => [name.trim(), thing] as const)));

/** The longest phrase of a list that begins at a word. */
export const longestAt = <Thing>(
  phrases: ReadonlyMap<string, Thing>,
  clause: Clause,
  at: number,
): At<Thing> | undefined => {
  for (let next = Math.min(clause.length, at + LONGEST); next > at; next--) {
    const phrase = clause.slice(at, next).map(({ text }) => text);
    const thing = phrases.get(phrase.join(' '));
    if (thing !== undefined) return { thing, next };
  }
  return undefined;
};

const PLAIN_NAMES = listed(TOPICS.map((topic) => [topic.names, topic] as const));
const AMBIGUOUS_NAMES = listed(
  TOPICS.flatMap((topic) => (topic.ambiguous === undefined ? [] : [[topic.ambiguous, topic] as const])),
);

/**
 * The names of topics in reviews of one app. `isOfApp` says of a word whether the app itself is about it: the menu of a
 * restaurant is not its navigation. `appName` names the site.
 */
export const topicNames = (isOfApp: (name: string) => boolean, appName: string): ReadonlyMap<string, Topic> => {
  const site = TOPICS.find(({ id }) => id === 'site');
  return new Map([
    ...PLAIN_NAMES,
    ...[...AMBIGUOUS_NAMES].filter(([name]) => !isOfApp(name)),
    ...(site && appName !== '' ? [[appName, site] as const] : []),
  ]);
};

const judgements = (aspect: Aspect): readonly (readonly [string, Judgement])[] => [
  [JUDGEMENTS[aspect][0], { aspect, stance: 'praise' }],
  [JUDGEMENTS[aspect][1], { aspect, stance: 'criticism' }],
];
export const JUDGING = listed(ASPECTS.flatMap(judgements));
export const WISHED = listed(Object.entries(WISHES).map(([aspect, names]) => [names, aspect as Aspect] as const));
