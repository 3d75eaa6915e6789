import type { RequestListener } from 'node:http';
import { pathOf } from './route.ts';
import { sendStaticFile, type StaticFiles } from './static-files.ts';

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  // Emotion writes its styles into the page.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app. A path that names no file is a page of the app and gets `index.html`, unless it looks like
 * a file: a missing asset must not be answered with a page. The headers are those of D-112.
 * @throws Error when `files` has no `index.html`
 */
export const createPages = (files: StaticFiles, options: { readonly isHttps: boolean }): RequestListener => {
  const index = files.get('/index.html');
  if (!index) throw new Error('A web app has an index.html');

  return (request, response) => {
    response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    if (options.isHttps) response.setHeader('Strict-Transport-Security', `max-age=${HALF_A_YEAR_SECONDS}`);

    const path = pathOf(request);
    const file = files.get(path) ?? (looksLikeFile(path) ? undefined : index);
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : 'Not found\n');
      return;
    }
    // Names below /assets carry a hash of the content; everything else is asked for again.
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? FOR_EVER : 'no-cache');
    sendStaticFile(request, response, file);
  };
};

const looksLikeFile = (path: string): boolean => path.startsWith('/assets/') || /\.[a-z][a-z\d]{1,10}$/i.test(path);
