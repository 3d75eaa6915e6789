import type { Passage } from '../read/passage.ts';

/** A group that the pages name as theirs. */
export type Audience = {
  /** In English, capitalized: “Small bike shops”. */
  readonly label: string;
  /** The head noun in English, which identifies the group: “shops”. */
  readonly head: string;
  /** The words of the page. */
  readonly quote: string;
  readonly passage: Passage;
  readonly weight: number;
  /** A button, a shelf or the place shows whom the site is for; no word of it names them. */
  readonly isImplied?: true;
};

/** From this weight on, a group is one that the site is for. */
export const LEAST_WEIGHT = 1.4;

/** A group that a button or a shelf implies: it comes after those that the pages name. */
export const implied = (label: string, head: string, passage: Passage): Audience => {
  return { label, head: head.toLowerCase(), quote: passage.text, passage, weight: LEAST_WEIGHT, isImplied: true };
};
