import type { DoorOptions } from './fetch-page.ts';
import { readPage } from './read-page.ts';
import type { OnProgress } from './read-progress.ts';
import type { ReadResult } from './site-snapshot.ts';
import { readSubpages } from './subpages/read-subpages.ts';
import { siteOfPages } from './subpages/site-of-pages.ts';

/**
 * Reads a site through the door, in this process: the page that is asked for, and up to five more. `readSite` does the same
 * in a process of its own, which may end by a mistake of ours without harm.
 */
export const readPages = async (url: string, options: DoorOptions, onProgress?: OnProgress): Promise<ReadResult> => {
  onProgress?.('reading');
  const first = await readPage(url, options, { deadline: AbortSignal.timeout(options.budgets.totalMs) });
  if (!first.ok) return first;
  onProgress?.('pages');
  const tried = await readSubpages(first.page.snapshot, options);
  return { ok: true, snapshot: siteOfPages(first.page, tried) };
};
