import type { DoorOptions } from './fetch-page.ts';
import { pageFacts } from './facts/page-facts.ts';
import { readPage } from './read-page.ts';
import type { ReadResult } from './site-snapshot.ts';
import { readSubpages } from './subpages/read-subpages.ts';
import { siteOfPages } from './subpages/site-of-pages.ts';

/**
 * Reads a site through the door, in this process: the page that is asked for, and up to five more. `readSite` does the same
 * in a process of its own, which may end by a mistake of ours without harm.
 */
export const readPages = async (url: string, options: DoorOptions, now = new Date()): Promise<ReadResult> => {
  const first = await readPage(url, options, { deadline: AbortSignal.timeout(options.budgets.totalMs) });
  if (!first.ok) return first;
  const { tried, files } = await readSubpages(first.page.snapshot, options);
  const snapshot = siteOfPages(first.page, tried);
  const facts = pageFacts({
    requestedUrl: url,
    url: new URL(snapshot.finalUrl),
    source: 'static',
    answer: first.answer,
    markup: first.page.markup,
    pages: [first.page.markup, ...tried.flatMap((each) => ('page' in each ? [each.page.markup] : []))],
    ...files,
    now,
  });
  return { ok: true, snapshot: { ...snapshot, facts } };
};
