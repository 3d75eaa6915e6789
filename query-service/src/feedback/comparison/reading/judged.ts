import type { Clause } from './clauses.ts';
import type { Judgement, Meaning } from '../lexicon/judgement.ts';
import type { Mention } from './mention.ts';
import { isNegated } from './negation.ts';
import { type Found, isUnparted } from '../lexicon/phrases.ts';
import { DETERMINERS, SUBJECTS } from '../lexicon/small-words.ts';
import type { Stance } from '../lexicon/topic.ts';
import type { Named } from '../lexicon/topics.ts';
import type { Word } from '../text/words.ts';

/** What a sentence is made of, as far as it was recognised. */
export type Reading = {
  readonly words: readonly Word[];
  readonly mentions: readonly Mention[];
  /** Every topic of a list that is named, in passing or not. */
  readonly named: readonly Named[];
  /** All phrases, those without a judgement included, from left to right. */
  readonly phrases: readonly Found<Meaning>[];
  /** By each word that belongs to a phrase, that phrase. */
  readonly phraseAt: ReadonlyMap<number, Found<Meaning>>;
};

const within = ({ from, to }: Clause, found: { readonly from: number }): boolean =>
  found.from >= from && found.from < to;
const isJudged = (found: Found<Meaning>): found is Found<Judgement> => found.meaning !== undefined;
const opposite = (stance: Stance): Stance => (stance === 'praise' ? 'criticism' : 'praise');

/** After these, what a sentence says of a thing is what it should be or might be. */
const isHypothetical = ({ family, stance, isOfObject }: Judgement): boolean =>
  family === 'wish' || family === 'ask' || (family === 'clarity' && stance === 'criticism' && isOfObject === true);

const HAS_OWN_NEGATION = new Set(['not', 'no', 'never', 'without', 'nothing']);
const turned = (reading: Reading, clause: Clause, found: Found<Judgement>): Stance => {
  const { words, phraseAt } = reading;
  const { stance } = found.meaning;
  if (found.at.some((at) => HAS_OWN_NEGATION.has(words[at]?.text ?? ''))) return stance;
  const isTaken = (index: number) => {
    const phrase = phraseAt.get(index);
    return phrase !== undefined && phrase.meaning?.isUnfound !== true;
  };
  const isTurned = isNegated(words, clause, found.from, isTaken);
  const isTooMuch = words[found.from - 1]?.text === 'too';
  if (isTooMuch && stance === 'praise') return 'criticism';
  return isTurned ? opposite(stance) : stance;
};

/** “Pretty good” is not pretty. */
const isOnlyVery = (words: readonly Word[], found: Found<Judgement>, next: Found<Judgement> | undefined): boolean =>
  words[found.from]?.text === 'pretty' && next?.from === found.to;

/** “I did not find the menu helpful” speaks of help, not of finding. */
const isFindingSo = (
  found: Found<Judgement>,
  next: Found<Judgement> | undefined,
  mentions: readonly Mention[],
): boolean =>
  found.meaning.isUnfound === true &&
  next !== undefined &&
  next.from - found.to <= 6 &&
  ['clarity', 'ease', 'general', 'look', 'read', 'trust', 'cost', 'fill'].includes(next.meaning.family) &&
  !next.meaning.isOfObject &&
  mentions.some(({ from, to }) => from >= found.to && to <= next.from) &&
  !mentions.some(({ from }) => from >= next.to && from - next.to <= 1);

/** “I could not find a clear price”: there is none that would be clear. */
const isWhatIsMissing = (last: Found<Judgement> | undefined, found: Found<Judgement>): boolean =>
  last?.meaning.family === 'find' &&
  last.meaning.stance === 'criticism' &&
  last.meaning.isOfObject === true &&
  found.meaning.stance === 'praise' &&
  !found.meaning.isOfObject &&
  found.from - last.to <= 2;

