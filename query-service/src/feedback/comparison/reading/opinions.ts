import type { Judgement } from '../lexicon/judgement.ts';
import type { Found } from '../lexicon/phrases.ts';
import type { Stance, Topic } from '../lexicon/topic.ts';
import { type Clause, clausesOf } from './clauses.ts';
import type { Reading } from './judged.ts';
import type { Mention } from './mention.ts';
import { type Said, saidInClause, saidOf } from './said.ts';

/** What is known from around a sentence. */
export type Around = {
  /** It stands under “Pros” or “Cons”. */
  readonly lean?: Stance | undefined;
  /** The sentence before speaks of a topic, so “it” need not be the app. */
  readonly followsTopic: boolean;
};

const ASKS_FOR_MORE =
  /^(?:where|what|how (?:much|do|does|can|long|many|is|are|about)|which|is|are|can|does|do|will|when|could)\b/iu;

const IS_QUESTION = /\?["'”’)\]»]*$/u;

const plainly = (mentions: readonly Mention[]): readonly Mention[] =>
  mentions.filter(({ topic, isAside }) => topic.id !== 'whole' && !isAside);

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
  if (!mention || !ASKS_FOR_MORE.test(sentence)) return [];
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

/** What a sentence says of which topics. */
export const saidIn = (sentence: string, reading: Reading, around: Around): Said[] => {
  const inside = new Set(
    [...reading.phrases, ...reading.mentions].flatMap(({ from, to }) =>
      Array.from({ length: Math.max(0, to - from - 1) }, (_, at) => from + at + 1),
    ),
  );
  const isJudged = ({ from, to }: Clause) =>
    reading.phrases.some((phrase) => phrase.meaning && phrase.from >= from && phrase.from < to);
  const isQuestion = IS_QUESTION.test(sentence);
  const said: Said[] = [];
  let focus: Topic | undefined;
  for (const clause of clausesOf(reading.words, (at) => inside.has(at), isJudged)) {
    const mayBeWhole = !around.followsTopic && (clause.from === 0 || reading.mentions.length === 0);
    const here = saidInClause(reading, clause, focus, {
      mayBeWhole,
      isQuestion: isQuestion && clause.to === reading.words.length,
    });
    focus = focusAfter(reading, clause, here) ?? focus;
    said.push(...here);
  }
  if (isQuestion && said.length === 0) said.push(...openQuestion(reading, sentence));
  const { lean } = around;
  if (lean && said.length === 0) said.push(...leaning(reading, lean));
  return lean ? said.filter(({ stance }) => stance === lean) : said;
};
