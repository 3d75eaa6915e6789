import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteReader, type SiteReaderOptions } from './read-site.ts';
import { OTHER_CERTIFICATE, TEST_CERTIFICATE, TEST_KEY } from './testing/certificates.ts';
import { serve, servePage } from './testing/loopback-server.ts';

const PAGE = '<title>Shop</title><h1>Bread</h1><p>Fresh bread every morning.</p>';
const PATIENCE_MS = 60_000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const open = (options: SiteReaderOptions = {}) => {
  const reader = createSiteReader(options);
  cleanups.push(() => reader.close());
  return (url: string, signal: AbortSignal = new AbortController().signal) => reader.readSite(url, { signal });
};

const serveSecurely = async (cert: string) => {
  const server = createServer({ key: TEST_KEY, cert }, (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  cleanups.push(() => new Promise((done) => server.close(done)));
  return (server.address() as AddressInfo).port;
};

const fileOf = async (text: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-reader-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'ca.pem');
  await writeFile(file, text);
  return file;
};

describe('reading a site in its own process', { timeout: PATIENCE_MS }, () => {
  it('returns the content of the page', async () => {
    const server = await servePage(PAGE);
    const read = open({ allow: [`127.0.0.1:${server.port}`] });
    expect(await read(`${server.url}/a`)).toMatchObject({
      ok: true,
      snapshot: { requestedUrl: `${server.url}/a`, title: 'Shop', text: 'Bread\nFresh bread every morning.' },
    });
  });

  it('reports its progress to callers who want it', async () => {
    const server = await servePage(PAGE);
    const reader = createSiteReader({ allow: [`127.0.0.1:${server.port}`] });
    cleanups.push(() => reader.close());
    const steps: string[] = [];
    const { signal } = new AbortController();
    expect(await reader.readSite(server.url, { signal, onProgress: (step) => steps.push(step) })).toHaveProperty(
      'snapshot',
    );
    expect(steps).toEqual(['reading', 'pages']);
  });

  it('resolves names like the system', async () => {
    const server = await servePage(PAGE);
    const read = open({ allow: [`localhost:${server.port}`] });
    expect(await read(`http://localhost:${server.port}/`)).toMatchObject({ ok: true });
    expect(await read('http://unknown.invalid/')).toMatchObject({ ok: false, failure: { reason: 'unreachable' } });
  });

  it('refuses a pair that is not allowed with the same words as other special addresses', async () => {
    let asked = 0;
    const server = await serve((_request, response) => response.end(String(asked++)));
    const { port } = server;
    const read = open({ allow: ['127.0.0.1:1'], ports: [80, port] });
    const refused = { ok: false, failure: { reason: 'refused-address', detail: 'Loopback (127.0.0.0/8, RFC 1122)' } };
    expect(await read(`http://127.0.0.1:${port}/`)).toEqual(refused);
    expect(await read('http://127.0.0.1/')).toEqual(refused);
    expect(asked).toBe(0);
  });

  it('does not start a process for an invalid URL', async () => {
    const read = open();
    for (const url of ['', 'ftp://shop.example/', 'http://me@shop.example/', 'http://shop.example:22/']) {
      expect(await read(url)).toMatchObject({ ok: false, failure: { reason: 'refused-address' } });
    }
  });

  it('reads over TLS with an extra certificate authority', async () => {
    const port = await serveSecurely(TEST_CERTIFICATE);
    const read = open({ allow: [`127.0.0.1:${port}`], extraCaCertsFile: await fileOf(TEST_CERTIFICATE) });
    const result = await read(`https://127.0.0.1:${port}/`);
    if (!result.ok) throw new Error(result.failure.detail);
    const factOf = (id: string) => result.snapshot.facts.find((fact) => fact.id === id);
    expect(factOf('certificate')).toMatchObject({ status: 'pass', evidence: 'Valid until 2120-01-01' });
    expect(factOf('tls-version')).toMatchObject({ status: 'pass', value: 'TLS 1.3' });
  });

  it('refuses a certificate for another name', async () => {
    const port = await serveSecurely(OTHER_CERTIFICATE);
    const read = open({ allow: [`localhost:${port}`], extraCaCertsFile: await fileOf(OTHER_CERTIFICATE) });
    expect(await read(`https://localhost:${port}/`)).toEqual({
      ok: false,
      failure: { reason: 'unreachable', detail: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    });
  });

  it('rejects with the reason of the caller who aborts, and closes the connection', async () => {
    const server = await serve(() => {});
    const read = open({ allow: [`127.0.0.1:${server.port}`] });
    const caller = new AbortController();
    const reading = read(server.url, caller.signal);
    await expect.poll(server.open, { timeout: PATIENCE_MS }).toBe(1);
    caller.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
    await expect.poll(server.open, { timeout: 10_000 }).toBe(0);
  });

  it('aborts reads when it is closed, and starts no more', async () => {
    const server = await serve(() => {});
    const reader = createSiteReader({ allow: [`127.0.0.1:${server.port}`] });
    const { signal } = new AbortController();
    const reads = [1, 2, 3].map(() => reader.readSite(server.url, { signal }));
    const ended = Promise.allSettled(reads);
    await expect.poll(server.open, { timeout: PATIENCE_MS }).toBe(2);
    await reader.close();
    for (const { status } of await ended) expect(status).toBe('rejected');
    await expect(reader.readSite(server.url, { signal })).rejects.toThrow('closed');
    await expect.poll(server.open, { timeout: 10_000 }).toBe(0);
  });

  it('rejects an invalid pair', () => {
    expect(() => createSiteReader({ allow: ['127.0.0.1'] })).toThrow(RangeError);
  });
});
