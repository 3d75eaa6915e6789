import { contextOfSnapshot } from '../analyze-site.ts';
import type { Context } from '../findings/context.ts';
import { snapshotOf } from './sample-sites.ts';

export { contextOfSnapshot };

export type Page = {
  readonly title?: string;
  readonly description?: string;
  readonly body: string;
  readonly url?: string;
  readonly lang?: string;
};

/** The findings about a small page before a report is written. */
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
