import { type Clause, clausesOf } from './clauses.ts';
import type { Judgement } from '../lexicon/judgement.ts';
import { judgementsIn, type Reading } from './judged.ts';
import type { Mention } from './mention.ts';
import type { Opinion } from './opinion.ts';
import type { Found } from '../lexicon/phrases.ts';
import { homeOf, isOfTheWhole, pointsBack, topicFor } from './placing.ts';
import { targetsOf } from './target.ts';
import type { Stance, Topic } from '../lexicon/topic.ts';

/** What one sentence says; whose and which it is comes later. */
export type Said = Omit<Opinion, 'reviewId' | 'sentence'>;
/** What is known from around a sentence. */
export type Around = {
  /** It stands under “Pros” or “Cons”. */
  readonly lean?: Stance | undefined;
  /** The sentence before speaks of a topic, so “it” need not be the app. */
  readonly followsTopic: boolean;
};

const OWN_PLACES = new Set('website site shop app page store tool blog software system company'.split(' '));
const ASKS_FOR_MORE =
  /^(?:where|what|how (?:much|do|does|can|long|many|is|are|about)|which|is|are|can|does|do|will|when|could)\b/iu;

const wordsOf = ({ words }: Reading, mention: Mention | undefined, at: readonly number[]): string[] => {
  const own = mention ? words.slice(mention.from, mention.to).map(({ text }) => text) : [];
  const judging = at.map((index) => words[index]?.text ?? '');
  return [own.join(' '), judging.join(' ')].filter((text) => text !== '');
};

const saidOf = (reading: Reading, found: Found<Judgement>, topic: Topic, mention?: Mention): Said => ({
  topic,
  stance: found.meaning.stance,
  family: found.meaning.family,
  isUnfound: found.meaning.isUnfound === true && found.meaning.stance === 'criticism' && mention !== undefined,
  words: [...new Set(wordsOf(reading, mention, found.at))],
});

/** “The headline does not say it”: the headline is not missing. */
const judgementOf = ({ from }: Mention, { meaning, ...found }: Found<Judgement>): Judgement =>
  meaning.isOfSpeaker && from < found.from ? { ...meaning, family: 'general', isOfObject: false } : meaning;

const plainly = (mentions: readonly Mention[]): readonly Mention[] =>
  mentions.filter(({ topic, isAside }) => topic.id !== 'whole' && !isAside);

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

const saidInClause = (reading: Reading, clause: Clause, focus: Topic | undefined, around: Around): Said[] => {
  const mentions = reading.mentions.filter(({ from }) => from >= clause.from && from < clause.to);
  const foreign = foreignTo(reading, clause);
  const all = judgementsIn(reading, clause);
  return all.flatMap((found): Said[] => {
    const isOfRelative = focus !== undefined && reading.words[clause.from]?.text === 'which';
    const targets = isOfRelative ? [] : targetsOf(reading.words, clause, mentions, found);
    if (targets.length > 0) {
      return targets.flatMap((mention) => {
        if (foreign && mention.topic.id !== 'rivals') return [];
        const topic = topicFor(mention, judgementOf(mention, found));
        return topic ? [saidOf(reading, { ...found, meaning: judgementOf(mention, found) }, topic, mention)] : [];
      });
    }
    if (mentions.length > 0 && !isOfRelative) return [];
    if (focus && pointsBack(reading, clause, found)) {
      const mention = reading.mentions.findLast(({ topic, from }) => topic.id === focus.id && from < clause.from);
      const topic = topicFor(
        { topic: focus, isLoose: true, from: 0, to: 0, isAside: false, isPlace: false },
        found.meaning,
      );
      return topic ? [saidOf(reading, found, topic, mention)] : [];
    }
    const home = homeOf(found.meaning);
    const isOfAll = clause.from === 0 ? !around.followsTopic : reading.mentions.length === 0;
    return home && isOfAll && isOfTheWhole(reading, clause, found) ? [saidOf(reading, found, home)] : [];
  });
};

/** What the next part of the sentence means by “it”, if that is plain. */
const focusAfter = (reading: Reading, { from, to }: Clause, said: readonly Said[]): Topic | undefined => {
  const judged = new Set(said.map(({ topic }) => topic));
  if (judged.size > 0) return judged.size === 1 ? [...judged][0] : undefined;
  const named = new Set(
    plainly(reading.mentions.filter((mention) => mention.from >= from && mention.from < to)).map(({ topic }) => topic),
  );
  return named.size === 1 ? [...named][0] : undefined;
};

const openQuestion = (reading: Reading, sentence: string): Said[] => {
  const mention = plainly(reading.mentions)[0];
  if (!reading.isQuestion || !mention || !ASKS_FOR_MORE.test(sentence)) return [];
  const family = /^where/iu.test(sentence) ? 'find' : 'ask';
  const found: Found<Judgement> = { meaning: { family, stance: 'criticism' }, from: 0, to: 1, at: [0] };
  return [saidOf(reading, found, mention.topic, mention)];
};

/** “Cons: the price”: named under a heading, and judged by it alone. */
const leaning = (reading: Reading, lean: Stance): Said[] => {
  const mention = plainly(reading.mentions)[0];
  const found: Found<Judgement> = { meaning: { family: 'general', stance: lean }, from: 0, to: 0, at: [] };
  return mention ? [saidOf(reading, found, mention.topic, mention)] : [];
};

const remarks = (reading: Reading, said: readonly Said[]): Said[] =>
  reading.mentions
    .filter(
      ({ topic }) =>
        topic.id.startsWith('word:') && !topic.isExpected && !said.some((each) => each.topic.id === topic.id),
    )
    .map((mention) => ({
      topic: mention.topic,
      stance: 'remark',
      family: 'general',
      isUnfound: false,
      words: wordsOf(reading, mention, []),
    }));

/** What a sentence says of which topics. */
export const saidIn = (sentence: string, reading: Reading, around: Around): Said[] => {
  const inside = new Set(
    [...reading.phrases, ...reading.mentions].flatMap(({ from, to }) =>
      Array.from({ length: Math.max(0, to - from - 1) }, (_, at) => from + at + 1),
    ),
  );
  const isJudged = ({ from, to }: Clause) =>
    reading.phrases.some((phrase) => phrase.meaning && phrase.from >= from && phrase.from < to);
  const said: Said[] = [];
  let focus: Topic | undefined;
  for (const clause of clausesOf(reading.words, (at) => inside.has(at), isJudged)) {
    const here = saidInClause(reading, clause, focus, around);
    focus = focusAfter(reading, clause, here) ?? focus;
    said.push(...here);
  }
  if (said.length === 0) said.push(...openQuestion(reading, sentence));
  const { lean } = around;
  if (lean && said.length === 0) said.push(...leaning(reading, lean));
  const kept = lean ? said.filter(({ stance }) => stance === lean) : said;
  return [...kept, ...remarks(reading, kept)];
};
