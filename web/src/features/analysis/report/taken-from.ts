import { findingsOf, type ShownReport } from './read-report.ts';

/** A statement taken from a page, with the quoted words of the page. */
export type Taken = { readonly path: string; readonly statement: string; readonly quote: string };

/** The statements taken from each page, by its address; a quote without a page belongs to the first. */
export const takenFrom = (report: ShownReport): ((pageUrl: string) => readonly Taken[]) => {
  const byPage = new Map<string, Taken[]>();
  for (const { text, path, evidence } of findingsOf(report)) {
    if (evidence?.basis !== 'quote') continue;
    const page = addressOf(evidence.page ?? report.url);
    byPage.set(page, [...(byPage.get(page) ?? []), { path, statement: text, quote: evidence.quote }]);
  }
  return (pageUrl) => byPage.get(addressOf(pageUrl)) ?? [];
};

/** Pages are named without their query; the first one may have it. */
const addressOf = (url: string): string => {
  if (!URL.canParse(url)) return url;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};
