import { expect, it } from 'vitest';
import type { PageResponse } from '../../page-response.ts';
import { parsePage } from '../../html/parse-page.ts';
import type { PageFactId } from '../all-checks.ts';
import type { MeasuredSite } from '../check.ts';
import type { Fact } from '../fact.ts';
import { pageFacts } from '../page-facts.ts';

export const NOW = new Date('2030-06-15T12:00:00Z');

export const aResponse: PageResponse = {
  status: 200,
  headers: {},
  redirects: [],
  certificate: {
    protocol: 'TLSv1.3',
    validFrom: new Date('2030-06-01T00:00:00Z'),
    validTo: new Date('2030-08-30T00:00:00Z'),
  },
  bytes: 20_000,
};

export type SiteOptions = Partial<Omit<MeasuredSite, 'url' | 'response' | 'markup' | 'pages'>> & {
  readonly url?: string;
  readonly response?: Partial<PageResponse> | undefined;
  /** Pages besides the first. */
  readonly others?: readonly string[];
};

/** A site with the given first page, as input of the checks. */
export const siteOf = (html: string, options: SiteOptions = {}): MeasuredSite => {
  const { url = 'https://shop.example/', response = {}, others = [], ...rest } = options;
  const markupOf = (each: string) => parsePage(each, { requestedUrl: url, finalUrl: url }).markup;
  const markup = markupOf(html);
  return {
    requestedUrl: url,
    url: new URL(url),
    source: 'static',
    response: 'response' in options && options.response === undefined ? undefined : { ...aResponse, ...response },
    markup,
    pages: [markup, ...others.map(markupOf)],
    robotsTxt: undefined,
    sitemap: undefined,
    now: NOW,
    ...rest,
  };
};

/** One fact of a page. */
export const measure = (id: PageFactId, html: string, options: SiteOptions = {}): Fact => {
  const found = pageFacts(siteOf(html, options)).find((fact) => fact.id === id);
  if (!found) throw new Error(`There is no fact ${id}`);
  return found;
};

/** `status: value unit` of one fact. */
export const shown = (id: PageFactId, html: string, options: SiteOptions = {}): string => {
  const { status, value, unit } = measure(id, html, options);
  return `${status}: ${[value, unit].filter((part) => part !== undefined).join(' ')}`;
};

/** The same for a page with these headers. */
export const shownOfHeaders = (id: PageFactId, headers: Readonly<Record<string, string>>): string =>
  shown(id, '<p>Bread</p>', { response: { headers } });

/** A test for each page: the fact is shown as expected. */
export const itShows = (id: PageFactId, cases: readonly (readonly [html: string, expected: string])[]): void =>
  it.each(cases)('%j is %s', (html, expected) => expect(shown(id, html)).toBe(expected));
