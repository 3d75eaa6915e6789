import { cleanText } from '../input/clean-text.ts';
import type { Admits, Item } from '../input/numbered-input.ts';
import type { ClaimFate } from '../provider/settings.ts';

/** A statement of a model with what it cites, before anyone looked whether that supports it. */
export type Candidate = {
  /** The list it belongs to, such as `aiAnalysis.strengths`. */
  readonly list: string;
  readonly text: string;
  /** Undefined: an inference, where one is allowed. */
  readonly item: Item | undefined;
};

const MAX_LENGTH = 600;
const MARKUP = /<[a-z/!]|\]\(|https?:\/\/|www\./iu;

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
const plain = (number: string): string => number.replace(/[.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.');

/** Whether every number of a statement stands in the passage that it cites. */
const hasItsNumbers = (statement: string, passage: string): boolean => {
  const known = new Set(numbersIn(passage).map(plain));
  return numbersIn(statement).every((number) => known.has(plain(number)));
};

/** The text of a statement as a report shows it; undefined where it is none: empty, endless, markup, or an order to a reader's program. */
export const statementText = (text: string, admits: Admits): string | undefined => {
  const cleaned = cleanText(text);
  if (cleaned.length < 3 || cleaned.length > MAX_LENGTH || MARKUP.test(cleaned) || !admits(cleaned)) return undefined;
  return cleaned;
};

/** What can be seen without asking anyone: `fit`, or why a statement is not used. Facts and findings may be counted up. */
export const firstCheck = ({ text, item }: Candidate): 'fit' | ClaimFate => {
  if (item === undefined) return 'fit';
  if (item.ground.basis === 'quote' && !hasItsNumbers(text, item.text)) return 'unsupported';
  return 'fit';
};
