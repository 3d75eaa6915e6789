import { type Context, pagesRead } from '../findings/context.ts';
import { craftFindings } from '../findings/craft.ts';
import { damage } from '../findings/damage.ts';
import { deadLinks } from '../findings/dead-links.ts';
import { firstLook } from '../findings/first-look.ts';
import { firstWords } from '../findings/first-words.ts';
import { leftToLinks, unpricedShop } from '../findings/left-to-links.ts';
import { reachFindings } from '../findings/reach.ts';
import { worksWithoutResult } from '../findings/substance.ts';
import { unevenFindings } from '../findings/uneven.ts';
import { announced } from '../findings/unsettled.ts';
import { untranslated } from '../findings/untranslated.ts';
import { upkeepFindings } from '../findings/upkeep.ts';
import { firstPageFindings } from '../findings/first-page.ts';
import { measuredFindings } from '../findings/measured.ts';
import { unsupportedClaims } from '../findings/unsupported.ts';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { isCosmetic } from './suggestions.ts';
import { needFindings, needName, needsMet } from '../findings/needs.ts';
import { itemOf } from './item-page.ts';
import { type Finding, groundOf, inferred, weakness } from './statement.ts';
import { selfDescription } from './self-description.ts';
import { ranked } from './strengths.ts';

/** What visitors look for and do not find. Missing proof is reported for a claim where there is one. */
const needsAndProof = (context: Context): readonly Finding[] => {
  const unsupported = unsupportedClaims(context);
  const told = new Set(unsupported.map(({ kind }) => kind));
  return [...unsupported, ...needFindings(context).filter(({ kind }) => !told.has(kind))];
};

const LONG = 60;
/** A page without one sentence on what it offers. */
const unclear = (context: Context): readonly Finding[] => {
  const { site, isSure } = context;
  if (selfDescription(context) !== undefined || site.snapshot.description !== '') return [];
  // A sure kind was read from words, a page about one of many says what that is, and a longer text may say it, too.
  const isTold = site.said.some(({ page, place, text }) => page === 0 && place === 'text' && text.length >= LONG);
  if (isSure || isTold || itemOf(context) !== undefined) return [];
  const first = site.said.find(({ isQuotable, place }) => isQuotable && place !== 'title');
  const begin = first === undefined ? '' : `; its text begins with ${quoted(excerpt(first.text, 60))}`;
  const text = `No sentence on ${pagesRead(site)} says what ${site.name.inText} offers${begin}`;
  const basis = inferred('Title, description, main heading and text were searched for a sentence about the site.');
  const fix = `Write one sentence at the top that says what ${site.name.inText} offers, and for whom`;
  return [weakness('unclear', 0.94, text, basis, fix)];
};

/** What is said where no check failed: what was looked for and is there. */
const noWeakness = (context: Context): Finding => {
  const { site, isSure } = context;
  const soon = announced(context);
  if (soon !== undefined) {
    const words = quoted(soon.text.trim());
    const fix = `Say when what ${words} announces will be there, or take it off`;
    return weakness('announced', 0.3, `${words} still stands where something is to come`, groundOf(soon), fix);
  }
  const found = isSure ? needsMet(context).found.map(needName) : [];
  const there = found.length < 2 ? '' : `: ${listed(found)} are there`;
  const text = `Our checks found no gap that is certain on ${pagesRead(site)}${there}`;
  const second = isSure
    ? `what visitors look for was searched on ${pagesRead(site)}`
    : 'what kind of site it is was not sure';
  const reason = `Inferred from two things: the checks of page quality passed; ${second}.`;
  return weakness('none-found', 0.1, text, inferred(reason));
};

/** No layout for phones: what most old pages have in common is only said where little else is. */
const OF_OLD_PAGES = 'measured-viewport';
const FEW = 2;

/** What founders lose by: what is missing first, then defects, and at most one cosmetic one. */
export const weaknessesOf = (context: Context): readonly Finding[] => {
  const all = [
    ...unclear(context),
    ...craftFindings(context),
    ...upkeepFindings(context),
    ...firstPageFindings(context),
    ...[firstWords(context), untranslated(context)].filter((found) => found !== undefined),
    ...firstLook(context),
    ...damage(context),
    ...deadLinks(context),
    ...unevenFindings(context),
    ...reachFindings(context),
    ...measuredFindings(context),
    ...needsAndProof(context),
    ...leftToLinks(context),
    ...unpricedShop(context),
    ...worksWithoutResult(context),
  ];
  const defects = all.filter((each) => !isCosmetic(each));
  const cosmetics = all.filter((each) => isCosmetic(each) && !(each.kind === OF_OLD_PAGES && defects.length >= FEW));
  const [cosmetic] = cosmetics.toSorted((a, b) => b.weight - a.weight);
  const found = ranked(cosmetic === undefined ? defects : [...defects, cosmetic]);
  return found.length > 0 ? found : [noWeakness(context)];
};
