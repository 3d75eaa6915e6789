import type { ComparedTopic } from '@twofold/contracts/feedback/report';
import { grouped } from './grouped.ts';
import { calledBy } from './thing-name.ts';
import type { Opinion } from './reading/opinion.ts';
import { agreementStatement, differenceStatement, familiesOf, mainFamily, type Side } from './statements.ts';
import type { Family, Stance, Topic } from './lexicon/topic.ts';

const MOST_AGREEMENTS = 8;
const MOST_DIFFERENCES = 6;
/** More quotes of one person do not make a line stronger. */
const MOST_QUOTES_EACH = 2;
/** Who says both of the same thing is counted with neither, unless one is said so many times as often. */
const CLEARLY_MORE = 2;

type Ranked = { readonly line: ComparedTopic; readonly basis: string; readonly rank: readonly number[] };

const byReview = (opinions: readonly Opinion[]): Map<number, Opinion[]> =>
  grouped(opinions, ({ reviewId }) => reviewId);

/** To have no complaints is as general as to praise. */
const respectOf = (family: Family): Family => (family === 'content' ? 'general' : family);

/** Drops what a person says both ways in one respect. */
const settled = (opinions: readonly Opinion[]): Opinion[] => {
  const kinds = grouped(opinions, ({ family, stance }) => `${respectOf(family)} ${stance}`);
  const times = (family: Family, stance: Stance): number =>
    new Set(kinds.get(`${respectOf(family)} ${stance}`)?.map(({ sentence }) => sentence)).size;
  return [...kinds.values()].flatMap((alike) => {
    const [{ family, stance } = { family: 'general', stance: 'praise' } as const] = alike;
    const against = times(family, stance === 'praise' ? 'criticism' : 'praise');
    return against === 0 || times(family, stance) >= CLEARLY_MORE * against ? alike : [];
  });
};

const sideOf = (opinions: readonly Opinion[], stance: Stance): Side => ({
  stance,
  people: byReview(opinions.filter((opinion) => opinion.stance === stance)),
});

/** The sentences of a side: for each person those that say what the statement says first, in the order of the reviews. */
const quoted = ({ people }: Pick<Side, 'people'>, main: Family): ComparedTopic['sides'][number]['quotes'] =>
  [...people]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([reviewId, opinions]) => {
      const order = opinions.toSorted(
        (a, b) =>
          Number(b.family === main) - Number(a.family === main) ||
          Number(b.isUnfound) - Number(a.isUnfound) ||
          a.sentence - b.sentence,
      );
      const sentences = [...new Set(order.map(({ sentence }) => sentence))].slice(0, MOST_QUOTES_EACH);
      return sentences.toSorted((a, b) => a - b).map((sentence) => ({ reviewId, sentence }));
    });

const opinionsIn = (sides: readonly Side[]): readonly Opinion[] =>
  sides.flatMap(({ people }) => [...people.values()].flat());

const wordsOf = (sides: readonly Side[]): string[] =>
  [...new Set(opinionsIn(sides).flatMap(({ named, judging }) => [named, judging]))]
    .filter((text) => text !== '')
    .toSorted();

/** The same for two lines that rest on the same words of the same sentences. */
const basisOf = (line: ComparedTopic, sides: readonly Side[]): string =>
  JSON.stringify([line.sides, [...new Set(opinionsIn(sides).map(({ judging }) => judging))].toSorted()]);

const agreement = (topic: Topic, side: Side, all: number, place: number): Ranked => {
  const { family, count } = mainFamily(side);
  const quotes = quoted(side, family);
  const sides = [{ stance: side.stance, quotes }];
  const line = { topic: topic.label, statement: agreementStatement(topic, side, all), words: wordsOf([side]), sides };
  const isVague = topic.id === 'whole' || topic.thing ? 1 : 0;
  const isNamed = count === side.people.size && family !== 'general' ? 0 : 1;
  const isPraise = side.stance === 'praise' ? 1 : 0;
  return {
    line,
    basis: basisOf(line, [side]),
    rank: [-side.people.size, isVague, isNamed, isPraise, -quotes.length, place],
  };
};

