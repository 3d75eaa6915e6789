import type { ComparisonLine, Stance } from '@twofold/contracts/feedback/comparison';
import { ASPECTS, TOPICS, type Aspect, type Topic } from './lexicon/topics.ts';

type Phrasing = readonly [one: string, several: string];

/** The wording of an opinion, for one person and for several. X and SUBJECT stand for the topic. */
const PHRASINGS: Readonly<Record<Aspect, Readonly<Record<Stance, Phrasing>>>> = {
  find: {
    praise: ['found X easily', 'found X easily'],
    criticism: ['missed X or had trouble finding IT', 'missed X or had trouble finding IT'],
  },
  clear: { praise: ['finds X clear', 'find X clear'], criticism: ['finds X unclear', 'find X unclear'] },
  ease: { praise: ['finds X easy', 'find X easy'], criticism: ['finds X difficult', 'find X difficult'] },
  speed: { praise: ['finds X fast', 'find X fast'], criticism: ['finds X slow', 'find X slow'] },
  cost: { praise: ['finds X fair', 'find X fair'], criticism: ['finds X too high', 'find X too high'] },
  look: {
    praise: ['likes the look of X', 'like the look of X'],
    criticism: ['dislikes the look of X', 'dislike the look of X'],
  },
  read: {
    praise: ['finds X easy to read', 'find X easy to read'],
    criticism: ['finds X hard to read', 'find X hard to read'],
  },
  length: {
    praise: ['likes how short SUBJECT IS', 'like how short SUBJECT IS'],
    criticism: ['finds X too long', 'find X too long'],
  },
  works: {
    praise: ['says that SUBJECT WORKS well', 'say that SUBJECT WORKS well'],
    criticism: ['had trouble with X', 'had trouble with X'],
  },
  trust: {
    praise: ['finds X convincing', 'find X convincing'],
    criticism: ['finds X unconvincing', 'find X unconvincing'],
  },
  liked: { praise: ['praises X', 'praise X'], criticism: ['criticizes X', 'criticize X'] },
};

/** A design is liked, not the look of a design. */
const LOOK_PHRASINGS: Readonly<Record<Stance, Phrasing>> = {
  praise: ['likes X', 'like X'],
  criticism: ['dislikes X', 'dislike X'],
};

const NUMBERS = ['no one', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “Both”, “All three”, “Two of three”. */
const someOf = (count: number, all: number): string => {
  if (count < all) return capitalized(`${inWords(count)} of ${inWords(all)}`);
  return all === 2 ? 'Both' : `All ${inWords(all)}`;
};

const phrase = (topic: Topic, aspect: Aspect, stance: Stance, people: number, isSecond = false): string => {
  const pronoun = topic.isPlural ? 'them' : 'it';
  const phrasings = aspect === 'look' && topic.isLook ? LOOK_PHRASINGS : PHRASINGS[aspect];
  const [one, several] = phrasings[stance];
  return (people === 1 ? one : several)
    .replace('SUBJECT', isSecond ? (topic.isPlural ? 'they' : 'it') : topic.label)
    .replace('X', isSecond ? pronoun : topic.label)
    .replace('IT', pronoun)
    .replace('IS', topic.isPlural ? 'are' : 'is')
    .replace('WORKS', topic.isPlural ? 'work' : 'works');
};

const peopleOn = (side: ComparisonLine['sides'][number] | undefined): number =>
  new Set(side?.quotes.map(({ reviewId }) => reviewId)).size;

/**
 * A line in words, and the name of its topic; `all` is the number of compared reviews. `undefined` for a topic or an
 * aspect that this release does not have.
 */
export const statementOf = (
  line: ComparisonLine,
  all: number,
): { readonly topic: string; readonly statement: string } | undefined => {
  const topic = TOPICS.find(({ id }) => id === line.topic);
  const aspect = ASPECTS.find((each) => each === line.aspect);
  const [first, second] = line.sides;
  if (!topic || !aspect || !first) return undefined;
  const [some, others] = [peopleOn(first), peopleOn(second)];
  const side = phrase(topic, aspect, first.stance, some, second !== undefined);
  if (!second) return { topic: topic.label, statement: `${someOf(some, all)} ${side}.` };
  const who = others > 1 ? inWords(others) : all === 2 ? 'the other' : some === 1 ? 'another' : 'one';
  const against = phrase(topic, aspect, second.stance, others, true);
  return {
    topic: topic.label,
    statement: `They differ on ${topic.label}: ${inWords(some)} ${side}, ${who} ${against}.`,
  };
};
