import { excerpt, quoted } from '../read/wording.ts';
import type { Judged } from './criterion.ts';

const PROOF = new Set('users rating testimonial award trusted-by press'.split(' '));

/** “Scale in figures: ”: what the point is called, before what it says. */
const LABEL = /^[\p{L} ]{3,40}: /u;

/** The strongest thing that vouches for the site, in a few words. */
export const proofOf = ({ strengths }: Judged): string | undefined => {
  const found = strengths.find(({ kind }) => PROOF.has(kind));
  return found && quoted(excerpt(found.text.replace(LABEL, '').replaceAll(/[“”]/gu, ''), 80));
};
