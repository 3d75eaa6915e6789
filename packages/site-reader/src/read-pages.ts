import type { DoorOptions } from './fetch-page.ts';
import { pageFacts } from './facts/page-facts.ts';
import { parsePage, type ParsedPage } from './html/parse-page.ts';
import { judgePage } from './judge-answer.ts';
import type { RenderQuestion, RenderReply } from './protocol.ts';
import { isReadFailed } from './read-failed.ts';
import { readPage } from './read-page.ts';
import type { OnProgress } from './read-progress.ts';
import type { RenderedPage } from './render/render-protocol.ts';
import type { ReadResult } from './site-snapshot.ts';
import { readSubpages, type SubpagesRead } from './subpages/read-subpages.ts';
import { siteOfPages } from './subpages/site-of-pages.ts';
import { parseTarget, type TargetRules } from './target.ts';
import { asItStands, isEmptyShell, isThin, LEAST_WORDS } from './thin-page.ts';

/** Has a page rendered by somebody who can; the reply has no page when it cannot be had. */
export type AskForRender = (question: RenderQuestion) => Promise<RenderReply>;

/** What a read can do without. */
interface ReadOptions {
  readonly render?: AskForRender | undefined;
  readonly onProgress?: OnProgress | undefined;
  readonly now?: Date;
}

/** Of a page that is not about an app, no other page and no file is asked for. */
const NOTHING_ELSE: SubpagesRead = { tried: [], files: { robotsTxt: undefined, sitemap: undefined } };

/** Kept for the other pages when the first one is rendered; hardly any where nothing is known of the site without that. */
const LEFT_FOR_SUBPAGES_MS = { ofShell: 500, ofThinPage: 3_000 };

/**
 * Reads a site through the door, in this process: the page that is asked for and, where it is about an app, up to five more. A first page that says
 * too little without its scripts is rendered, where somebody can. `readSite` does the same in a process of its own, which
 * may end by a mistake of ours without harm.
 */
export const readPages = async (
  url: string,
  options: DoorOptions,
  { render, onProgress, now = new Date() }: ReadOptions = {},
): Promise<ReadResult> => {
  onProgress?.('reading');
  const { totalMs, subpagesMs } = options.budgets;
  const start = performance.now();
  const answer = await readPage(url, options, { deadline: AbortSignal.timeout(totalMs) });
  if (!answer.ok) return answer;
  const begun = performance.now();
  // What the first page has left of its time may be spent on waiting for the pages of others.
  const waitMs = Math.max(0, Math.round(totalMs - (begun - start)));
  const { first, waitedMs } = await firstPage(answer.page, waitMs, options, { render, onProgress });
  const leftMs = subpagesMs + waitedMs - (performance.now() - begun);
  const deadline = AbortSignal.timeout(Math.max(1, Math.round(leftMs)));
  if ('failure' in first) return { ok: false, failure: first.failure };
  onProgress?.('pages');
  const isAboutApp = first.source !== 'head' && first.page.classified.kind === 'page';
  const { tried, files } = isAboutApp ? await readSubpages(first.page.snapshot, options, deadline) : NOTHING_ELSE;
  const snapshot = siteOfPages(first.page, tried, first.source);
  const facts = pageFacts({
    requestedUrl: url,
    url: new URL(snapshot.finalUrl),
    source: first.source,
    answer: answer.answer,
    markup: first.page.markup,
    pages: [first.page.markup, ...tried.flatMap((each) => ('page' in each ? [each.page.markup] : []))],
    ...files,
    now,
  });
  return { ok: true, snapshot: { ...snapshot, facts } };
};

/** A rendered page, where rendering is worth it and finds more; else the page as it stands. */
const firstPage = async (
  found: ParsedPage,
  waitMs: number,
  { rules, budgets }: DoorOptions,
  { render, onProgress }: Pick<ReadOptions, 'render' | 'onProgress'>,
): Promise<{ readonly first: ReturnType<typeof asItStands>; readonly waitedMs: number }> => {
  if (!render || !isThin(found)) return { first: asItStands(found), waitedMs: 0 };
  onProgress?.('rendering');
  const { finalUrl, requestedUrl, wordCount } = found.snapshot;
  const { ofShell, ofThinPage } = LEFT_FOR_SUBPAGES_MS;
  const withinMs = budgets.subpagesMs - (isEmptyShell(found) ? ofShell : ofThinPage);
  const reply = await render({ render: finalUrl, withinMs, waitMs });
  const page = reply.page && readRendered(reply.page, requestedUrl, rules);
  const saysMore = page && page.snapshot.wordCount >= Math.max(wordCount + 1, LEAST_WORDS);
  return {
    first: saysMore ? { page, source: 'rendered' } : asItStands(found),
    waitedMs: reply.waitedMs ?? 0,
  };
};

/** The document of a browser, judged like one that a site has sent. */
const readRendered = (
  { html, finalUrl, status }: RenderedPage,
  requestedUrl: string,
  rules: TargetRules,
): ParsedPage | undefined => {
  try {
    parseTarget(finalUrl, rules); // A page can send the browser anywhere, or nowhere.
    if (status >= 400) return undefined;
    const parsed = parsePage(html, { requestedUrl, finalUrl });
    judgePage(parsed, status);
    return parsed;
  } catch (error) {
    if (isReadFailed(error)) return undefined;
    throw error;
  }
};
