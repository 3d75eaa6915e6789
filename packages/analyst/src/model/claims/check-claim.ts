import { cleanText } from '../input/clean-text.ts';
import type { TextFilter, Item } from '../input/numbered-input.ts';
import type { ClaimFate } from '../provider/settings.ts';

/** A statement of a model and the item that it cites; not yet verified. */
export type Candidate = {
  /** The list it belongs to, such as `aiAnalysis.strengths`. */
  readonly list: string;
  readonly text: string;
  /** Undefined for an inference, where one is allowed. */
  readonly item: Item | undefined;
};

const MAX_LENGTH = 600;
const MARKUP = /<[a-z/!]|\]\(|https?:\/\/|www\./iu;

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
const plain = (number: string): string => number.replace(/[.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.');

/** Whether every number of a statement occurs in the passage that it cites. */
const numbersOccurIn = (statement: string, passage: string): boolean => {
  const known = new Set(numbersIn(passage).map(plain));
  return numbersIn(statement).every((number) => known.has(plain(number)));
};

/** The text of a statement for the report; undefined if it is empty, too long, markup, or a prompt injection. */
export const statementText = (text: string, isSafe: TextFilter): string | undefined => {
  const cleaned = cleanText(text);
  if (cleaned.length < 3 || cleaned.length > MAX_LENGTH || MARKUP.test(cleaned) || !isSafe(cleaned)) return undefined;
  return cleaned;
};

/** The check that needs no model: the numbers of a statement must occur in the words that it cites. Facts and findings may be counted up. */
export const firstCheck = ({ text, item }: Candidate): 'fit' | ClaimFate =>
  item?.ground.basis === 'quote' && !numbersOccurIn(text, item.text) ? 'unsupported' : 'fit';
