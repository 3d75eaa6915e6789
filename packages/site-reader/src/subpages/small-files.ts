import type { SiteFile } from '../facts/check.ts';
import { fetchPage, type FetchGuardOptions } from '../fetch-page.ts';
import { nothingAllowed, parseRobots, type Robots } from './robots.ts';

/** The reader's name in robots.txt; its user agent begins with it. */
const AGENT = 'Twofold';
/** A file that is only looked into is not waited for as long as a page. */
const SMALL_FILE_MS = 4_000;
const SMALL_FILE_BYTES = 500_000;

/** A site without a robots.txt allows everything; one with a server error allows nothing (RFC 9309). */
export const robotsIn = (file: SiteFile | undefined): Robots => {
  if (!file || file.status >= 500) return nothingAllowed;
  return parseRobots(file.status < 300 ? file.text : '', AGENT);
};

/** A file beside the pages of a site; undefined where no answer came. */
export const fetchSmallFile = async (
  firstUrl: string,
  path: string,
  options: FetchGuardOptions,
  deadline: AbortSignal,
): Promise<SiteFile | undefined> => {
  const { budgets } = options;
  const within = { ...budgets, packedBytes: SMALL_FILE_BYTES, unpackedBytes: SMALL_FILE_BYTES };
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(SMALL_FILE_MS)]);
  try {
    const { status, body } = await fetchPage(new URL(path, firstUrl).href, { ...options, budgets: within }, signal);
    return { status, text: body.toString('utf8') };
  } catch {
    return undefined;
  }
};
