import type { Clause } from './clauses.ts';
import { NEGATIONS } from '../lexicon/small-words.ts';
import type { Word } from '../text/words.ts';

const REACH = 4;
/** “I do not think the menu is confusing”: these hand a negation on to what they say. */
const HANDING_ON = new Set('think thought feel felt believe find found say call consider seem seemed look'.split(' '));
const REACH_HANDED_ON = 8;
/** “Nothing about the prices is hidden”. */
const SUBJECTS_OF_NOTHING = new Set(['nothing', 'none', 'nobody']);

/**
 * Whether an odd number of negations turns round what is said from word `at` on. `isTaken`: words of phrases that have their
 * own meaning, “not only”.
 */
export const isNegated = (
  words: readonly Word[],
  clause: Clause,
  at: number,
  isTaken: (index: number) => boolean,
): boolean => {
  let isTurned = false;
  for (let index = at - 1; index >= Math.max(clause.from, at - REACH_HANDED_ON); index -= 1) {
    const isAnythingBut = words[index]?.text === 'but' && words[index - 1]?.text === 'anything';
    if (isAnythingBut && at - index <= REACH) isTurned = !isTurned;
    if (!NEGATIONS.has(words[index]?.text ?? '') || isTaken(index)) continue;
    const near = at - index <= (SUBJECTS_OF_NOTHING.has(words[index]?.text ?? '') ? REACH_HANDED_ON : REACH);
    if (near || HANDING_ON.has(words[index + 1]?.text ?? '')) isTurned = !isTurned;
  }
  return isTurned;
};
