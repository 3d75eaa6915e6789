import { excerpt, quoted, uncapitalised } from '../read/wording.ts';
import type { Context } from '../findings/context.ts';
import type { Judged } from './criterion.ts';

/** “Scale in figures: ”: what the point is called, before what it says. */
const LABEL = /^[\p{L} ]{3,40}: /u;

/** Fewer letters say little without what they are called. */
const SHORTEST = 20;

/** The strongest of these strengths, in a few words. */
export const strongest = ({ strengths }: Judged, kinds: readonly string[]): string | undefined => {
  const found = strengths.find(({ kind }) => kinds.includes(kind));
  if (found === undefined) return undefined;
  const words = found.text.replace(LABEL, '');
  return quoted(excerpt((words.length < SHORTEST ? found.text : words).replaceAll(/[“”]/gu, ''), 70));
};

/** The first group that the pages name, as it reads inside a sentence. */
export const named = ({ audiences }: Context): string | undefined => audiences[0] && uncapitalised(audiences[0].label);
