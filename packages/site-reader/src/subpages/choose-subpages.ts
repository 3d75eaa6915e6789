import { isSecondChoice, isSkipped, rolesOf } from './page-role.ts';
import { PAGE_ROLES, type PageRole } from './role-words.ts';

/** Another page to read. `other`: its link does not reveal its purpose. */
export type Subpage = { readonly url: string; readonly role: PageRole | 'other' };

export type FoundLink = { readonly text: string; readonly href: string };

/** The maximum of pages besides the first one (D-119). */
export const MAX_SUBPAGES = 5;

/** Longer addresses are generated, for one thing among thousands. */
const MAX_PATH = 120;
const MAX_OTHER_WORDS = 4;
const FILE = /\.(?!html?$|php$|aspx?$|jsp$)[a-z0-9]{2,5}$/i;
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;

type Candidate = FoundLink & { readonly url: URL; readonly depth: number };

/**
 * Chooses at most five pages of the same origin by their likely content: the best link for each role in the order of
 * the roles, then the first top-level links. `links` are in the order of the page.
 */
export const chooseSubpages = (firstUrl: string, links: readonly FoundLink[]): readonly Subpage[] => {
  const candidates = candidatesIn(new URL(firstUrl), links);
  const chosen = new Map<string, Subpage>();
  const choose = (candidate: Candidate | undefined, role: Subpage['role']): void => {
    if (candidate && chosen.size < MAX_SUBPAGES && !chosen.has(keyOf(candidate.url)))
      chosen.set(keyOf(candidate.url), { url: candidate.url.href, role });
  };
  const best = bestByRole(candidates);
  for (const role of PAGE_ROLES) choose(best.get(role), role);
  for (const candidate of candidates) if (isTopLevel(candidate)) choose(candidate, 'other');
  return [...chosen.values()];
};

const bestByRole = (candidates: readonly Candidate[]): ReadonlyMap<PageRole, Candidate> => {
  const best = new Map<PageRole, { readonly candidate: Candidate; readonly score: number }>();
  for (const candidate of candidates) {
    const [first] = rolesOf(candidate.text, candidate.url.pathname);
    if (!first) continue;
    // Deeper pages are about one thing of many.
    const score = first.score - 0.5 * Math.max(0, candidate.depth - 1);
    if (score > (best.get(first.role)?.score ?? 0)) best.set(first.role, { candidate, score });
  }
  return new Map([...best].map(([role, { candidate }]) => [role, candidate]));
};

const candidatesIn = (first: URL, links: readonly FoundLink[]): readonly Candidate[] => {
  const own = keyOf(first);
  const language = segmentsOf(first)[0];
  return links.flatMap(({ text, href }) => {
    const url = URL.parse(href);
    if (!url || withoutWww(url) !== withoutWww(first) || keyOf(url) === own) return [];
    url.protocol = first.protocol;
    url.host = first.host;
    url.hash = '';
    const segments = segmentsOf(url);
    const isOtherLanguage = LANGUAGE.test(segments[0] ?? '') && segments[0] !== language && segments.length === 1;
    const isHome = segments.length === 0 && url.search === '';
    if (isOtherLanguage || isHome || url.pathname.length > MAX_PATH || FILE.test(url.pathname)) return [];
    const isInLanguage = LANGUAGE.test(segments[0] ?? '');
    return [{ text, href, url, depth: segments.length - (isInLanguage ? 1 : 0) }];
  });
};

const withoutWww = ({ host }: URL): string => host.replace(/^www\./, '');

const segmentsOf = ({ pathname }: URL): readonly string[] =>
  pathname.split('/').filter((segment) => segment !== '' && !/^index\.\w+$/i.test(segment));

/** Addresses that only differ in a trailing slash, fragment, `www.` or scheme are the same page. */
const keyOf = (url: URL): string => `/${segmentsOf(url).join('/')}${url.search}`.toLowerCase();

const isTopLevel = ({ text, url, depth }: Candidate): boolean =>
  depth === 1 &&
  url.search === '' &&
  text !== '' &&
  text.split(/\s+/).length <= MAX_OTHER_WORDS &&
  !isSkipped(text, url.pathname) &&
  !isSecondChoice(text);
