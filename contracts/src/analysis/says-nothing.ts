import { isNoAudience } from './statements.ts';
import { isUnknownPart } from './unknown-part.ts';

/**
 * What the built-in analyst says where its rules found nothing, in this release and in earlier ones: people may judge it,
 * but no one is asked.
 */
const NOTHING_FOUND =
  /^(?:Not known: |Our rules (?:(?:recognized|found|are sure of) no(?:thing)?|have no suggestion) |Our checks found no gap|We name no weakness|We could not read whom|The page does not state plainly whom|No opportunity that .+ was found$)/u;

/** Whether a statement only says that nothing was found. */
export const saysNothing = ({ text }: { readonly text: string }): boolean => NOTHING_FOUND.test(text);

/** Sentences of a purpose that say only that the kind of site is not certain. */
const UNSURE_OF_KIND =
  / ?(?:Our rules could not tell its kind for certain|We are not sure what kind of site .{1,300}? is)\./gu;

/** What a text of a report says of its site: nothing where it says only that nothing was found. */
export const toldIn = (text: string): string =>
  isUnknownPart(text) || isNoAudience(text) || saysNothing({ text }) ? '' : text.replaceAll(UNSURE_OF_KIND, '').trim();
