import { KNOWN_LANGUAGES } from '../read/language.ts';
import type { Context } from './context.ts';
import { isLoading } from './loading.ts';

/** On a page that says next to nothing, everything is absent and nothing is worth naming. */
const LEAST_WORDS = 40;

/** Whether there is enough text to judge how a page is kept. */
export const hasText = ({ site }: Context): boolean =>
  site.said.length >= 12 && site.pages.reduce((sum, { wordCount }) => sum + wordCount, 0) >= LEAST_WORDS;

/** Of longer lists of links and texts the end was not read, and with it the footer. */
const MOST_LINKS = 480;
const MOST_FRAME = 400;
/** Absence is only claimed of pages in a language that the analyst searches, with enough text to have searched, read to the end, and with nothing still to load. */
export const canClaimAbsence = (context: Context): boolean =>
  KNOWN_LANGUAGES.has(context.site.language.tag) &&
  // In Japanese, the same is said in too many ways.
  context.site.language.tag !== 'ja' &&
  context.site.snapshot.links.length < MOST_LINKS &&
  context.site.snapshot.frame.length < MOST_FRAME &&
  !isLoading(context) &&
  hasText(context);
