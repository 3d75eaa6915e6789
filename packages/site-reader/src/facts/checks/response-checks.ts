import { check, info, notMeasured, pass, warning } from '../check.ts';

const NO_ANSWER = 'Only the HTML was read, not the HTTP response.';
const MANY_REDIRECTS = 3;

export const statusCheck = check({
  id: 'status',
  group: 'delivery',
  title: 'Status',
  why: 'Browsers and search engines keep a page only if it answers with success.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status',
  measure: ({ response, url }) => {
    if (!response) return notMeasured(NO_ANSWER);
    const evidence = `${url.href} answers ${response.status}`;
    if (response.status >= 200 && response.status < 300) return pass(response.status, evidence);
    return warning(response.status, evidence, 'Answer with status 200.');
  },
});

export const redirectsCheck = check({
  id: 'redirects',
  group: 'delivery',
  title: 'Redirects',
  why: 'Every redirect is one more round trip before anything shows.',
  source: 'https://developer.chrome.com/docs/lighthouse/performance/redirects',
  measure: ({ response, url }) => {
    if (!response) return notMeasured(NO_ANSWER);
    const count = response.redirects.length;
    if (count === 0) return pass(0, 'The address answers without a redirect.');
    const evidence = `${response.redirects.map(({ from, status }) => `${from} (${status})`).join(' → ')} → ${url.href}`;
    if (count < MANY_REDIRECTS) return pass(count, evidence);
    return warning(count, evidence, 'Redirect to the final address in one step.');
  },
});

/** Smaller responses fit into the first packets uncompressed. */
const WORTH_COMPRESSING_BYTES = 1_400;

export const compressionCheck = check({
  id: 'compression',
  group: 'delivery',
  title: 'Compression',
  why: 'Compressed HTML is a fraction of the size and arrives sooner.',
  source: 'https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression',
  measure: ({ response }) => {
    if (!response) return notMeasured(NO_ANSWER);
    const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
    if (encoding !== '' && encoding !== 'identity') return pass(encoding, `content-encoding: ${encoding}`);
    const size = `${Math.round(response.bytes / 100) / 10} kB of HTML came uncompressed; gzip and br were offered.`;
    if (response.bytes < WORTH_COMPRESSING_BYTES) return info('None', size);
    return warning('None', size, 'Turn on gzip or Brotli for HTML on the server.');
  },
});

const CACHING = ['cache-control', 'expires', 'etag', 'last-modified'];

export const cachingCheck = check({
  id: 'caching',
  group: 'delivery',
  title: 'Caching headers',
  why: 'They tell a browser whether it can show the page again without loading it.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Caching',
  measure: ({ response }) => {
    if (!response) return notMeasured(NO_ANSWER);
    const seen = CACHING.filter((name) => response.headers[name]);
    const evidence = seen.map((name) => `${name}: ${response.headers[name]}`).join('; ');
    if (seen.length > 0) return info(response.headers['cache-control'] ?? seen.join(', '), evidence);
    const advice = 'Send Cache-Control, even if only “no-cache” with an ETag.';
    return warning('None', 'No Cache-Control, Expires, ETag or Last-Modified header', advice);
  },
});

const HEAVY_KB = 500;

export const htmlWeightCheck = check({
  id: 'html-weight',
  group: 'delivery',
  title: 'HTML size',
  why: 'A phone has to parse all of the HTML before the page is complete.',
  source: 'https://almanac.httparchive.org/en/2024/page-weight',
  measure: ({ response }) => {
    if (!response) return notMeasured(NO_ANSWER);
    const kilobytes = Math.round(response.bytes / 100) / 10;
    const evidence = `${response.bytes} bytes uncompressed, without images, styles and scripts`;
    if (kilobytes <= HEAVY_KB) return pass(kilobytes, evidence, 'kB');
    const advice = 'Move data and inlined images out of the HTML, or split the page.';
    return warning(kilobytes, evidence, advice, 'kB');
  },
});
