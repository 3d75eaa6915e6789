import type { Opinion } from './reading/opinion.ts';
import { say } from './sayings.ts';
import type { Family, SayingKey, Stance, Topic } from './lexicon/topic.ts';

/** Opinions of one stance on one topic, by who holds them. */
export type Side = { readonly stance: Stance; readonly people: ReadonlyMap<number, readonly Opinion[]> };

const NUMBERS = ['no one', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “Both”, “All three”, “Two of three”. */
const someOf = (count: number, all: number): string => {
  if (count < all) return begun(`${inWords(count)} of ${inWords(all)}`);
  return all === 2 ? 'Both' : `All ${inWords(all)}`;
};

/** In which respects a person speaks of a topic. */
export const familiesOf = (opinions: readonly Opinion[]): ReadonlySet<Family> =>
  new Set(opinions.map(({ family }) => family));

/** The respect that most people of a side share, with how many they are; what is named before what is general. */
export const mainFamily = ({ people }: Side): { readonly family: Family; readonly count: number } => {
  const counts = new Map<Family, number>();
  for (const opinions of people.values()) {
    for (const family of familiesOf(opinions)) counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  const order = ([family]: readonly [Family, number]) =>
    `${family === 'general' || family === 'content' ? 1 : 0}${family}`;
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1] || (order(a) < order(b) ? -1 : 1));
  return { family: best?.[0] ?? 'general', count: best?.[1] ?? 0 };
};

const keyOf = (side: Side, family: Family): SayingKey => {
  const holders = [...side.people.values()].filter((opinions) => familiesOf(opinions).has(family));
  const areUnfound = holders.every((opinions) =>
    opinions.some((opinion) => opinion.family === family && opinion.isUnfound),
  );
  return side.stance === 'criticism' && family === 'find' && areUnfound ? 'unfound' : `${family} ${side.stance}`;
};

/** Whether everybody on a side misses something, one by not finding it, another by asking for it. */
const isLacking = ({ people, stance }: Side): boolean =>
  stance === 'criticism' &&
  [...people.values()].every((opinions) => opinions.some(({ family }) => ['find', 'wish', 'ask'].includes(family)));

/** “Two of three could not find the price.” — of all who reviewed. */
export const agreementStatement = (topic: Topic, side: Side, all: number): string => {
  const people = side.people.size;
  const { family, count } = mainFamily(side);
  const who = someOf(people, all);
  const key = keyOf(side, family);
  const isNone = count === people && people === all && key === 'unfound' && !topic.sayings?.unfound;
  if (isNone) return `${all === 2 ? 'Neither' : `None of the ${inWords(all)}`} could find ${topic.label}.`;
  if (count === people) return `${who} ${say(topic, key, people)}.`;
  if (isLacking(side)) return `${who} ${say(topic, 'lacking', people)}.`;
  const mixed = `${who} ${say(topic, `mixed ${side.stance}`, people)}`;
  if (count < 2 || family === 'general' || family === 'content' || topic.sayings?.[`mixed ${side.stance}`])
    return `${mixed}.`;
  return `${mixed}; ${inWords(count)} of them ${say(topic, keyOf(side, family), count, true)}.`;
};

const sideStatement = (topic: Topic, side: Side, who: string): string => {
  const { family, count } = mainFamily(side);
  const mixed: SayingKey = isLacking(side) ? 'lacking' : `mixed ${side.stance}`;
  const key: SayingKey = count === side.people.size ? keyOf(side, family) : mixed;
  return `${who} ${say(topic, key, side.people.size, true)}`;
};

/** “They differ on the navigation: one finds it clear, two find it unclear.” */
export const differenceStatement = (topic: Topic, praise: Side, criticism: Side, all: number): string => {
  const isPair = all === 2;
  const first = sideStatement(topic, praise, inWords(praise.people.size));
  const other = isPair ? 'the other' : praise.people.size === 1 ? 'another' : 'one';
  const second = sideStatement(topic, criticism, criticism.people.size === 1 ? other : inWords(criticism.people.size));
  return `They differ on ${topic.label}: ${first}, ${second}.`;
};
