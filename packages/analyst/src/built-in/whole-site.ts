import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { factsOf, type Facts } from './facts.ts';
import { readPage } from './page.ts';

/**
 * The facts of a site. What it is, for whom, and what it is called is taken from its first page, where a visitor learns it;
 * what it costs, what others say of it and how to reach it may stand on any page. Nothing is called absent that a page says.
 */
export const factsOfSite = (snapshot: SiteSnapshot): Facts => {
  const first = factsOf(readPage(snapshot));
  if (snapshot.subpages.length === 0) return first;
  const { page, prices, offers, proof, access, integrations } = factsOf(readPage(asOnePage(snapshot)));
  return { ...first, page, prices, offers, proof, access, integrations };
};

/** The first page with all others below it. */
const asOnePage = (site: SiteSnapshot): SiteSnapshot => {
  const pages = [site, ...site.subpages];
  return {
    ...site,
    headings: pages.flatMap(({ headings }) => headings),
    blocks: pages.flatMap(({ blocks }) => blocks),
    text: pages.map(({ text }) => text).join('\n'),
    links: pages.flatMap(({ links }) => links),
    callsToAction: pages.flatMap(({ callsToAction }) => callsToAction),
    forms: pages.flatMap(({ forms }) => forms),
    prices: pages.flatMap(({ prices }) => prices),
    structuredData: pages.flatMap(({ structuredData }) => structuredData),
    wordCount: pages.reduce((sum, { wordCount }) => sum + wordCount, 0),
  };
};
