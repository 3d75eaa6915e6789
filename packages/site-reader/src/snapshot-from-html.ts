import { parsePage, type PageUrls } from './html/parse-page.ts';
import type { SiteSnapshot } from './site-snapshot.ts';
import { siteOfPages } from './subpages/site-of-pages.ts';

/** What a site of one page says to a visitor. Never throws for what the page is; both URLs are absolute and http(s). */
export const snapshotFromHtml = (html: string, urls: PageUrls): SiteSnapshot => siteOfPages(parsePage(html, urls), []);