/** “No clear price”: a negation, at most two words, and a topic. */
const NOTHINGS = new Set(['no', 'without', 'zero']);
const NOT_OF_A_THING = new Set(['longer', 'more', 'one', 'matter', 'wonder', 'only', 'way', 'doubt']);
const PLACE_FOR_IT = new Set(['button', 'link', 'option', 'form', 'page']);

/** “Without them the lessons are useless” says nothing of lessons that are not there. */
const ENDS_A_NOTHING = new Set(
  [...DETERMINERS, ...SUBJECTS, 'them', 'it', 'him', 'her', 'me', 'us'].filter((word) => !/^(?:a|an|any)$/u.test(word)),
);

const absences = ({ words, mentions, phraseAt }: Reading, clause: Clause): Found<Judgement>[] => {
  const found: Found<Judgement>[] = [];
  for (let at = clause.from; at < clause.to; at += 1) {
    if (!NOTHINGS.has(words[at]?.text ?? '') || NOT_OF_A_THING.has(words[at + 1]?.text ?? '')) continue;
    const phrase = phraseAt.get(at);
    if (phrase && phrase.meaning?.family !== 'find') continue;
    const mention = mentions.find(({ from }) => from > at && from - at <= 3 && from < clause.to);
    if (!mention || mention.topic.id === 'whole' || !isUnparted(words, at, mention.from)) continue;
    if (words.slice(at + 1, mention.from).some(({ text }) => ENDS_A_NOTHING.has(text))) continue;
    const isSpared = mention.topic.isBurden === true && !PLACE_FOR_IT.has(words[mention.to]?.text ?? '');
    const meaning: Judgement = isSpared
      ? { family: 'must', stance: 'praise', isOfObject: true }
      : { family: 'find', stance: 'criticism', isOfObject: true };
    found.push({ meaning, from: at, to: mention.from, at: [at] });
  }
  return found;
};

const HAS_NO_RESPECT = new Set(['general', 'wish', 'ask', 'find', 'must']);

/** The judgements of one part of a sentence as they are meant: turned by negations, wishes, conditions and questions. */
export const judgementsIn = (reading: Reading, clause: Clause, isQuestion: boolean): Found<Judgement>[] => {
  const absent = absences(reading, clause);
  const isCovered = (found: Found<Judgement>) =>
    absent.some(({ from, to }) => found.from < to && found.to > from && found.from >= from - 3);
  const all = reading.phrases.filter(isJudged).filter((found) => within(clause, found) && !isCovered(found));
  const kept: Found<Judgement>[] = [...absent];
  for (const [at, found] of all.entries()) {
    const next = all[at + 1];
    const isWish = found.meaning.family === 'wish' || found.meaning.family === 'ask';
    if (clause.isConditional && !isWish) continue;
    if (isOnlyVery(reading.words, found, next)) continue;
    if (isFindingSo(found, next, reading.mentions)) continue;
    if (isWhatIsMissing(kept.at(-1), found)) continue;
    const stance = turned(reading, clause, found);
    if (found.meaning.isExpectation && next && turned(reading, clause, next) === 'criticism') break;
    if (isQuestion && stance === 'praise') continue;
    if (isWish && stance === 'praise') continue;
    if (!isWish || !next || HAS_NO_RESPECT.has(next.meaning.family)) {
      const isContent =
        found.meaning.family === 'general' && found.meaning.stance === 'criticism' && stance === 'praise';
      const family = isContent ? 'content' : found.meaning.family;
      kept.push({ ...found, meaning: { ...found.meaning, stance, family } });
    } else {
      // “The menu should be clearer” says that it is not clear.
      kept.push({
        ...found,
        to: next.to,
        at: [...found.at, ...next.at],
        meaning: { ...next.meaning, stance: 'criticism' },
      });
    }
    if (isHypothetical(found.meaning)) break;
  }
  return kept.toSorted((a, b) => a.from - b.from);
};
