import { readFileSync } from 'node:fs';
import { snapshotFromHtml } from '@twofold/site-reader/snapshot-from-html';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';

export type SampleSite = 'benchbook' | 'fernpost' | 'klangholz';

/** The HTML of a site that the launcher serves for trying Twofold out. */
export const htmlOf = (site: SampleSite): string =>
  readFileSync(new URL(`../../../../../launcher/sample-sites/${site}/index.html`, import.meta.url), 'utf8');

/** The snapshot of a page, as the reader would make it. */
export const snapshotOf = (html: string, url = 'https://site.example/'): SiteSnapshot =>
  snapshotFromHtml(html, { requestedUrl: url, finalUrl: url });
