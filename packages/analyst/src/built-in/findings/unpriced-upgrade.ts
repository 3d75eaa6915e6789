import { quoted } from '../read/wording.ts';
import { type Finding, inferred, weakness } from '../report/statement.ts';
import { canClaimAbsence } from './absence.ts';
import { mayShowPrices } from './amounts.ts';
import { type Context, pagesRead } from './context.ts';
import { nameOfCall } from './lead-call.ts';
import { needsMet } from './needs.ts';
import { isUpgrade } from './upgrade.ts';

/** What costs more than what is free has a name on the page, and no price. */
export const unpricedUpgrade = (context: Context): Finding | undefined => {
  const { callsToAction, links } = context.site.snapshot;
  const upgrade = [...callsToAction, ...links].map(({ text }) => nameOfCall(text)).find(isUpgrade);
  if (upgrade === undefined || !canClaimAbsence(context) || mayShowPrices(context)) return undefined;
  if (needsMet(context).open.some(({ topic }) => topic === 'pricing')) return undefined;
  const words = quoted(upgrade);
  const text = `No price of what ${words} leads to on ${pagesRead(context.site)}`;
  const basis = inferred(
    `A link or button reads ${words}; no text of ${pagesRead(context.site)} has an amount of money.`,
  );
  return weakness('unpriced-upgrade', 0.7, text, basis, `Say beside ${words} what it adds and what it costs`);
};
