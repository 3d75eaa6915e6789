import { isNoAudience } from './statements.ts';
import { isUnknownPart } from './unknown-part.ts';

/**
 * The built-in analyst's statements that its rules found nothing, in this release and in earlier ones. People may judge
 * them, but are never asked to.
 */
const NOTHING_FOUND =
  /^(?:Not known: |Our rules (?:(?:recognized|found|are sure of) no(?:thing)?|have no suggestion) |Our checks found no gap|We name no weakness|We could not read whom|The page does not state plainly whom|No opportunity that .+ was found$)/u;

/** Whether a statement only says that nothing was found. */
export const saysNothing = ({ text }: { readonly text: string }): boolean => NOTHING_FOUND.test(text);

/** Sentences of a purpose that only say that the kind of site is uncertain. */
const UNSURE_OF_KIND =
  / ?(?:Our rules could not tell its kind for certain|We are not sure what kind of site .{1,300}? is)\./gu;

/** The part of a report's text that says something about the site; empty if it only says that nothing was found. */
export const informativePart = (text: string): string =>
  isUnknownPart(text) || isNoAudience(text) || saysNothing({ text }) ? '' : text.replaceAll(UNSURE_OF_KIND, '').trim();