const IS_GENERAL: ReadonlySet<Family> = new Set(['general', 'content']);
/** Who likes a thing may still miss something about it. */
const NEEDS_THE_SAME: ReadonlySet<Family> = new Set(['wish', 'ask', 'find', 'must']);

/** Two respects in which praise and criticism cannot both be right, or where one of the two names none. */
const areOpposed = (a: Family, b: Family): boolean => {
  if (a === b) return a !== 'wish' && a !== 'ask';
  if (IS_GENERAL.has(a) || IS_GENERAL.has(b)) return ![a, b].some((family) => NEEDS_THE_SAME.has(family));
  return [a, b].every((family) => family === 'clarity' || family === 'ease');
};

/** What somebody wishes for does not take back what they praise. */
const isFirm = ({ family }: Opinion): boolean => family !== 'wish' && family !== 'ask';

/** The people of a side who do not speak on the other one, too. */
const without = (side: Side, other: Side): Side => ({
  stance: side.stance,
  people: new Map([...side.people].filter(([reviewId]) => !other.people.get(reviewId)?.some(isFirm))),
});

const opposedTo = (side: Side, other: Side): Side => {
  const families = new Set([...other.people.values()].flatMap((opinions) => [...familiesOf(opinions)]));
  const people = new Map<number, readonly Opinion[]>();
  for (const [reviewId, opinions] of side.people) {
    const opposed = opinions.filter(({ family }) => [...families].some((each) => areOpposed(family, each)));
    if (opposed.length > 0) people.set(reviewId, opposed);
  }
  return { stance: side.stance, people };
};

const difference = (topic: Topic, praised: Side, criticised: Side, all: number, place: number): Ranked | undefined => {
  const against = without(criticised, praised);
  const praise = opposedTo(without(praised, criticised), against);
  const criticism = opposedTo(against, praise);
  if (praise.people.size === 0 || criticism.people.size === 0) return undefined;
  const sides = [praise, criticism].map((side) => ({
    stance: side.stance,
    quotes: quoted(side, mainFamily(side).family),
  }));
  const statement = differenceStatement(topic, praise, criticism, all);
  const line = { topic: topic.label, statement, words: wordsOf([praise, criticism]), sides };
  const isVague = topic.id === 'whole' || topic.thing ? 1 : 0;
  const isNamed = mainFamily(praise).family === mainFamily(criticism).family ? 0 : 1;
  return {
    line,
    basis: basisOf(line, [praise, criticism]),
    rank: [-(praise.people.size + criticism.people.size), isVague, isNamed, place],
  };
};

const before = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/** The best supported first; of lines that rest on the very same words, one. */
const best = (lines: readonly Ranked[], most: number): ComparedTopic[] => {
  const seen = new Set<string>();
  const kept: ComparedTopic[] = [];
  for (const { line, basis } of lines.toSorted((a, b) => before(a.rank, b.rank))) {
    if (seen.has(basis)) continue;
    seen.add(basis);
    kept.push(line);
  }
  return kept.slice(0, most);
};

/** Where people agree and where they differ; `all` is how many reviewed. */
export const linesOf = (
  opinions: readonly Opinion[],
  all: number,
): { readonly agreements: ComparedTopic[]; readonly differences: ComparedTopic[] } => {
  const topics = [...grouped(opinions, ({ topic }) => topic.id)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const agreements: Ranked[] = [];
  const differences: Ranked[] = [];
  for (const [place, [, about]] of topics.entries()) {
    const topic = calledBy(about.map((opinion) => opinion.topic));
    if (!topic) continue;
    const plain = [...byReview(about).values()].flatMap(settled);
    const [praise, criticism] = [sideOf(plain, 'praise'), sideOf(plain, 'criticism')];
    for (const side of [praise, criticism])
      if (side.people.size > 1) agreements.push(agreement(topic, side, all, place));
    const apart = difference(topic, praise, criticism, all, place);
    if (apart) differences.push(apart);
  }
  return { agreements: best(agreements, MOST_AGREEMENTS), differences: best(differences, MOST_DIFFERENCES) };
};
