import { type Context, pagesRead } from '../findings/context.ts';
import { craftFindings } from '../findings/craft.ts';
import { leftToLinks } from '../findings/left-to-links.ts';
import { worksWithoutResult } from '../findings/substance.ts';
import { upkeepFindings } from '../findings/upkeep.ts';
import { firstPageFindings } from '../findings/first-page.ts';
import { measuredFindings } from '../findings/measured.ts';
import { unsupportedClaims } from '../findings/unsupported.ts';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { isCosmetic } from './suggestions.ts';
import { needFindings, needName, needsMet } from '../findings/needs.ts';
import { type Finding, inferred, weakness } from './statement.ts';
import { selfDescription } from './self-description.ts';
import { ranked } from './strengths.ts';

/** What visitors look for and do not find. That nobody vouches for it is said of a claim where there is one. */
const needsAndProof = (context: Context): readonly Finding[] => {
  const unsupported = unsupportedClaims(context);
  const told = new Set(unsupported.map(({ kind }) => kind));
  return [...unsupported, ...needFindings(context).filter(({ kind }) => !told.has(kind))];
};

/** A page without one sentence on what it offers. */
const unclear = (context: Context): readonly Finding[] => {
  const { site, isSure } = context;
  if (isSure || selfDescription(context) !== undefined || site.snapshot.description !== '') return [];
  // A longer text may say it in words that our rules do not know.
  if (site.said.some(({ page, place, text }) => page === 0 && place === 'text' && text.length >= 60)) return [];
  const first = site.said.find(({ isQuotable, place }) => isQuotable && place !== 'title');
  const begin = first === undefined ? '' : `; its text begins with ${quoted(excerpt(first.text, 60))}`;
  const text = `No sentence on ${pagesRead(site)} says what ${site.name.inText} offers${begin}`;
  const basis = inferred('Title, description, main heading and text were searched for a sentence about the site.');
  const fix = `Write one sentence at the top that says what ${site.name.inText} offers, and for whom`;
  return [weakness('unclear', 0.94, text, basis, fix)];
};

/** What is said where no check failed: what was looked for and found, or that the kind of site is not sure. */
const noWeakness = (context: Context): Finding => {
  const { site, isSure } = context;
  const found = isSure ? needsMet(context).found.map(needName) : [];
  const why = isSure ? 'our checks found no gap that is certain' : 'what kind of site it is was not sure';
  const there = found.length < 2 ? '' : `, and ${listed(found)} are there`;
  const text = `We name no weakness of ${site.name.inText}: ${why}${there}`;
  const reason = `Inferred from two things: the checks of page quality passed; ${isSure ? `what visitors look for was searched on ${pagesRead(site)}` : why}.`;
  return weakness('none-found', 0.1, text, inferred(reason));
};

/** What founders lose by: what is missing first, then defects, and at most one cosmetic one. */
export const weaknessesOf = (context: Context): readonly Finding[] => {
  const all = [
    ...unclear(context),
    ...craftFindings(context),
    ...upkeepFindings(context),
    ...firstPageFindings(context),
    ...measuredFindings(context),
    ...needsAndProof(context),
    ...leftToLinks(context),
    ...worksWithoutResult(context),
  ];
  const [cosmetic] = all.filter(isCosmetic).toSorted((a, b) => b.weight - a.weight);
  const found = ranked(all.filter((each) => each === cosmetic || !isCosmetic(each)));
  return found.length > 0 ? found : [noWeakness(context)];
};
