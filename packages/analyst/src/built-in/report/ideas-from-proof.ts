import { testimonialsIn } from '../findings/proof.ts';
import { topOf } from '../findings/top.ts';
import { quoted, excerpt } from '../read/wording.ts';
import { type Idea, idea } from './idea.ts';

/** Versions and downloads change with the next release. */
const PASSING = /\bdownload|\bversion\s?\d|\bv\d|\d\.\d+\.\d/iu;
/** The strongest proof, where it stands where nobody decides: one move, since more of them are cosmetic. */
export const proofToMove: Idea = (context) => {
  const [first] = testimonialsIn(context).filter(({ passage }) => !passage.isLead && passage.page === 0);
  const top = topOf(context);
  if (first === undefined || top === undefined || PASSING.test(first.words)) return undefined;
  const under = top.place === 'title' ? 'at the top of the page' : 'directly below the first heading';
  return idea(
    'quote-up',
    0.34,
    `Put the quote ${quoted(excerpt(first.words, 80))} ${under}`,
    `it stands further down${first.passage.section === '' ? '' : `, under ${quoted(excerpt(first.passage.section, 80))}`}`,
    `the ${top.place} reads ${quoted(excerpt(top.text, 80))}`,
  );
};
