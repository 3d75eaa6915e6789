import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { askService } from './service-client.ts';
import { BUSY_LINE, toLine, type ReadRequest } from './protocol.ts';
import { createSiteReader } from './read-site.ts';
import { startReaderService } from './reader-service.ts';
import type { RunRead } from './read-queue.ts';
import { runReader } from './run-reader.ts';
import { serve, servePage } from './testing/loopback-server.ts';

const PAGE = '<title>Shop</title><h1>Bread</h1><p>Fresh bread every morning.</p>';
const PATIENCE_MS = 60_000;
const HOST = '127.0.0.1';
const request: ReadRequest = { url: 'http://shop.example/', ports: [80], allow: [] };
const { signal: neverAborted } = new AbortController();

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const startService = async (runRead: RunRead = runReader(undefined), limits?: { requestMs: number }) => {
  const service = await startReaderService({ host: HOST, port: 0 }, { runRead }, limits);
  cleanups.push(() => service.close());
  return { host: HOST, port: service.port };
};

const openReader = (service: { host: string; port: number }, allow: string[] = []) => {
  const reader = createSiteReader({ service, allow });
  cleanups.push(() => reader.close());
  return (url: string, signal: AbortSignal = neverAborted) => reader.readSite(url, { signal });
};

/** A server in place of the reader service. */
const startImpostor = async (onConnection: (socket: Socket) => void) => {
  const server = createServer((socket) => onConnection(socket.on('error', () => {}))).listen(0, HOST);
  await once(server, 'listening');
  cleanups.push(() => server.close());
  return { host: HOST, port: (server.address() as AddressInfo).port };
};

describe('reading a site through the reader service', { timeout: PATIENCE_MS }, () => {
  it('returns the content of the page', async () => {
    const site = await servePage(PAGE);
    const read = openReader(await startService(), [`127.0.0.1:${site.port}`]);
    expect(await read(`${site.url}/a`)).toMatchObject({ ok: true, snapshot: { title: 'Shop' } });
  });

  it('reports the progress of the read to callers who want it', async () => {
    const site = await servePage(PAGE);
    const service = await startService();
    const reader = createSiteReader({ service, allow: [`127.0.0.1:${site.port}`] });
    cleanups.push(() => reader.close());
    const steps: string[] = [];
    const { signal } = new AbortController();
    await reader.readSite(site.url, { signal, onProgress: (step) => steps.push(step) });
    expect(steps).toEqual(['reading', 'pages']);
  });

  it('sends an older caller only the answer', async () => {
    const site = await servePage(PAGE);
    const socket = connect(await startService());
    const written: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => written.push(chunk));
    socket.write(toLine({ ...request, url: site.url, allow: [`127.0.0.1:${site.port}`] }));
    await once(socket, 'close');
    expect(Buffer.concat(written).toString('utf8')).toMatch(/^\{"ok":true,[^\n]*\n$/);
  });

  it('refuses the same addresses as a local read', async () => {
    const read = openReader(await startService());
    for (const url of ['http://127.0.0.1/', 'ftp://shop.example/'])
      expect(await read(url)).toMatchObject({ ok: false, failure: { reason: 'refused-address' } });
  });

  it('closes the connection to the site when the caller aborts', async () => {
    const site = await serve(() => {});
    const read = openReader(await startService(), [`127.0.0.1:${site.port}`]);
    const caller = new AbortController();
    const reading = read(site.url, caller.signal);
    await expect.poll(site.open, { timeout: PATIENCE_MS }).toBe(1);
    caller.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
    await expect.poll(site.open, { timeout: 10_000 }).toBe(0);
  });

  it('fails as unreachable when the service stops', async () => {
    const site = await serve(() => {});
    const service = await startReaderService({ host: HOST, port: 0 }, { runRead: runReader(undefined) });
    const read = openReader({ host: HOST, port: service.port }, [`127.0.0.1:${site.port}`]);
    const reading = read(site.url);
    await expect.poll(site.open, { timeout: PATIENCE_MS }).toBe(1);
    await service.close();
    for (const result of [await reading, await read(site.url)])
      expect(result).toMatchObject({ ok: false, failure: { reason: 'unreachable' } });
  });
});

describe('the reader service', () => {
  it('reports that it is busy when too many reads wait', async () => {
    const service = await startService(async (_request, signal) => {
      await once(signal, 'abort');
      return { problem: 'ended' };
    });
    const askers = Array.from({ length: 73 }, () => askService(service)(request, neverAborted));
    expect(await Promise.race(askers)).toEqual({ line: BUSY_LINE });
    const read = openReader(service);
    await expect(read('http://shop.example/')).rejects.toMatchObject({ code: 'site-reader-busy' });
  });

  it.each(['not JSON\n', '{}\n', 'x'.repeat(70_000)])(
    'closes the connection after an invalid request: %.10s',
    async (text) => {
      const socket = connect(await startService());
      socket.on('error', () => {}).write(text);
      await once(socket.resume(), 'close');
    },
  );

  it('closes the connection without a request', async () => {
    const socket = connect(await startService(undefined, { requestMs: 10 }));
    await once(socket.resume(), 'close');
  });
});

describe('a client of the reader service', () => {
  const ask = (address: { host: string; port: number }, deadlineMs?: number) =>
    askService(address, deadlineMs)(request, neverAborted);

  it('waits no longer than its deadline', async () => {
    expect(await ask(await startImpostor(() => {}), 20)).toEqual({ problem: 'no answer within 20 ms' });
  });

  it('drops an answer that is too long', async () => {
    const endless = await startImpostor((socket) => void socket.write('x'.repeat(2_100_000)));
    expect(await ask(endless)).toEqual({ problem: 'an answer of more than 2000000 bytes' });
  });

  it('rejects an invalid answer', async () => {
    const read = openReader(await startImpostor((socket) => void socket.end('{"ok":true}\n')));
    expect(await read(request.url)).toMatchObject({ ok: false, failure: { reason: 'unreachable' } });
  });

  it('fails when the connection ends early', async () => {
    const hangsUp = await startImpostor((socket) => void socket.end());
    expect(await ask(hangsUp)).toEqual({ problem: 'the reader service ended without an answer' });
    const half = await startImpostor((socket) => void socket.end(toLine({ ...request }).slice(0, 5)));
    expect(await ask(half)).toEqual({ problem: 'the reader service ended without an answer' });
  });
});
