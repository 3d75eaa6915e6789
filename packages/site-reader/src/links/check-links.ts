import { setMaxListeners } from 'node:events';
import { z } from 'zod';
import { registrableDomain } from '../registrable-domain.ts';
import { shownText } from '../facts/shown-text.ts';
import { statusOf, type FetchGuardOptions } from '../fetch-page.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { robotsIn, fetchSmallFile } from '../subpages/small-files.ts';

export const MAX_CHECKED_LINKS = 30;
const MAX_SHOWN_PATH = 120;

export const linksRequest = z.object({
  /** The requested address of the site. */
  page: z.string(),
  links: z.array(z.string().max(2_048)).max(200),
  ports: z.array(z.int()),
  allow: z.array(z.string()),
  totalMs: z.int().positive(),
});
export type LinksRequest = z.infer<typeof linksRequest>;

/** `dead`: status 404 or 410; `unclear`: no response, or another error; `forbidden`: by robots.txt. */
export const checkedLinks = z.object({
  checked: z.int().min(0).max(MAX_CHECKED_LINKS),
  unclear: z.int().min(0).max(MAX_CHECKED_LINKS),
  forbidden: z.int().min(0).max(MAX_CHECKED_LINKS),
  dead: z.array(z.object({ path: z.string().max(MAX_SHOWN_PATH), status: z.int() })).max(MAX_CHECKED_LINKS),
});
export type CheckedLinks = z.infer<typeof checkedLinks>;

const NOT_FOUND = new Set([404, 410]);

/**
 * The links of a page to other pages of its origin, at most 30. The list comes from a process that has opened the page,
 * so links to sites other than the requested one are dropped.
 */
export const linksOfSite = (page: string, links: readonly string[]): URL[] => {
  const own = registrableDomain(new URL(page).hostname);
  const urls = links.map((link) => URL.parse(link)).filter((url) => url !== null);
  const ofSite = urls.filter(
    ({ protocol, hostname }) => /^https?:$/.test(protocol) && registrableDomain(hostname) === own,
  );
  const [first] = ofSite;
  const byAddress = new Map(
    ofSite.filter(({ origin }) => origin === first?.origin).map((url) => [withoutHash(url), url]),
  );
  return [...byAddress.values()].slice(0, MAX_CHECKED_LINKS);
};

const withoutHash = ({ origin, pathname, search }: URL): string => origin + pathname + search;

type Outcome = { readonly path: string; readonly status: number } | 'fine' | 'unclear' | 'forbidden';

/** Requests the links that robots.txt allows, three at a time. Links after the deadline are unclear. Never throws. */
export const checkLinks = async (
  urls: readonly URL[],
  options: FetchGuardOptions,
  deadline: AbortSignal,
): Promise<CheckedLinks> => {
  const [first] = urls;
  if (!first) return { checked: 0, unclear: 0, forbidden: 0, dead: [] };
  setMaxListeners(0, deadline); // Each pending request adds listeners.
  const robots = robotsIn(await fetchSmallFile(first.href, '/robots.txt', options, deadline));

  const check = async (url: URL): Promise<Outcome> => {
    if (!robots(url.pathname + url.search)) return 'forbidden';
    try {
      const address = withoutHash(url);
      let status = await statusOf(address, 'HEAD', options, deadline);
      // Some servers do not support HEAD, or answer it differently.
      if (status >= 400) status = await statusOf(address, 'GET', options, deadline);
      if (NOT_FOUND.has(status)) return { path: shownText(url.pathname, MAX_SHOWN_PATH), status };
      return status < 400 ? 'fine' : 'unclear';
    } catch {
      return 'unclear';
    }
  };
  const outcomes = await mapConcurrently(urls, check);
  return {
    checked: outcomes.length,
    unclear: outcomes.filter((each) => each === 'unclear').length,
    forbidden: outcomes.filter((each) => each === 'forbidden').length,
    dead: outcomes.filter((each) => typeof each !== 'string'),
  };
};
