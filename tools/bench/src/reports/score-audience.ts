import type { Expectation } from './expectation.ts';

export type AudienceVerdict = 'right' | 'missing' | 'wrong';

/** What a report writes where it found no audience. */
const NAMES_NO_AUDIENCE =
  /\b(?:names? (?:no|nobody)|(?:no|not an?) audience|not (?:stated|named|clear|known|sure|said|given)|unclear|unknown|(?:does not|do not|doesn['’]t|don['’]t) (?:say|name|tell|address))\b/iu;

/** Missing: the report says that the pages name no audience, or says nothing. That is right where none is expected. */
export const audienceVerdict = (
  expected: Expectation['audience'],
  said: string | null,
  names: readonly string[],
): AudienceVerdict => {
  const isMissing = said === null || said.trim() === '' || NAMES_NO_AUDIENCE.test(said);
  if (expected === 'none') return isMissing ? 'right' : 'wrong';
  if (isMissing) return 'missing';
  // A name such as “Parents' Shop” says nothing about whom the report means.
  const words = names.reduce((left, name) => left.replaceAll(name, ' '), said);
  return expected.some((pattern) => new RegExp(pattern, 'iu').test(words)) ? 'right' : 'wrong';
};
