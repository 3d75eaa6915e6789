import type { Budgets } from './budgets.ts';
import { decodeHtml } from './decode-html.ts';
import { fetchPage, type DoorOptions, type FetchedPage } from './fetch-page.ts';
import { parsePage } from './html/parse-page.ts';
import { judgeAnswer, judgePage } from './judge-answer.ts';
import { isReadFailed, unreachable } from './read-failed.ts';
import type { ReadFailure, ReadResult } from './site-snapshot.ts';

/** What went wrong between us and the site, in the words of whoever noticed: a code of the system, TLS, zlib or undici. */
const failureOf = (error: unknown, deadline: AbortSignal, budgets: Budgets): ReadFailure => {
  if (isReadFailed(error, 'refused-address')) return error.failure;
  if (deadline.aborted) return unreachable(`not read within ${budgets.totalMs} ms`).failure;
  if (isReadFailed(error)) return error.failure;
  if (!(error instanceof Error)) throw error;
  return unreachable('code' in error && typeof error.code === 'string' ? error.code : error.message).failure;
};

type Fetched = { readonly page: FetchedPage } | { readonly failure: ReadFailure };

const fetched = async (url: string, options: DoorOptions): Promise<Fetched> => {
  const deadline = AbortSignal.timeout(options.budgets.totalMs);
  try {
    return { page: await fetchPage(url, options, deadline) };
  } catch (error) {
    return { failure: failureOf(error, deadline, options.budgets) };
  }
};

/**
 * Reads one page through the door, in this process. `readSite` does the same in a process of its own, which may end by a
 * mistake of ours without harm.
 */
export const readPage = async (url: string, options: DoorOptions): Promise<ReadResult> => {
  const answer = await fetched(url, options);
  if ('failure' in answer) return { ok: false, failure: answer.failure };
  const { page } = answer;
  try {
    judgeAnswer(page);
    const html = decodeHtml(page.body, page.headers['content-type'] ?? '');
    const parsed = parsePage(html, { requestedUrl: url, finalUrl: page.finalUrl.href });
    judgePage(parsed, page.status);
    return { ok: true, snapshot: parsed.snapshot };
  } catch (error) {
    if (isReadFailed(error)) return { ok: false, failure: error.failure };
    throw error;
  }
};
