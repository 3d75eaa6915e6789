import type { Clause } from './clauses.ts';
import type { Judgement } from '../lexicon/judgement.ts';
import type { Found } from '../lexicon/phrases.ts';
import type { Topic } from '../lexicon/topic.ts';
import type { Word } from '../text/words.ts';
import { judgementsIn, type Reading } from './judged.ts';
import type { Mention } from './mention.ts';
import type { Opinion } from './opinion.ts';
import { hasPronounFor, homeOf, isOfTheWhole, pointsBack, topicFor } from './placing.ts';
import { targetsOf } from './target.ts';

/** What one sentence says; whose and which it is comes later. */
export type Said = Omit<Opinion, 'reviewId' | 'sentence'>;

const OWN_PLACES = new Set('website site shop app page store tool blog software system company'.split(' '));

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** A judgement of a topic, with the words that led there. */
export const saidOf = (reading: Reading, found: Found<Judgement>, topic: Topic, mention?: Mention): Said => ({
  topic,
  stance: found.meaning.stance,
  family: found.meaning.family,
  isUnfound: found.meaning.isUnfound === true && found.meaning.stance === 'criticism' && mention !== undefined,
  named: mention ? textOf(reading.words.slice(mention.from, mention.to)) : '',
  judging: textOf(found.at.flatMap((at) => reading.words[at] ?? [])),
});

/** “The headline does not say it”: the headline is not missing. */
const judgementOf = ({ from }: Mention, { meaning, ...found }: Found<Judgement>): Judgement =>
  meaning.isOfSpeaker && from < found.from ? { ...meaning, family: 'general', isOfObject: false } : meaning;

/** Whether a part of a sentence has others for its subject: “the competition has an ugly design”, “our old website”. */
const isOfOthers = ({ words, mentions }: Reading, { from, to }: Clause): boolean => {
  const first = words.slice(from, Math.min(to, from + 6)).map(({ text }) => text);
  const own = first.slice(0, 4).findIndex((text) => text === 'our' || text === 'my');
  if (own >= 0 && first.slice(own + 1, own + 3).some((text) => OWN_PLACES.has(text))) return true;
  return mentions.some(
    (mention) => mention.topic.id === 'rivals' && !mention.isAside && mention.from >= from && mention.from <= from + 2,
  );
};

/** What a judgement says of the mentions that it goes with. */
const saidOfMentions = (
  reading: Reading,
  clause: Clause,
  mentions: readonly Mention[],
  found: Found<Judgement>,
): Said[] => {
  const hasOthers = isOfOthers(reading, clause);
  return targetsOf(reading.words, clause, mentions, found).flatMap((mention) => {
    if (hasOthers && mention.topic.id !== 'rivals') return [];
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
