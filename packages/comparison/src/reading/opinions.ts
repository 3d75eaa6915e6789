import type { QuotedSpan, Stance } from '@twofold/contracts/feedback/comparison';
import { DOUBT_WORDS, NEGATIONS, SARCASM } from '../lexicon/function-words.ts';
import type { Topic } from '../lexicon/topics.ts';
import { clausesOf, type Clause } from '../text/clauses.ts';
import { sentencesOf, type Sentence } from '../text/sentences.ts';
import { parseStatement, type Statement } from './parse-statement.ts';

/** A reviewer's opinion of a topic, and its sentence. */
export type Opinion = Statement & QuotedSpan;

export type ReviewToCompare = {
  readonly reviewId: number;
  /** From 1 to 5. */
  readonly rating: number;
  /** The text that readers see; empty if it was removed. */
  readonly text: string;
};

/** Longer texts rarely match, and take time. */
const MAX_SENTENCES = 400;
const MAX_SENTENCE_LENGTH = 400;
const WHERE_IS = /^(?:but |and |so )?where(?: is|'s|’s| are)\b/iu;
const ACRONYM = /^\p{Lu}{2,4}s?$/u;

/** The certain opinions of a review, in the order of its sentences. */
export const opinionsOf = (
  { reviewId, rating, text }: ReviewToCompare,
  names: ReadonlyMap<string, Topic>,
  appName: string,
): Opinion[] => {
  const isSarcastic = SARCASM.test(text);
  const isPlausible = ({ aspect, stance }: Statement): boolean =>
    stance === 'praise'
      ? !isSarcastic && rating > 1 && (rating > 2 || aspect !== 'liked')
      : rating < 5 || aspect !== 'liked';
  return sentencesOf(text)
    .slice(0, MAX_SENTENCES)
    .flatMap((sentence) => {
      const { from, to } = sentence;
      return statementsIn(text.slice(from, to), sentence, names, appName)
        .filter(isPlausible)
        .map((statement) => ({ ...statement, reviewId, from, to }));
    });
};

const statementsIn = (
  words: string,
  { headingStance }: Sentence,
  names: ReadonlyMap<string, Topic>,
  appName: string,
): readonly Statement[] => {
  if (words.length > MAX_SENTENCE_LENGTH || SARCASM.test(words)) return [];
  if (words.includes('?') && !WHERE_IS.test(words)) return [];
  const clauses = clausesOf(words);
  if (clauses.some(isDoubtful)) return [];
  if (hasForeignName(words, appName)) return [];
  return statementsOf(clauses, names, headingStance);
};

/** “At once” is not a condition. */
const isDoubtful = (clause: Clause): boolean =>
  clause.some(({ text }, at) => DOUBT_WORDS.has(text) && !(text === 'once' && clause[at - 1]?.text === 'at'));

/** Stops at a negation that matches no form: it may also negate what follows, as in “It is not that I mind, the price is high”. */
const statementsOf = (
  clauses: readonly Clause[],
  names: ReadonlyMap<string, Topic>,
  headingStance: Stance | undefined,
): readonly Statement[] => {
  const statements: Statement[] = [];
  for (const clause of clauses) {
    const statement = parseStatement({ clause, names, headingStance });
    if (statement && (headingStance === undefined || headingStance === statement.stance)) statements.push(statement);
    if (!statement && clause.some(({ text }) => NEGATIONS.has(text))) break;
  }
  return statements;
};

/** Whether a sentence contains another name than the app's after its first word: the opinion may be about that. */
const hasForeignName = (words: string, appName: string): boolean =>
  [...words.matchAll(/(?<=[\p{L}\d,;] )(\p{Lu}[\p{L}\d]*)/gu)].some(
    ([name]) => name !== 'I' && !ACRONYM.test(name) && !appName.split(' ').includes(name.toLowerCase()),
  );
