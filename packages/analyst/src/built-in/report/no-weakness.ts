import { type Context, pagesRead } from '../findings/context.ts';
import { proofFindings } from '../findings/proof.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { topOf } from './ideas-from-proof.ts';
import { type Finding, inferred, weakness } from './statement.ts';

/** Below what is named as the first thing to fix. */
const WEIGHT = 0.15;

/** What is said where no check failed: the proof that the first words leave out, or else which checks passed. */
export const noWeakness = (context: Context): Finding => {
  const { site, isSure } = context;
  const name = site.name.inText;
  if (!isSure)
    return weakness(
      'none-found',
      0.1,
      `We name no weakness of ${name}: what kind of site it is was not sure`,
      inferred(
        'Inferred from two things: the checks of page quality passed; what kind of site it is was not sure, so nothing was missed.',
      ),
    );
  const top = topOf(context);
  const lead = site.said.filter(({ isLead, page }) => isLead && page === 0);
  const proof = proofFindings(context).find(
    ({ basis }) => basis.basis === 'quote' && !lead.some(({ text }) => text.includes(basis.quote)),
  );
  if (proof?.basis.basis === 'quote' && top !== undefined)
    return weakness(
      'proof-below',
      WEIGHT,
      `The ${top.place} ${quoted(excerpt(top.text, 80))} leaves out what stands further down: ${quoted(excerpt(proof.basis.quote, 110))}`,
      proof.basis,
    );
  return weakness(
    'none-found',
    0.1,
    `Our checks of price, proof, audience and next step found no gap on ${pagesRead(site)} of ${name}`,
    inferred(
      'Inferred from two things: the checks of page quality passed; what visitors of such a site look for was found.',
    ),
  );
};
