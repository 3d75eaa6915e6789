import { withinDeadline } from '@twofold/timing/within-deadline';
import type { SiteFile } from '../facts/check.ts';
import { fetchPage, type FetchGuardOptions } from '../fetch-page.ts';
import { nothingAllowed, parseRobots, type Robots } from './robots.ts';

/** The reader's name in robots.txt; its user agent begins with it. */
const AGENT = 'Twofold';
/** A shorter limit than for pages. */
const SMALL_FILE_MS = 4_000;
const SMALL_FILE_BYTES = 500_000;

/** Without a robots.txt, everything is allowed; after a server error, nothing is (RFC 9309). */
export const robotsIn = (file: SiteFile | undefined): Robots => {
  if (!file || file.status >= 500) return nothingAllowed;
  return parseRobots(file.status < 300 ? file.text : '', AGENT);
};

/** Fetches robots.txt or the sitemap; undefined without a response. */
export const fetchSmallFile = async (
  firstUrl: string,
  path: string,
  options: FetchGuardOptions,
  deadline: AbortSignal,
): Promise<SiteFile | undefined> => {
  const { budgets } = options;
  const within = { ...budgets, packedBytes: SMALL_FILE_BYTES, unpackedBytes: SMALL_FILE_BYTES };
  const url = new URL(path, firstUrl).href;
  try {
    const { status, body } = await withinDeadline(deadline, SMALL_FILE_MS, (signal) =>
      fetchPage(url, { ...options, budgets: within }, signal),
    );
    return { status, text: body.toString('utf8') };
  } catch {
    return undefined;
  }
};
