import { visibleText } from '../visible-text.ts';

/** Specification, section 5. */
export const CONTENT_LENGTH_MIN = 50;
const CONTENT_LENGTH_MAX = 20_000;

/**
 * The text of a review: the field `mainReview` if the content is a JSON object with such a text, else `undefined`
 * (D-12). Anything that parses to another value counts as plain text (D-14).
 */
export const mainReviewIn = (content: string): string | undefined => {
  try {
    const parsed: unknown = JSON.parse(content);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
    const { mainReview } = parsed as { readonly mainReview?: unknown };
    return typeof mainReview === 'string' ? mainReview : undefined;
  } catch {
    return undefined;
  }
};

/** The number of characters of a review: visible ones only, with a run of blanks as one. */
export const lengthOf = (content: string): number => visibleText(mainReviewIn(content) ?? content).length;

/** The form and the server apply the same rule. */
export const isLongEnough = (content: string): boolean => lengthOf(content) >= CONTENT_LENGTH_MIN;

/** A text with fewer different letters says nothing about an app (D-126). */
export const LETTERS_MIN = 10;

/**
 * The number of distinct letters in a review, in any script, ignoring case; marks and invisible characters do not
 * count.
 */
export const differentLettersIn = (content: string): number => {
  const folded = visibleText((mainReviewIn(content) ?? content).normalize('NFKD')).toLowerCase();
  return new Set(folded.match(/\p{L}/gu)).size;
};

export const hasEnoughLetters = (content: string): boolean => differentLettersIn(content) >= LETTERS_MIN;

export const isShortEnough = (content: string): boolean => content.length <= CONTENT_LENGTH_MAX;

/** Shown instead of a text whose author was erased (D-39). */
export const REMOVED_TEXT = "removed at the author's request";
/** The name of a reviewer whose account was deleted. */
export const FORMER_REVIEWER = 'A former reviewer';

/** The name of a reviewer who has not given one. */
export const UNNAMED_REVIEWER = 'Reviewer';

/** The maximum number of statements that a review judges. */
export const MAX_STATEMENTS = 3;
/** The maximum length of the one-line comment on a statement, in characters. */
export const MAX_COMMENT = 300;
