import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { reportLinksIn } from '@twofold/contracts/analysis/report-links';
import { withAddress, withHead, withName, withoutAddress, withQuestion, type ReportPreview } from './page-head.ts';
import { contentSecurityPolicyOf } from './page-policy.ts';
import { pathOf, queryOf } from './route.ts';
import { packFile, sendStaticFile, type StaticFile, type StaticFiles } from './static-files.ts';

const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Pages that are for other addresses than their own names. */
const NO_ADDRESS: ReadonlySet<string> = new Set(['/app', '/analysis']);
const SHORT_NAME = 40;
const REPORT = /^\/analysis\/([1-9]\d{0,14})$/;

export type PagesOptions = {
  readonly isHttps: boolean;
  /** Where people reach the product: previews of links and search engines want whole addresses. */
  readonly origin: string;
  /** What a preview says of a report to strangers, or to those with the token of its share link; undefined where there is none. */
  readonly describeReport: (productId: number, share?: string) => Promise<ReportPreview | undefined>;
};

/** A page that is ready to send, and what its browser may run. */
type Page = { readonly file: StaticFile; readonly policy: string };

/**
 * Serves the built web app. A path that names no file is a page of the app, unless it looks like a file: a missing asset
 * must not be answered with a page. A screen that was drawn at build time has a page of its own, every other path gets
 * the empty one. The headers are those of D-112.
 * @throws Error when `files` has no `index.html`
 */
export const createPages = (files: StaticFiles, options: PagesOptions): RequestListener => {
  const pages = drawnPages(files, options.origin);
  const otherPage = emptyPage(files);
  const reportPage = createReportPage(files, options) ?? (async () => otherPage);
  const filePolicy = contentSecurityPolicyOf('');

  const pageAt = (path: string, query: string): Page | Promise<Page> | undefined => {
    const productId = REPORT.exec(path)?.[1];
    if (productId !== undefined) return reportPage(Number(productId), reportLinksIn(query));
    const page = pages.get(path);
    return page ?? (files.has(path) || looksLikeFile(path) ? undefined : otherPage);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request);
    const query = queryOf(request);
    const page = await pageAt(path, query);
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
    // Names below /assets carry a hash of the content; everything else is asked for again.
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? FOR_EVER : 'no-cache');
    sendStaticFile(request, response, file);
  };
  return (request, response) => void answer(request, response);
};

/** Whether an address is secret by a token in its query: that must not come to be known elsewhere. */
const hasToken = (query: string): boolean => ['share', 'token'].some((name) => new URLSearchParams(query).has(name));

const looksLikeFile = (path: string): boolean => path.startsWith('/assets/') || /\.[a-z][a-z\d]{1,10}$/i.test(path);

/** The pages that are the same whatever is asked, by their paths. */
const drawnPages = (files: StaticFiles, origin: string): ReadonlyMap<string, Page> => {
  if (!files.has('/index.html')) throw new Error('A web app has an index.html');
  const pages = new Map<string, Page>();
  for (const [name, { plain }] of files) {
    const path = /^(\/[a-z-]+)\.html$/.exec(name)?.[1];
    if (path === undefined || NO_ADDRESS.has(path)) continue;
    const address = path === '/index' ? '/' : path;
    pages.set(address, asPage(withAddress(plain.toString(), origin, address)));
  }
  return pages;
};

/** The page without a screen; a build that draws none has the index for it. */
const emptyPage = (files: StaticFiles): Page => {
  const file = files.get('/app.html') ?? files.get('/index.html');
  if (!file) throw new Error('A web app has an index.html');
  return { file, policy: contentSecurityPolicyOf(file.plain.toString()) };
};

/** Packing a page costs milliseconds, so those of the reports that were asked for last are kept. */
const MAX_KEPT = 200;

const keepPages = (): ((productId: number, html: string) => Page) => {
  const kept = new Map<number, { readonly html: string; readonly page: Page }>();
  return (productId, html) => {
    const known = kept.get(productId);
    const page = known?.html === html ? known.page : asPage(html);
    kept.delete(productId);
    kept.set(productId, { html, page });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return page;
  };
};

const asPage = (html: string): Page => ({ file: packFile('.html', html), policy: contentSecurityPolicyOf(html) });

/** The page of one report: what a shared link shows of it is in the page, and its data are asked for at once. */
const createReportPage = (files: StaticFiles, { origin, describeReport }: PagesOptions) => {
  const drawn = files.get('/analysis.html')?.plain.toString();
  if (drawn === undefined) return undefined;
  const pageOf = keepPages();
  return async (productId: number, links: string): Promise<Page> => {
    const located = links === '' ? withAddress(drawn, origin, `/analysis/${productId}`) : withoutAddress(drawn, origin);
    const html = withQuestion(located, `/api/products/${productId}${links}`);
    const share = new URLSearchParams(links).get('share') ?? undefined;
    // The page comes without a preview rather than not at all.
    const preview = await describeReport(productId, share).catch(() => undefined);
    if (preview === undefined) return pageOf(productId, html);
    // A name that is longer is set smaller, and the page would jump.
    const named = preview.name.length <= SHORT_NAME ? withName(html, preview.name) : html;
    return pageOf(productId, withHead(named, preview));
  };
};
