import type { FetchGuardOptions } from './fetch-page.ts';
import { pageFacts } from './facts/page-facts.ts';
import { parsePage, type ParsedPage } from './html/parse-page.ts';
import { judgePage } from './judge-response.ts';
import type { RenderQuestion, RenderReply } from './protocol.ts';
import { isReadFailed } from './read-failed.ts';
import { readPage } from './read-page.ts';
import type { OnProgress } from './read-progress.ts';
import type { RenderedPage } from './render/render-protocol.ts';
import type { ReadResult } from './site-snapshot.ts';
import { readSubpages, type SubpagesRead } from './subpages/read-subpages.ts';
import { combinePages } from './subpages/combine-pages.ts';
import { parseTarget, type TargetRules } from './target.ts';
import { withoutRendering, isEmptyShell, isThin, MIN_SENTENCE_WORDS } from './thin-page.ts';

/** Requests a rendered page; the reply has none if that is impossible. */
export type AskForRender = (question: RenderQuestion) => Promise<RenderReply>;

/** Optional parts of a read. */
interface ReadOptions {
  readonly render?: AskForRender | undefined;
  readonly onProgress?: OnProgress | undefined;
  readonly now?: Date;
}

/** If the page is not about an app, no other page or file is requested. */
const NOTHING_ELSE: SubpagesRead = { tried: [], files: { robotsTxt: undefined, sitemap: undefined } };

/** The time reserved for other pages if the first one is rendered: little if the site says nothing without rendering. */
const LEFT_FOR_SUBPAGES_MS = { ofShell: 500, ofThinPage: 3_000 };

/**
 * Reads a site through the fetch guard, in this process: the requested page and, if it is about an app, up to five more.
 * A first page without content is rendered, if possible. `readSite` does the same in a separate process, so that a bug
 * cannot crash its caller.
 */
export const readPages = async (
  url: string,
  options: FetchGuardOptions,
  { render, onProgress, now = new Date() }: ReadOptions = {},
): Promise<ReadResult> => {
  onProgress?.('reading');
  const { totalMs, subpagesMs } = options.budgets;
  const start = performance.now();
  const read = await readPage(url, options, { deadline: AbortSignal.timeout(totalMs) });
  if (!read.ok) return read;
  const begun = performance.now();
  // The first page's remaining time may be spent waiting for other renders.
  const waitMs = Math.max(0, Math.round(totalMs - (begun - start)));
  const { first, waitedMs } = await firstPage(read.page, waitMs, options, { render, onProgress });
  const leftMs = subpagesMs + waitedMs - (performance.now() - begun);
  const deadline = AbortSignal.timeout(Math.max(1, Math.round(leftMs)));
  if ('failure' in first) return { ok: false, failure: first.failure };
  onProgress?.('pages');
  const isAboutApp = first.source !== 'head' && first.page.classified.kind === 'page';
  const { tried, files } = isAboutApp ? await readSubpages(first.page.snapshot, options, deadline) : NOTHING_ELSE;
  const snapshot = combinePages(first.page, tried, first.source);
  const facts = pageFacts({
    requestedUrl: url,
    url: new URL(snapshot.finalUrl),
    source: first.source,
    response: read.response,
    markup: first.page.markup,
    pages: [first.page.markup, ...tried.flatMap((each) => ('page' in each ? [each.page.markup] : []))],
    ...files,
    now,
  });
  return { ok: true, snapshot: { ...snapshot, facts } };
};

/** The rendered page, if rendering is worth it and finds more; else the page without rendering. */
const firstPage = async (
  found: ParsedPage,
  waitMs: number,
  { rules, budgets }: FetchGuardOptions,
  { render, onProgress }: Pick<ReadOptions, 'render' | 'onProgress'>,
): Promise<{ readonly first: ReturnType<typeof withoutRendering>; readonly waitedMs: number }> => {
  if (!render || !isThin(found)) return { first: withoutRendering(found), waitedMs: 0 };
  onProgress?.('rendering');
  const { finalUrl, requestedUrl, wordCount } = found.snapshot;
  const { ofShell, ofThinPage } = LEFT_FOR_SUBPAGES_MS;
  const withinMs = budgets.subpagesMs - (isEmptyShell(found) ? ofShell : ofThinPage);
  const reply = await render({ render: finalUrl, withinMs, waitMs });
  const page = reply.page && readRendered(reply.page, requestedUrl, rules);
  const hasMore = page && page.snapshot.wordCount >= Math.max(wordCount + 1, MIN_SENTENCE_WORDS);
  return {
    first: hasMore ? { page, source: 'rendered' } : withoutRendering(found),
    waitedMs: reply.waitedMs ?? 0,
  };
};

/** Parses a browser's document, and checks it like a response of the site. */
const readRendered = (
  { html, finalUrl, status }: RenderedPage,
  requestedUrl: string,
  rules: TargetRules,
): ParsedPage | undefined => {
  try {
    parseTarget(finalUrl, rules); // A page can redirect the browser anywhere.
    if (status >= 400) return undefined;
    const parsed = parsePage(html, { requestedUrl, finalUrl });
    judgePage(parsed, status);
    return parsed;
  } catch (error) {
    if (isReadFailed(error)) return undefined;
    throw error;
  }
};
