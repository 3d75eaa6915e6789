import { type Context, pagesRead } from '../findings/context.ts';
import { needName, needsMet } from '../findings/needs.ts';
import { listed } from '../read/wording.ts';
import { type Finding, inferred, weakness } from './statement.ts';

/** What is said where no check failed: what was looked for and found, or that the kind of site is not sure. */
export const noWeakness = (context: Context): Finding => {
  const { site, isSure } = context;
  const found = isSure ? needsMet(context).found.map(needName) : [];
  const why = isSure ? 'our checks found no gap' : 'what kind of site it is was not sure';
  const there = found.length < 2 ? '' : `, and ${listed(found)} are there`;
  const text = `We name no weakness of ${site.name.inText}: ${why}${there}`;
  const reason = `Inferred from two things: the checks of page quality passed; ${isSure ? `what visitors look for was searched on ${pagesRead(site)}` : why}.`;
  return weakness('none-found', 0.1, text, inferred(reason));
};
