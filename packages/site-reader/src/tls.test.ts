import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { READ_BUDGETS } from './budgets.ts';
import { OTHER_CERTIFICATE, TEST_CERTIFICATE, TEST_KEY } from './testing/certificates.ts';
import { loopbackNetwork } from './testing/recording-network.ts';
import { readOnePage, serveRaw } from './testing/loopback-server.ts';

const opened: { close(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.close()));

/** A TLS server that records the requested server names. */
const serveSecurely = async (cert: string) => {
  const names: string[] = [];
  const SNICallback = (name: string, done: (error: Error | null) => void) => {
    names.push(name);
    done(null);
  };
  const server = createServer({ key: TEST_KEY, cert, SNICallback }, (_request, response) =>
    response.end('<h1>Bread</h1>'),
  );
  server.on('connection', (socket) => socket.on('error', () => {}));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  opened.push(server);
  return { port: (server.address() as AddressInfo).port, names };
};

const read = (url: string, port: number) =>
  readOnePage(url, {
    network: loopbackNetwork({ 'shop.example': ['93.184.216.34'] }, port),
    rules: { ports: [443], allow: [] },
    budgets: { ...READ_BUDGETS, connectMs: 1_000 },
  });

describe('reading over TLS', () => {
  it.each([TEST_CERTIFICATE, OTHER_CERTIFICATE])('does not read a site with an untrusted certificate', async (cert) => {
    const server = await serveSecurely(cert);
    expect(await read('https://shop.example/', server.port)).toEqual({
      ok: false,
      failure: { reason: 'unreachable', detail: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    });
    expect(server.names).toEqual(['shop.example']);
  });

  it('sends no name for an address', async () => {
    const server = await serveSecurely(TEST_CERTIFICATE);
    expect(await read('https://93.184.216.34/', server.port)).toMatchObject({
      ok: false,
      failure: { reason: 'unreachable' },
    });
    expect(server.names).toEqual([]);
  });

  it('gives up on a server that does not speak TLS', async () => {
    const server = await serveRaw((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await read('https://shop.example/', server.port)).toMatchObject({
      ok: false,
      failure: { reason: 'unreachable' },
    });
  });

  it('gives up on a server that never shakes hands', async () => {
    const server = await serveRaw(() => {});
    expect(await read('https://shop.example/', server.port)).toMatchObject({
      ok: false,
      failure: { reason: 'unreachable', detail: expect.stringMatching(/^no connection within \d+ ms$/) },
    });
    await expect.poll(server.open).toBe(0);
  });
});
