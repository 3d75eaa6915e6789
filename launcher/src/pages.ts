import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LOG_POSITION_COOKIE } from '@twofold/http/log-position';
import { readCookie } from '@twofold/http/read-cookie';
import { createDiscoverPage } from './discover-page.ts';
import type { RenderScreen } from './render-screen.ts';
import { withAddress, type ReportPreview } from './page-head.ts';
import { contentSecurityPolicyOf, packPage, type Page } from './page.ts';
import type { PublicData } from './public-data.ts';
import { createReportPage } from './report-page.ts';
import { pathOf, queryOf } from './route.ts';
import { sendStaticFile, type StaticFiles } from './static-files.ts';

const DISCOVER = '/discover';
const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pages that are not served at their own names. */
const NO_ADDRESS: ReadonlySet<string> = new Set(['/app', '/analysis']);
const REPORT = /^\/analysis\/([1-9]\d{0,14})$/;

export type PagesOptions = {
  readonly isHttps: boolean;
  /** The public address of the product: link previews and search engines need full addresses. */
  readonly origin: string;
  /** The preview of a report for the public, or for holders of the share link's token; undefined if there is none. */
  readonly describeReport: (productId: number, share?: string) => Promise<ReportPreview | undefined>;
  /** Renders screens from public data; if either is absent, pages are served as they were built. */
  readonly renderScreen?: RenderScreen | undefined;
  readonly publicData?: PublicData | undefined;
};

/**
 * Serves the built web app. A path without a file is a page of the app, unless it looks like a file: a missing asset
 * must not be answered with a page. A screen rendered at build time has its own page, every other path gets the empty
 * one. The headers are those of D-112.
 * @throws Error when `files` has no `index.html`
 */
export const createPages = (files: StaticFiles, options: PagesOptions): RequestListener => {
  const pages = renderedPages(files, options.origin);
  const otherPage = emptyPage(files);
  const reportPage = reportPageOf(files, options) ?? (async () => otherPage);
  const discoverPage = discoverPageOf(pages, options);
  const filePolicy = contentSecurityPolicyOf('');

  const pageAt = async (path: string, query: string, isFresh: boolean): Promise<Page | undefined> => {
    const productId = REPORT.exec(path)?.[1];
    if (productId !== undefined) return reportPage(Number(productId), query, isFresh);
    const page =
      (path === DISCOVER && query === '' && !isFresh ? await discoverPage?.() : undefined) ?? pages.get(path);
    return page ?? (files.has(path) || looksLikeFile(path) ? undefined : otherPage);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request);
    const query = queryOf(request);
    const page = await pageAt(path, query, hasJustWritten(request));
    const isSecret = hasToken(query);
    response.setHeader('Content-Security-Policy', page?.policy ?? filePolicy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Referrer-Policy', isSecret ? 'no-referrer' : 'same-origin');
    if (isSecret) response.setHeader('X-Robots-Tag', 'noindex');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    if (options.isHttps) response.setHeader('Strict-Transport-Security', `max-age=${HALF_A_YEAR_SECONDS}`);

    const file = page?.file ?? files.get(path);
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : 'Not found\n');
      return;
    }
    // Names below /assets contain a hash of the content; everything else is revalidated.
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
    sendStaticFile(request, response, file);
  };
  return (request, response) => void answer(request, response);
};

/** Whether this browser has just written something, which may not be in the read models yet. */
const hasJustWritten = (request: IncomingMessage): boolean => readCookie(request, LOG_POSITION_COOKIE) !== undefined;

/** Whether an address contains a secret token, which must not leak through the referrer. */
const hasToken = (query: string): boolean => ['share', 'token'].some((name) => new URLSearchParams(query).has(name));

const looksLikeFile = (path: string): boolean => path.startsWith('/assets/') || /\.[a-z][a-z\d]{1,10}$/i.test(path);

const renderedPages = (files: StaticFiles, origin: string): ReadonlyMap<string, Page> => {
  if (!files.has('/index.html')) throw new Error('A web app has an index.html');
  const pages = new Map<string, Page>();
  for (const [name, { plain }] of files) {
    const path = /^(\/[a-z-]+)\.html$/.exec(name)?.[1];
    if (path === undefined || NO_ADDRESS.has(path)) continue;
    const address = path === '/index' ? '/' : path;
    pages.set(address, packPage(withAddress(plain.toString(), origin, address), plain.toString()));
  }
  return pages;
};

/** The page without a screen; the index, if the build has none. */
const emptyPage = (files: StaticFiles): Page => {
  const file = files.get('/app.html') ?? files.get('/index.html');
  if (!file) throw new Error('A web app has an index.html');
  return { file, policy: contentSecurityPolicyOf(file.plain.toString()) };
};

const reportPageOf = (files: StaticFiles, options: PagesOptions) => {
  const template = files.get('/analysis.html')?.plain.toString();
  const { origin, describeReport, renderScreen, publicData } = options;
  return template === undefined
    ? undefined
    : createReportPage({ template, origin, describeReport, renderScreen, publicData });
};

const discoverPageOf = (pages: ReadonlyMap<string, Page>, { renderScreen, publicData }: PagesOptions) => {
  const template = pages.get(DISCOVER)?.file.plain.toString();
  if (template === undefined || !renderScreen || !publicData) return undefined;
  return createDiscoverPage({ template, renderScreen, publicData });
};
