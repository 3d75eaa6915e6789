import type { Context } from '../findings/context.ts';
import { ratingIn } from '../findings/figures.ts';
import { mainCall } from '../findings/main-call.ts';
import { proofFindings, testimonialsIn } from '../findings/proof.ts';
import { topOf } from '../findings/top.ts';
import { quoted, excerpt } from '../read/wording.ts';
import type { Statement } from './statement.ts';
import { type Idea, idea } from './idea.ts';

/** Versions and downloads change with the next release. */
const PASSING = /\bdownload|\bversion\s?\d|\bv\d|\d\.\d+\.\d/iu;
const rating: Idea = (context) => {
  const found = ratingIn(context);
  const call = mainCall(context);
  if (found === undefined || call === undefined || PASSING.test(`${found.sentence} ${call}`)) return undefined;
  if (found.passage.isLead && found.passage.place !== 'description') return undefined;
  return idea(
    'rating-up',
    0.34,
    `Show the rating ${quoted(found.words)} beside the button ${quoted(call)}`,
    `the rating stands in ${quoted(excerpt(found.sentence, 140))}`,
    `the page leads on with ${quoted(call)}`,
  );
};

const quotes: Idea = (context) => {
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

/** What vouches for the site by name, and what it is called in a sentence. */
const VOUCHED: Readonly<Record<string, string>> = {
  award: 'award',
  certified: 'qualification',
  'trusted-by': 'word on its customers',
  press: 'press',
};

/** A name that vouches and stands where nobody decides. */
const vouched: Idea = (context) => {
  const top = topOf(context);
  const isUp = (quote: string): boolean =>
    context.site.said.some(({ isLead, text, page }) => page === 0 && isLead && text.includes(quote));
  const found = proofFindings(context).find(
    ({ kind, basis }) => kind in VOUCHED && basis.basis === 'quote' && !isUp(basis.quote) && !PASSING.test(basis.quote),
  );
  if (found?.basis.basis !== 'quote' || top === undefined) return undefined;
  return idea(
    'vouched-up',
    0.34,
    `Bring the ${VOUCHED[found.kind] ?? 'proof'} up to the ${top.place}: ${quoted(excerpt(found.basis.quote, 110))}`,
    'it stands further down on the page',
    `the ${top.place} reads ${quoted(excerpt(top.text, 80))}`,
  );
};

/** The strongest proof, where it stands where nobody decides: one move, since more of them are cosmetic. */
export const proofToMove = (context: Context): Statement | undefined =>
  [rating, quotes, vouched].map((each) => each(context)).find((each) => each !== undefined);
