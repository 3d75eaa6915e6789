import type { Clause } from './clauses.ts';
import type { Judgement } from '../lexicon/judgement.ts';
import type { Found } from '../lexicon/phrases.ts';
import type { Topic } from '../lexicon/topic.ts';
import { judgementsIn, type Reading } from './judged.ts';
import type { Mention } from './mention.ts';
import type { Opinion } from './opinion.ts';
import { hasPronounFor, homeOf, isOfTheWhole, pointsBack, topicFor } from './placing.ts';
import { targetsOf } from './target.ts';

/** What one sentence says; whose and which it is comes later. */
export type Said = Omit<Opinion, 'reviewId' | 'sentence'>;

const OWN_PLACES = new Set('website site shop app page store tool blog software system company'.split(' '));

const wordsOf = ({ words }: Reading, mention: Mention | undefined, at: readonly number[]): string[] => {
  const own = mention ? words.slice(mention.from, mention.to).map(({ text }) => text) : [];
  const judging = at.map((index) => words[index]?.text ?? '');
  return [own.join(' '), judging.join(' ')].filter((text) => text !== '');
};

/** A judgement of a topic, with the words that led there. */
export const saidOf = (reading: Reading, found: Found<Judgement>, topic: Topic, mention?: Mention): Said => ({
  topic,
  stance: found.meaning.stance,
  family: found.meaning.family,
  isUnfound: found.meaning.isUnfound === true && found.meaning.stance === 'criticism' && mention !== undefined,
  words: [...new Set(wordsOf(reading, mention, found.at))],
});

/** “The headline does not say it”: the headline is not missing. */
const judgementOf = ({ from }: Mention, { meaning, ...found }: Found<Judgement>): Judgement =>
  meaning.isOfSpeaker && from < found.from ? { ...meaning, family: 'general', isOfObject: false } : meaning;

/** Whether a part of a sentence has others for its subject: “the competition has an ugly design”. */
const foreignTo = ({ words, mentions }: Reading, { from, to }: Clause): boolean =>
  mentions.some(
    (mention) => mention.topic.id === 'rivals' && !mention.isAside && mention.from >= from && mention.from <= from + 2,
  ) ||
  words
    .slice(from, Math.min(to, from + 4))
    .some(({ text }, at) => (text === 'our' || text === 'my') && OWN_PLACES.has(words[from + at + 1]?.text ?? '')) ||
  words
    .slice(from, Math.min(to, from + 4))
    .some(({ text }, at) => (text === 'our' || text === 'my') && OWN_PLACES.has(words[from + at + 2]?.text ?? ''));

/** What a judgement says of the mentions that it goes with. */
const saidOfMentions = (
  reading: Reading,
  clause: Clause,
  mentions: readonly Mention[],
  found: Found<Judgement>,
): Said[] => {
  const isForeign = foreignTo(reading, clause);
  return targetsOf(reading.words, clause, mentions, found).flatMap((mention) => {
    if (isForeign && mention.topic.id !== 'rivals') return [];
    const meaning = judgementOf(mention, found);
    const topic = topicFor(mention, meaning);
    return topic ? [saidOf(reading, { ...found, meaning }, topic, mention)] : [];
  });
};

/** What a judgement says of the topic that the sentence was about already. */
const saidOfFocus = (reading: Reading, { from }: Clause, focus: Topic, found: Found<Judgement>): Said[] => {
  const mention = reading.mentions.findLast((each) => each.topic.id === focus.id && each.from < from);
  const topic = topicFor({ topic: focus, isPlace: false }, found.meaning);
  return topic ? [saidOf(reading, found, topic, mention)] : [];
};

/**
 * What one part of a sentence says: of what it names, else of what the sentence was about before (`focus`), else of the app
 * as a whole where it `mayBeWhole`.
 */
export const saidInClause = (
  reading: Reading,
  clause: Clause,
  focus: Topic | undefined,
  around: { readonly mayBeWhole: boolean; readonly isQuestion: boolean },
): Said[] => {
  const mentions = reading.mentions.filter(({ from }) => from >= clause.from && from < clause.to);
  const isRelative = reading.words[clause.from]?.text === 'which';
  return judgementsIn(reading, clause, around.isQuestion).flatMap((found): Said[] => {
    if (focus && isRelative) return saidOfFocus(reading, clause, focus, found);
    const said = saidOfMentions(reading, clause, mentions, found);
    if (said.length > 0) return said;
    if (focus && mentions.length > 0 && hasPronounFor(reading, clause))
      return saidOfFocus(reading, clause, focus, found);
    if (mentions.length > 0) return [];
    if (focus && pointsBack(reading, clause, found)) return saidOfFocus(reading, clause, focus, found);
    const home = homeOf(found.meaning);
    return home && around.mayBeWhole && isOfTheWhole(reading, clause, found) ? [saidOf(reading, found, home)] : [];
  });
};
