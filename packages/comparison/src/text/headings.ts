import type { Stance } from '@twofold/contracts/feedback/comparison';

const PROS =
  'pros?|likes|strengths?|positives?|(?:the )?good|what i liked?|what works(?: well)?|advantages|plus points|upsides?';
const CONS =
  'cons?|dislikes|weakness(?:es)?|negatives?|(?:the )?bad|what i (?:did ?n.t like|disliked)|what (?:does not|doesn.t) work|what could be better|improvements?|to improve|wish(?:es)?|disadvantages|downsides?|needs work|problems|issues|suggestions';
const heading = (words: string): RegExp =>
  new RegExp(String.raw`^[*_#\s]{0,4}(?:${words})[*_\s]{0,4}(:|-\s|–|$)`, 'iu');
const HEADINGS: readonly (readonly [RegExp, Stance])[] = [
  [heading(PROS), 'praise'],
  [heading(CONS), 'criticism'],
];

/** The stance of a heading at the beginning of a line; `isInline`: text follows it on the same line. */
export const headingIn = (line: string): { readonly stance: Stance; readonly isInline: boolean } | undefined => {
  for (const [pattern, stance] of HEADINGS) {
    const found = pattern.exec(line.slice(0, 60));
    if (found) return { stance, isInline: /[\p{L}\p{N}]/u.test(line.slice(found[0].length)) };
  }
  return undefined;
};
