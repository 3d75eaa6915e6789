import { proofFindings } from '../findings/proof.ts';
import { excerpt, quoted } from '../read/wording.ts';
import type { Rule } from './idea.ts';

/** Companies that use what is free can pay for its upkeep. */
export const askUsers: Rule = (context) => {
  const { site, judgment } = context;
  const donate = site.topic('donate').find(({ passage: { place, text } }) => place !== 'quote' && text.length < 60);
  const used = proofFindings(context).findLast(({ kind }) => kind === 'trusted-by')?.basis;
  if (judgment.kind.id !== 'open-source' || donate === undefined || used?.basis !== 'quote') return undefined;
  const link = quoted(donate.passage.text);
  return {
    text: `Those who use it could pay for its upkeep: ${quoted(excerpt(used.quote, 110))}`,
    from: [`the page says ${quoted(excerpt(used.quote, 140))}`, `it asks for support with ${link}`],
  };
};
