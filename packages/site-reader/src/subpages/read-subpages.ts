import { fetchPage, type DoorOptions } from '../fetch-page.ts';
import type { SiteFile } from '../facts/check.ts';
import { readPage } from '../read-page.ts';
import type { PageSnapshot } from '../site-snapshot.ts';
import { chooseSubpages, MAX_SUBPAGES, type Subpage } from './choose-subpages.ts';
import { nothingAllowed, parseRobots, type Robots } from './robots.ts';
import { addressesIn } from './sitemap.ts';
import type { Tried } from './site-of-pages.ts';

/** The name that robots.txt knows the reader by; its user agent begins with it. */
const AGENT = 'Twofold';
const AT_ONCE = 3;
/** A file that is only looked into is not waited for as long as a page. */
const SMALL_FILE_MS = 4_000;
const SMALL_FILE_BYTES = 500_000;

/** What came of the pages, and of the two files that say which pages there are; undefined: not asked for, or no answer. */
export interface SubpagesRead {
  readonly tried: readonly Tried[];
  readonly files: { readonly robotsTxt: SiteFile | undefined; readonly sitemap: SiteFile | undefined };
}

/**
 * Reads up to five more pages of a site, three at once, as far as its robots.txt lets it. A page that fails or is not read in
 * time costs nothing but itself.
 */
export const readSubpages = async (first: PageSnapshot, options: DoorOptions): Promise<SubpagesRead> => {
  const deadline = AbortSignal.timeout(options.budgets.subpagesMs);
  const linked = chooseSubpages(first.finalUrl, first.links);
  const [robotsTxt, sitemap] = await Promise.all([
    smallFile(first.finalUrl, '/robots.txt', options, deadline),
    linked.length < MAX_SUBPAGES ? smallFile(first.finalUrl, '/sitemap.xml', options, deadline) : undefined,
  ]);
  const robots = robotsIn(robotsTxt);
  const listed = sitemap?.status === 200 ? addressesIn(sitemap.text) : [];
  const chosen = listed.length > 0 ? chooseSubpages(first.finalUrl, [...first.links, ...listed]) : linked;

  const tryOne = async (subpage: Subpage): Promise<Tried> => {
    const { pathname, search, host } = new URL(subpage.url);
    if (!robots(pathname + search)) return { ...subpage, reason: 'robots' };
    const read = await readPage(subpage.url, options, { deadline, isSubpage: true });
    const isThere = read.ok && new URL(read.page.snapshot.finalUrl).host === host;
    return isThere ? { ...subpage, page: read.page } : { ...subpage, reason: 'failed' };
  };
  return { tried: await inTurn(chosen, tryOne), files: { robotsTxt, sitemap } };
};

/** Works on a list, three at once; the results are in its order. */
const inTurn = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
};

/** A site without a robots.txt allows everything; one that cannot say allows nothing (RFC 9309). */
const robotsIn = (file: SiteFile | undefined): Robots => {
  if (!file || file.status >= 500) return nothingAllowed;
  return parseRobots(file.status < 300 ? file.text : '', AGENT);
};

const smallFile = async (
  firstUrl: string,
  path: string,
  options: DoorOptions,
  deadline: AbortSignal,
): Promise<SiteFile | undefined> => {
  const { budgets } = options;
  const within = { ...budgets, packedBytes: SMALL_FILE_BYTES, unpackedBytes: SMALL_FILE_BYTES };
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(SMALL_FILE_MS)]);
  try {
    const { status, body } = await fetchPage(new URL(path, firstUrl).href, { ...options, budgets: within }, signal);
    return { status, text: body.toString('utf8') };
  } catch {
    return undefined;
  }
};
