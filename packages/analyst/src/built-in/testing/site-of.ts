import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { type Context, contextOf } from '../findings/context.ts';
import { findAudiences } from '../audience/find-audiences.ts';
import { judgeKind } from '../kind/judge-kind.ts';
import { judgeModel } from '../kind/models.ts';
import { readSite } from '../read/site.ts';
import { snapshotOf } from './sample-sites.ts';

export type Page = {
  readonly title?: string;
  readonly description?: string;
  readonly body: string;
  readonly url?: string;
  readonly lang?: string;
};

/** The analyst’s findings about a snapshot before it writes a report. */
export const contextOfSnapshot = (snapshot: SiteSnapshot): Context => {
  const site = readSite(snapshot);
  const judgment = judgeKind(site);
  return contextOf(site, judgment, judgeModel(site, judgment), findAudiences(site, judgment));
};

/** The same for a small page. */
export const contextOfPage = ({
  title = '',
  description = '',
  body,
  url = 'https://acme.example/',
  lang = 'en',
}: Page): Context => {
  const html = `<html lang="${lang}"><head><title>${title}</title><meta name="description" content="${description}"></head><body><main>${body}</main></body></html>`;
  return contextOfSnapshot(snapshotOf(html, url));
};
