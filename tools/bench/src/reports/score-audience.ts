import type { Expectation } from './expectation.ts';

export type AudienceVerdict = 'right' | 'missing' | 'wrong';

/** What a report writes where it found nobody. */
const SAYS_NOBODY =
  /\b(?:names? (?:no|nobody)|(?:no|not an?) audience|not (?:stated|named|clear|known|sure|said|given)|unclear|unknown|(?:does not|doesn’t|do not) (?:say|name|tell|address))\b/iu;

/** Missing: the report says that the pages name nobody, or says nothing. That is right where nobody is expected. */
export const audienceVerdict = (expected: Expectation['audience'], said: string | null): AudienceVerdict => {
  const isMissing = said === null || said.trim() === '' || SAYS_NOBODY.test(said);
  if (expected === 'none') return isMissing ? 'right' : 'wrong';
  if (isMissing) return 'missing';
  return expected.some((pattern) => new RegExp(pattern, 'iu').test(said)) ? 'right' : 'wrong';
};
