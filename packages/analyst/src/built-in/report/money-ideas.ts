import { countsIn } from '../findings/figures.ts';
import { proofFindings } from '../findings/proof.ts';
import { kindsOf } from '../kind/kind.ts';
import { excerpt, quoted } from '../read/wording.ts';
import type { Rule } from './ideas.ts';

/** Businesses that a site lists and that would pay to be seen. */
const LISTED =
  /\b(?:suppliers?|sellers?|vendors?|venues?|employers?|brands?|organizers?|hosts?|retailers?|restaurants?|hotels?|agencies|companies|anbieter|händler|fournisseurs|proveedores|fornitori|fornecedores)\b/iu;
const LISTING = kindsOf('directory marketplace ticketing recruitment forum news media');

export const paidProfiles: Rule = (context) => {
  const count = countsIn(context).find(({ words }) => LISTED.test(words));
  if (count === undefined || !LISTING.has(context.judgment.kind.id)) return undefined;
  return {
    claim: `The ${count.words} that it lists could pay to stand out: the page names no price for that`,
    step: `Offer the ${count.words} paid profiles, marked as such`,
    from: [`the page says ${quoted(excerpt(count.sentence, 140))}`, 'it names no price for being listed'],
  };
};

/** Companies that use what is free can pay for its upkeep. */
export const askUsers: Rule = (context) => {
  const { site, judgment } = context;
  const donate = site.topic('donate').find(({ passage: { place, text } }) => place !== 'quote' && text.length < 60);
  const used = proofFindings(context).findLast(({ kind }) => kind === 'trusted-by')?.basis;
  if (judgment.kind.id !== 'open-source' || donate === undefined || used?.basis !== 'quote') return undefined;
  const link = quoted(donate.passage.text);
  return {
    claim: `Those who use it could pay for its upkeep: ${quoted(excerpt(used.quote, 110))}`,
    step: `Ask the companies that use it to sponsor it, beside ${link}`,
    from: [`the page says ${quoted(excerpt(used.quote, 140))}`, `it asks for support with ${link}`],
  };
};
