import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportPreview } from './page-head.ts';
import { createPages } from './pages.ts';
import { loadStaticFiles, type StaticFiles } from './static-files.ts';

const drawn = (name: string, body = ''): string =>
  [
    `<head><title>${name}</title><meta name="description" content="${name}" />`,
    `<meta property="og:title" content="${name}" /><meta property="og:description" content="${name}" />`,
    `<meta property="og:image" content="/share.png" /><script>start()</script></head>`,
    `<div id="root" data-asks="/api/me">${body}</div>`,
  ].join('');
const sha256OfStart = 'DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';

const SHARE = 'A'.repeat(22);

/** 404 is hidden from all, 7 from those without its share link. */
const describeReport = (productId: number, share?: string): Promise<ReportPreview | undefined> => {
  if (productId === 7 && share !== SHARE) return Promise.resolve(undefined);
  if (productId === 500) return Promise.reject(new Error('The database is gone'));
  const name = productId === 2 ? 'A name of more than forty characters, all of it' : '<i>"Benchbook" & co</i>';
  return Promise.resolve(
    productId === 404 ? undefined : { name, title: `${name}: analysis`, description: 'Repair tickets' },
  );
};

const script = 'console.log("twofold");'.repeat(20);
let folder: string;
let files: StaticFiles;
let server: Server;
let origin: string;

const serve = async (isHttps: boolean): Promise<Server> => {
  const listening = createServer(
    createPages(files, { isHttps, origin: 'https://twofold.example', describeReport }),
  ).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return listening;
};
const originOf = (of: Server): string => {
  const address = of.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
};
const get = (target: string, init?: RequestInit) => fetch(`${origin}${target}`, init);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-pages-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), drawn('Landing'));
  await writeFile(path.join(folder, 'app.html'), '<title>Twofold</title>');
  await writeFile(path.join(folder, 'discover.html'), drawn('Discover'));
  await writeFile(path.join(folder, 'analysis.html'), drawn('Analysis', '<p id="name-of-report"></p>'));
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(path.join(folder, 'assets', 'index-1a2b.js'), script);
  await writeFile(path.join(folder, 'assets', 'index-1a2b.js.br'), brotliCompressSync(script));
  await writeFile(path.join(folder, 'assets', 'index-1a2b.js.gz'), gzipSync(script));
  files = await loadStaticFiles(folder);
  server = await serve(false);
  origin = originOf(server);
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('serving the web app', () => {
  it.each(['/analysis', '/analysis/1.5', '/analysis/0', '/no/such/page?x=1', '/analysis/a%20b', '/discover/1'])(
    'answers %s with the empty page',
    async (target) => {
      const response = await get(target);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe('<title>Twofold</title>');
    },
  );

  it.each(['/assets/index-9z9z.js', '/assets/', '/robots.txt', '/favicon.ico', '/assets/index-1a2b.js.map'])(
    'answers %s, which is not there, with 404 and no page',
    async (target) => {
      const response = await get(target);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('Not found\n');
    },
  );

  it.each(['br', 'gzip'])('sends a hashed asset as %s, to be cached permanently', async (encoding) => {
    const response = await get('/assets/index-1a2b.js', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(script);
  });

  it('sends it plain to who takes no other form', async () => {
    const response = await get('/assets/index-1a2b.js', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0.0' } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(script);
  });

  it('answers 304 to who has it', async () => {
    const etag = (await get('/favicon.svg')).headers.get('etag') ?? '';
    const response = await get('/favicon.svg', { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
  });

  it('answers HEAD without a body', async () => {
    const response = await get('/no/such/page', { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('22');
    expect(await response.text()).toBe('');
  });

  it('keeps serving one build while another is written', async () => {
    await writeFile(path.join(folder, 'app.html'), '<title>Another</title>');
    expect(await (await get('/no/such/page')).text()).toBe('<title>Twofold</title>');
  });
});

describe('serving a drawn screen', () => {
  it.each([
    ['/', 'Landing', 'https://twofold.example/'],
    ['/discover?x=1', 'Discover', 'https://twofold.example/discover'],
  ])('answers %s with its own page and its whole address', async (target, name, address) => {
    const response = await get(target);
    const html = await response.text();
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(html).toContain(`<title>${name}</title>`);
    expect(html).toContain(`<link rel="canonical" href="${address}" />`);
    expect(html).toContain('<meta property="og:image" content="https://twofold.example/share.png" />');
  });

  it.each(['br', 'gzip'])('sends it as %s', async (encoding) => {
    const response = await get('/analysis/1', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toContain('<title>');
  });

  it('lets the script that stands in it run, and no other', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${sha256OfStart}';`);
  });
});

describe('serving the page of a report', () => {
  const name = '&lt;i>&quot;Benchbook&quot; &amp; co&lt;/i>';

  it('says in its head what a preview shows, and no text of a page becomes markup', async () => {
    const html = await (await get('/analysis/1')).text();
    expect(html).toContain(`<title>${name}: analysis · Twofold</title>`);
    expect(html).toContain('<meta name="description" content="Repair tickets" />');
    expect(html).toContain(`<meta property="og:title" content="${name}: analysis" />`);
    expect(html).toContain('<meta property="og:description" content="Repair tickets" />');
    expect(html).toContain('<meta property="og:url" content="https://twofold.example/analysis/1" />');
  });

  it('names the app and asks for its report before any script has run', async () => {
    const html = await (await get('/analysis/1')).text();
    expect(html).toContain(`<p id="name-of-report">${name}</p>`);
    expect(html).toContain('data-asks="/api/me /api/products/1"');
  });

  it('is answered 304 to who has it, until what it says changes', async () => {
    const etag = (await get('/analysis/1')).headers.get('etag') ?? '';
    expect((await get('/analysis/1', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await get('/analysis/2', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('leaves a long name to the app, which sets it smaller', async () => {
    expect(await (await get('/analysis/2')).text()).toContain('<p id="name-of-report"></p>');
  });

  it.each([404, 500])('comes without a preview where there is none, or none to be had (%i)', async (productId) => {
    const response = await get(`/analysis/${productId}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Analysis</title>');
  });
});

describe('serving the page of a report at the address of a share link', () => {
  const address = `/analysis/7?share=${SHARE}`;

  it('D-134: has its preview, and asks for its report with the link', async () => {
    const html = await (await get(`${address}&utm_source=mail`)).text();
    expect(html).toContain('Repair tickets');
    expect(html).toContain(`data-asks="/api/me /api/products/7?share=${SHARE}"`);
  });

  it('D-134: keeps the token from search engines, other sites and previews', async () => {
    const { headers } = await get(address);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const html = await (await get(address)).text();
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toMatch(/canonical|og:url/);
    expect(html.split(SHARE)).toHaveLength(2);
  });

  it.each(['/analysis/7', '/analysis/7?share=B', '/analysis/7?order=1&token=C'])(
    'D-134: has no preview at %s',
    async (other) => expect(await (await get(other)).text()).not.toContain('Repair tickets'),
  );

  it('answers a hidden report as one that does not exist', async () => {
    const hidden = await (await get('/analysis/7')).text();
    expect(hidden).toBe((await (await get('/analysis/404')).text()).replaceAll('/404', '/7'));
  });
});

describe('the headers of pages', () => {
  it('let a page load from its own origin only, and no one frame it', async () => {
    const { headers } = await get('/no/such/page');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; " +
        "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('demand https where the product is reached by it', async () => {
    const secure = await serve(true);
    const { headers } = await fetch(originOf(secure));
    expect(headers.get('strict-transport-security')).toBe('max-age=15724800');
    secure.close();
  });
});
