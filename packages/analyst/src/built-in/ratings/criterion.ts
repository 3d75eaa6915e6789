/** One line of a rubric as it came out for a page. */
export type Score = {
  readonly name: string;
  readonly weight: number;
  /** How far the criterion is met, 0 to 1. */
  readonly met: number;
  /** What speaks for the site, as a clause; used when the criterion is met. */
  readonly plus: string;
  /** What is missing, as a clause; used when it is not. */
  readonly minus: string;
  /** Not asked of this kind of site: counted as nearly met, and left out of the rationale. */
  readonly isWaived?: boolean;
  /** The words of the page that decided, if any. */
  readonly shownBy?: string;
};
