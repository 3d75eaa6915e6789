import { pageFacts } from './facts/page-facts.ts';
import { parsePage, type PageUrls } from './html/parse-page.ts';
import type { SiteSnapshot } from './site-snapshot.ts';
import { combinePages } from './subpages/combine-pages.ts';

/** The snapshot of a site with one page, without facts about its response. Never throws if both URLs are absolute and http(s). */
export const snapshotFromHtml = (html: string, urls: PageUrls, now = new Date()): SiteSnapshot => {
  const page = parsePage(html, urls);
  const facts = pageFacts({
    requestedUrl: urls.requestedUrl,
    url: new URL(urls.finalUrl),
    source: 'static',
    response: undefined,
    markup: page.markup,
    pages: [page.markup],
    robotsTxt: undefined,
    sitemap: undefined,
    now,
  });
  return { ...combinePages(page, []), facts };
};
