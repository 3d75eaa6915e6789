import type { Passage } from '../read/passage.ts';

/** A group that the pages name as their audience. */
export type Audience = {
  /** In English, capitalized: “Small bike shops”. */
  readonly label: string;
  /** The head noun in English, which identifies the group: “shops”. */
  readonly head: string;
  /** The words of the page. */
  readonly quote: string;
  readonly passage: Passage;
  readonly weight: number;
  /** Implied by a button, a shelf or the place; no word of the site names the group. */
  readonly isImplied?: true;
};

/** The smallest weight of a group that counts as an audience. */
export const MIN_WEIGHT = 1.4;

/** A group that a button or shelf implies; groups that the pages name come first. */
export const implied = (label: string, head: string, passage: Passage): Audience => {
  return { label, head: head.toLowerCase(), quote: passage.text, passage, weight: MIN_WEIGHT, isImplied: true };
};
