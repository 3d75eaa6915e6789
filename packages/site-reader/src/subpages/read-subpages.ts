import type { FetchGuardOptions } from '../fetch-page.ts';
import type { SiteFile } from '../facts/check.ts';
import type { PageKind } from '../classify/page-kind.ts';
import { readPage } from '../read-page.ts';
import type { PageSnapshot } from '../site-snapshot.ts';
import { isEmptyShell } from '../thin-page.ts';
import { chooseSubpages, MAX_SUBPAGES, type Subpage } from './choose-subpages.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { SubpageResult } from './combine-pages.ts';
import { robotsIn, fetchSmallFile } from './small-files.ts';

/** Kinds of subpages that are kept: others, such as error pages and logins, have no information. */
const INFORMATIVE_KINDS: ReadonlySet<PageKind> = new Set(['page', 'article']);

/** The results of the subpages, and the two files that list pages; undefined: not requested, or no response. */
export interface SubpagesRead {
  readonly tried: readonly SubpageResult[];
  readonly files: { readonly robotsTxt: SiteFile | undefined; readonly sitemap: SiteFile | undefined };
}

/**
 * Reads up to five more pages of a site that robots.txt allows, three at a time. A page that fails or is late does not
 * affect the others.
 */
export const readSubpages = async (
  first: PageSnapshot,
  options: FetchGuardOptions,
  deadline: AbortSignal,
): Promise<SubpagesRead> => {
  const linked = chooseSubpages(first.finalUrl, first.links);
  const [robotsTxt, sitemap] = await Promise.all([
    fetchSmallFile(first.finalUrl, '/robots.txt', options, deadline),
    linked.length < MAX_SUBPAGES ? fetchSmallFile(first.finalUrl, '/sitemap.xml', options, deadline) : undefined,
  ]);
  const robots = robotsIn(robotsTxt);
  const listed = sitemap?.status === 200 ? addressesIn(sitemap.text) : [];
  const chosen = listed.length > 0 ? chooseSubpages(first.finalUrl, [...first.links, ...listed]) : linked;

  const readOne = async (subpage: Subpage): Promise<SubpageResult> => {
    const { pathname, search, host } = new URL(subpage.url);
    if (!robots(pathname + search)) return { ...subpage, reason: 'robots' };
    const read = await readPage(subpage.url, options, { deadline, isSubpage: true });
    const isUsable =
      read.ok &&
      !isEmptyShell(read.page) &&
      INFORMATIVE_KINDS.has(read.page.classified.kind) &&
      new URL(read.page.snapshot.finalUrl).host === host;
    return isUsable ? { ...subpage, page: read.page } : { ...subpage, reason: 'failed' };
  };
  return { tried: await mapConcurrently(chosen, readOne), files: { robotsTxt, sitemap } };
};

const MAX_ADDRESSES = 500;
const LOCATION = /<loc>\s{0,20}(?:<!\[CDATA\[)?([^<\]]{1,2048})/gi;

/** The addresses in a sitemap, as links without text. */
const addressesIn = (xml: string): readonly { readonly text: string; readonly href: string }[] => {
  const found = [];
  for (const [, href = ''] of xml.matchAll(LOCATION)) {
    found.push({ text: '', href: href.trim().replaceAll('&amp;', '&') });
    if (found.length === MAX_ADDRESSES) break;
  }
  return found;
};
