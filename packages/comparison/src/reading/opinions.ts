import type { QuotedSpan, Stance } from '@twofold/contracts/feedback/comparison';
import { DOUBTS, NEGATIONS, SARCASM } from '../lexicon/small-words.ts';
import type { Topic } from '../lexicon/topics.ts';
import { clausesOf, type Clause } from '../text/clauses.ts';
import { sentencesOf, type Sentence } from '../text/sentences.ts';
import { statementIn, type Statement } from './statement-in.ts';

/** A reviewer's opinion of a topic, and its sentence. */
export type Opinion = Statement & QuotedSpan;

export type ReviewToCompare = {
  readonly reviewId: number;
  /** From 1 to 5. */
  readonly rating: number;
  /** What readers see of it; empty when it was removed. */
  readonly text: string;
};

/** Longer clauses are skipped: they rarely match, and take time. */
const MOST_SENTENCES = 400;
const MOST_CHARACTERS_IN_SENTENCE = 400;
const WHERE_IS = /^(?:but |and |so )?where(?: is|'s|’s| are)\b/iu;
const ACRONYM = /^\p{Lu}{2,4}s?$/u;

/** The opinions of a review that are certain, in the order of its sentences. */
export const opinionsOf = (
  { reviewId, rating, text }: ReviewToCompare,
  names: ReadonlyMap<string, Topic>,
  appName: string,
): Opinion[] => {
  const isSarcastic = SARCASM.test(text);
  const mayMean = ({ aspect, stance }: Statement): boolean =>
    stance === 'praise'
      ? !isSarcastic && rating > 1 && (rating > 2 || aspect !== 'liked')
      : rating < 5 || aspect !== 'liked';
  return sentencesOf(text)
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) => {
      const { from, to } = sentence;
      return statementsIn(text.slice(from, to), sentence, names, appName)
        .filter(mayMean)
        .map((statement) => ({ ...statement, reviewId, from, to }));
    });
};

const statementsIn = (
  words: string,
  { lean }: Sentence,
  names: ReadonlyMap<string, Topic>,
  appName: string,
): readonly Statement[] => {
  if (words.length > MOST_CHARACTERS_IN_SENTENCE || SARCASM.test(words)) return [];
  if (words.includes('?') && !WHERE_IS.test(words)) return [];
  const clauses = clausesOf(words);
  if (clauses.some(isDoubtful)) return [];
  if (namesSomethingElse(words, appName)) return [];
  return readInTurn(clauses, names, lean);
};

/** “At once” is not a condition. */
const isDoubtful = (clause: Clause): boolean =>
  clause.some(({ text }, at) => DOUBTS.has(text) && !(text === 'once' && clause[at - 1]?.text === 'at'));

/** A denial that is not understood may reach over what follows: “It is not that I mind, the price is high”. */
const readInTurn = (
  clauses: readonly Clause[],
  names: ReadonlyMap<string, Topic>,
  lean: Stance | undefined,
): readonly Statement[] => {
  const statements: Statement[] = [];
  for (const clause of clauses) {
    const statement = statementIn({ clause, names, lean });
    if (statement && (lean === undefined || lean === statement.stance)) statements.push(statement);
    if (!statement && clause.some(({ text }) => NEGATIONS.has(text))) break;
  }
  return statements;
};

/** A name in the middle of a sentence that is not the app's: the opinion may be about that. */
const namesSomethingElse = (words: string, appName: string): boolean =>
  [...words.matchAll(/(?<=[\p{L}\d,;] )(\p{Lu}[\p{L}\d]*)/gu)].some(
    ([name]) => name !== 'I' && !ACRONYM.test(name) && !appName.split(' ').includes(name.toLowerCase()),
  );
