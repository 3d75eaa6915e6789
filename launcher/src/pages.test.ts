import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPages } from './pages.ts';
import { loadStaticFiles, type StaticFiles } from './static-files.ts';

const script = 'console.log("twofold");'.repeat(20);
let folder: string;
let files: StaticFiles;
let server: Server;
let origin: string;

const serve = async (isHttps: boolean): Promise<Server> => {
  const listening = createServer(createPages(files, { isHttps })).listen(0, '127.0.0.1');
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
  await writeFile(path.join(folder, 'index.html'), '<title>Twofold</title>');
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
  it.each(['/', '/analysis/1', '/analysis/1.5', '/no/such/page?x=1', '/analysis/a%20b'])(
    'answers %s with the page',
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

  it.each(['br', 'gzip'])('sends a hashed asset as %s, to be kept for ever', async (encoding) => {
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
    const response = await get('/analysis/1', { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('22');
    expect(await response.text()).toBe('');
  });

  it('keeps serving one build while another is written', async () => {
    await writeFile(path.join(folder, 'index.html'), '<title>Another</title>');
    expect(await (await get('/')).text()).toBe('<title>Twofold</title>');
  });
});

describe('the headers of pages', () => {
  it('let a page load from its own origin only, and nobody frame it', async () => {
    const { headers } = await get('/');
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
