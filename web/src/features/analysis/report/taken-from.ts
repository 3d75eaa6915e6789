import { findingsOf, type ShownReport } from './read-report.ts';

/** What a report took from one page: a statement, and the words of the page that it rests on. */
export type Taken = { readonly path: string; readonly statement: string; readonly quote: string };

/** What a report took from each page, by the address of the page; a quote that names none stands on the first. */
export const takenFrom = (report: ShownReport): ((pageUrl: string) => readonly Taken[]) => {
  const byPage = new Map<string, Taken[]>();
  for (const { text, path, evidence } of findingsOf(report)) {
    if (evidence?.basis !== 'quote') continue;
    const page = addressOf(evidence.page ?? report.url);
    byPage.set(page, [...(byPage.get(page) ?? []), { path, statement: text, quote: evidence.quote }]);
  }
  return (pageUrl) => byPage.get(addressOf(pageUrl)) ?? [];
};

/** Pages are named without their query; the first one may come with it. */
const addressOf = (url: string): string => {
  if (!URL.canParse(url)) return url;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};
