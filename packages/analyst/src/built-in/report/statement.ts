import { createHash } from 'node:crypto';
import type { Passage } from '../read/passage.ts';
import { shortened } from '../read/wording.ts';

/** The basis of a statement: words of a page, two observations, our own table, or a measured fact. */
export type Basis =
  | { readonly basis: 'quote'; readonly quote: string; readonly section: string }
  | { readonly basis: 'inference'; readonly reason: string }
  | { readonly basis: 'measured'; readonly fact: string }
  | { readonly basis: 'table'; readonly table: string };

/** One statement of a report. `weight` ranks it: the more specific to this site, the higher. */
export type Statement = {
  readonly kind: string;
  readonly text: string;
  readonly basis: Basis;
  readonly weight: number;
};

/** A strength or a weakness; a weakness may say what to do about it. */
export type Finding = Statement & {
  readonly side: 'strength' | 'weakness';
  readonly fix?: string;
  /** Words of customers without a name. */
  readonly isUnsigned?: boolean;
};

const MAX_QUOTE_LENGTH = 240;

/** Words of the page as evidence: cut between words, never changed. */
export const quoteFrom = ({ section }: Pick<Passage, 'section'>, words: string): Basis => {
  return { basis: 'quote', quote: shortened(words.trim(), MAX_QUOTE_LENGTH), section };
};

/** A passage as evidence, or why it cannot be quoted: texts of links and fields are not in the text of the page. */
export const groundOf = (passage: Passage, words = passage.text): Basis =>
  passage.isQuotable
    ? quoteFrom(passage, words)
    : inferred(`A link, button or field of the page is called “${shortened(words.trim(), MAX_QUOTE_LENGTH)}”.`);

export const inferred = (reason: string): Basis => ({ basis: 'inference', reason: reason.slice(0, 1_900) });

/** A row of the curated table: it is not about this site, as the report states. */
export const fromTable = (row: string): Basis => ({ basis: 'table', table: row });

/** A fact of the same snapshot, by its id. */
export const measuredAs = (fact: string): Basis => ({ basis: 'measured', fact });

/** A statement that is neither a strength nor a weakness. */
export const statement = (kind: string, weight: number, text: string, basis: Basis): Statement => {
  return { kind, weight, text, basis };
};

/** A strength. */
export const strength = (kind: string, weight: number, text: string, basis: Basis): Finding => {
  return { side: 'strength', kind, weight, text, basis };
};

/** A weakness, and how to fix it. */
export const weakness = (kind: string, weight: number, text: string, basis: Basis, fix?: string): Finding => {
  return { side: 'weakness', kind, weight, text, basis, ...(fix !== undefined && { fix }) };
};

const groundText = (basis: Basis): string => {
  if (basis.basis === 'quote') return `${basis.quote}\u0000${basis.section}`;
  if (basis.basis === 'measured') return basis.fact;
  return basis.basis === 'table' ? basis.table : basis.reason;
};

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 12);

/** The permanent id of a statement: it depends on its kind, text and evidence, not on its position in the report. */
export const idOf = (list: string, { kind, text, basis }: Statement): string =>
  `${list}-${hashOf(list, kind, text, groundText(basis))}`;
