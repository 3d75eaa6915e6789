import type { Clause } from './clauses.ts';
import type { Judgement } from '../lexicon/judgement.ts';
import type { Reading } from './judged.ts';
import type { Mention } from './mention.ts';
import type { Found } from '../lexicon/phrases.ts';
import { COPULAS, POINTING_BACK } from '../lexicon/small-words.ts';
import type { Topic } from '../lexicon/topic.ts';
import { topicOf } from '../lexicon/topics.ts';

const COSTING = new Set(['price', 'whole', 'cost', 'trial']);
/** Respects that the app as a whole is not praised or criticised in: they need a thing that is named. */
const NEEDS_A_THING = new Set(['find', 'wish', 'ask', 'must']);
const POINTS_AT_ALL = new Set([
  'it',
  'everything',
  'anything',
  'all',
  'overall',
  'very',
  'really',
  'quite',
  'super',
  'extremely',
  'too',
  'so',
]);
const FILLS_UP = new Set(
  'job work overall indeed to use and very really it so all for me far a the app site'.split(' '),
);

/** “The competition is bad” does not say whether the app is. */
const SAID_OF_RIVALS = new Set(['find', 'wish', 'ask', 'clarity']);

/** The topic that a judgement of a mention speaks of; `undefined` where the two do not go together. */
export const topicFor = (
  { topic, isPlace }: Pick<Mention, 'topic' | 'isPlace'>,
  { family, home, isOfObject }: Judgement,
): Topic | undefined => {
  if (topic.id === 'bugs' && family !== 'works' && family !== 'must') return undefined;
  if (topic.id === 'rivals' && !SAID_OF_RIVALS.has(family)) return undefined;
  if (family === 'must') return topic.isBurden ? topic : undefined;
  if (family === 'cost' && topic.id !== 'delivery') return COSTING.has(topic.id) ? topicOf('cost') : undefined;
  if (topic.id === 'wording' && home === 'legibility') return topicOf(home);
  if (topic.id !== 'whole') return isPlace && isOfObject && NEEDS_A_THING.has(family) ? undefined : topic;
  if (NEEDS_A_THING.has(family)) return undefined;
  return home === undefined ? topic : topicOf(home);
};

/** Whether a part that names nothing speaks of what the part before it named. */
export const pointsBack = ({ words }: Reading, { from }: Clause, judged: Found<Judgement>): boolean =>
  words[from]?.text === 'which' ||
  (words[from]?.gap.includes(':') === true && !NEEDS_A_THING.has(judged.meaning.family) && judged.from - from <= 3) ||
  (!NEEDS_A_THING.has(judged.meaning.family) && (judged.from === from || POINTING_BACK.has(words[from]?.text ?? '')));

/** Whether “it” or “they” is what a part is about: “and yet it is hidden”. */
export const hasPronounFor = ({ words }: Reading, { from }: Clause): boolean =>
  [0, 1, 2].some(
    (at) => /^(?:it|they)$/u.test(words[from + at]?.text ?? '') && COPULAS.has(words[from + at + 1]?.text ?? ''),
  );

/** Whether a part that names nothing speaks of the whole app: “It is slow”, “Easy to use”, “I love it”. */
export const isOfTheWhole = ({ words }: Reading, { from, to }: Clause, judged: Found<Judgement>): boolean => {
  if (NEEDS_A_THING.has(judged.meaning.family)) return false;
  const first = words[from]?.text ?? '';
  const second = words[from + 1]?.text ?? '';
  const third = words[judged.to]?.text ?? '';
  if (first === 'everything') return true;
  if (judged.meaning.isOfObject) return third === 'it' && judged.to + 1 >= to - 2;
  if (first === 'this' || first === 'that') return COPULAS.has(second);
  if (POINTS_AT_ALL.has(first) && judged.from - from <= 6) return true;
  const at = words.slice(from, judged.from).findLastIndex(({ text }) => text === 'it');
  if (at >= 0 && judged.from - from - at <= 4 && COPULAS.has(words[from + at + 1]?.text ?? '')) return true;
  // “Great, another form”: a word alone before others is no praise.
  if (to - from === 1 && to < words.length) return false;
  const rest = words.slice(from, to).filter((_, at) => !judged.at.includes(at + from));
  return judged.from === from && rest.every(({ text }) => FILLS_UP.has(text));
};

/** The topic of a judgement that names none and is of the whole app. */
export const homeOf = ({ family, home }: Judgement): Topic | undefined =>
  topicOf(family === 'cost' ? 'cost' : (home ?? 'whole'));
