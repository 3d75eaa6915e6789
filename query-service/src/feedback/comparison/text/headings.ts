import type { Sentence } from './sentences.ts';
import type { Stance } from '../lexicon/topic.ts';

const PROS =
  'pros?|likes|strengths?|positives?|the good|good|what i liked|what i like|what works|what works well|advantages|plus points|upsides?';
const CONS =
  "cons?|dislikes|weakness(?:es)?|negatives?|the bad|bad|what i did ?n[o']t like|what i disliked|what does(?: no|n['’])t work|what could be better|improvements?|to improve|disadvantages|downsides?|needs work|problems|issues|suggestions";
const heading = (words: string): RegExp => new RegExp(String.raw`^[*_#\s]*(?:${words})[*_\s]*(?::|-\s|–|$)`, 'iu');
const HEADINGS: readonly (readonly [RegExp, Stance])[] = [
  [heading(PROS), 'praise'],
  [heading(CONS), 'criticism'],
];
const IS_ALONE = /^[^:–]{1,40}[:–]?\s*$/u;

/**
 * Under which heading each sentence stands: “Pros”, “Cons” and the like hold for their own line, and for the items or
 * lines below them.
 */
export const leansOf = (sentences: readonly Sentence[]): (Stance | undefined)[] => {
  let current: { readonly stance: Stance; paragraph: number } | undefined;
  return sentences.map(({ text, isItem, paragraph }) => {
    const found = HEADINGS.find(([pattern]) => pattern.test(text));
    if (found) {
      current = IS_ALONE.test(text) ? { stance: found[1], paragraph } : undefined;
      return found[1];
    }
    if (!current) return undefined;
    const isBelow = paragraph === current.paragraph || (isItem && paragraph === current.paragraph + 1);
    if (isBelow) current.paragraph = paragraph;
    else current = undefined;
    return current?.stance;
  });
};
