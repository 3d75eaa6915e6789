import type { Budgets } from './budgets.ts';
import { decodeHtml } from './decode-html.ts';
import { fetchPage, type FetchGuardOptions, type FetchedPage } from './fetch-page.ts';
import { parsePage, type ParsedPage } from './html/parse-page.ts';
import { judgePage, judgeResponse } from './judge-response.ts';
import type { PageResponse } from './page-response.ts';
import { isReadFailed, unreachable } from './read-failed.ts';
import type { ReadFailure } from './site-snapshot.ts';

/** Converts an error to a failure: an error code of the system, TLS, zlib or undici. */
const failureOf = (error: unknown, deadline: AbortSignal, budgets: Budgets): ReadFailure => {
  if (isReadFailed(error, 'refused-address')) return error.failure;
  if (deadline.aborted) return unreachable(`not read within ${budgets.totalMs} ms`).failure;
  if (isReadFailed(error)) return error.failure;
  if (!(error instanceof Error)) throw error;
  return unreachable('code' in error && typeof error.code === 'string' ? error.code : error.message).failure;
};

type Fetched = { readonly page: FetchedPage } | { readonly failure: ReadFailure };

const fetchOnce = async (url: string, options: FetchGuardOptions, deadline: AbortSignal): Promise<Fetched> => {
  try {
    return { page: await fetchPage(url, options, deadline) };
  } catch (error) {
    return { failure: failureOf(error, deadline, options.budgets) };
  }
};

export type PageRead =
  | { readonly ok: true; readonly page: ParsedPage; readonly response: PageResponse }
  | { readonly ok: false; readonly failure: ReadFailure };

/** Reads one page through the fetch guard until `deadline`. Never throws because of the site. */
export const readPage = async (
  url: string,
  options: FetchGuardOptions,
  { deadline, isSubpage = false }: { readonly deadline: AbortSignal; readonly isSubpage?: boolean },
): Promise<PageRead> => {
  const fetched = await fetchOnce(url, options, deadline);
  if ('failure' in fetched) return { ok: false, failure: fetched.failure };
  const { body, finalUrl, ...response } = fetched.page;
  try {
    judgeResponse(fetched.page);
    const html = decodeHtml(body, response.headers['content-type'] ?? '');
    const page = parsePage(html, { requestedUrl: url, finalUrl: finalUrl.href }, isSubpage);
    judgePage(page, response.status);
    return { ok: true, page, response: { ...response, bytes: body.length } };
  } catch (error) {
    if (isReadFailed(error)) return { ok: false, failure: error.failure };
    throw error;
  }
};
