import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Network } from '../network.ts';
import { FORBIDDEN_TARGETS } from '../testing/forbidden-targets.ts';
import { serve } from '../testing/loopback-server.ts';
import { loopbackNetwork, recordingNetwork } from '../testing/recording-network.ts';
import { createProxy } from './proxy.ts';

const LIMITS = { requests: 5, bytes: 100_000 };

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

const startProxy = async (network: Network, allow: string[] = [], limits = LIMITS): Promise<number> => {
  const proxy = createProxy({ network, rules: { ports: [80, 443], allow }, limits });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  cleanups.push(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return (proxy.address() as AddressInfo).port;
};

/** Requests a page without TLS, like a browser from its proxy. */
const get = (port: number, url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string; headers: object }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: url, headers, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.once('close', () => resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers }));
    })
      .once('error', reject)
      .end();
  });

/** Requests a tunnel, and a page through it. */
const tunnel = async (port: number, authority: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const isFirst = text === '';
    text += chunk;
    if (isFirst && text.startsWith('HTTP/1.1 200'))
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  });
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await once(socket, 'close');
  return text;
};

const siteThat = (body: string) => serve((_request, response) => response.end(body));

describe('the proxy of a browser', () => {
  it('connects to the checked address, for a page and for a tunnel', async () => {
    const network = loopbackNetwork({ 'shop.example': ['93.184.216.34'] }, (await siteThat('bread')).port);
    const port = await startProxy(network);
    expect(await get(port, 'http://shop.example/a?b')).toMatchObject({ status: 200, body: 'bread' });
    expect(await tunnel(port, 'shop.example:443')).toMatch(/bread$/);
    expect(network.dialled).toEqual(['93.184.216.34:80', '93.184.216.34:443']);
  });

  it('forwards the headers of the browser, except hop-by-hop ones', async () => {
    const asked: object[] = [];
    const site = await serve((incoming, response) => {
      asked.push(incoming.headers);
      response.setHeader('x-site', 'yes').end();
    });
    const port = await startProxy(loopbackNetwork({ 'shop.example': ['93.184.216.34'] }, site.port));
    const headers = {
      host: '127.0.0.1',
      'x-mine': 'yes',
      'proxy-connection': 'keep-alive',
      'proxy-authorization': 'me',
    };
    expect((await get(port, 'http://shop.example/', headers)).headers).toMatchObject({ 'x-site': 'yes' });
    expect(asked).toEqual([{ host: 'shop.example', 'x-mine': 'yes', connection: 'close' }]);
  });

  it.each(FORBIDDEN_TARGETS)('opens none to $name', async ({ url, answers }) => {
    if (!URL.canParse(url)) return;
    const { href, host } = new URL(url);
    const network = recordingNetwork(answers);
    const port = await startProxy(network);
    expect((await get(port, href)).status).toBe(403);
    expect(await tunnel(port, host.includes(':') && !host.endsWith(']') ? host : `${host}:443`)).toMatch(
      /^HTTP\/1.1 403/,
    );
    expect(network.dialled).toEqual([]);
  });

  it('checks a name again for each connection, regardless of earlier results', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1'], ['10.0.0.1']];
    const network = loopbackNetwork({ 'shop.example': () => answers.shift() ?? [] }, (await siteThat('bread')).port);
    const port = await startProxy(network);
    expect((await get(port, 'http://shop.example/')).status).toBe(200);
    expect((await get(port, 'http://shop.example/')).status).toBe(403);
    expect(await tunnel(port, 'shop.example:443')).toMatch(/^HTTP\/1.1 403/);
    expect(network.dialled).toEqual(['93.184.216.34:80']);
  });

  it.each(['shop.example:6379', 'shop.example', 'me@shop.example:443', 'shop.example:443/a', ':443', '/'])(
    'opens no tunnel to %s',
    async (authority) => {
      const network = recordingNetwork({ 'shop.example': ['93.184.216.34'] });
      expect(await tunnel(await startProxy(network), authority)).toMatch(/^HTTP\/1.1 40/);
      expect(network.dialled).toEqual([]);
    },
  );

  it.each(['/', 'https://shop.example/', 'ftp://shop.example/', 'http://shop.example:22/'])(
    'fetches no %s',
    async (url) => {
      const network = recordingNetwork({ 'shop.example': ['93.184.216.34'] });
      expect((await get(await startProxy(network), url)).status).toBe(403);
      expect(network.dialled).toEqual([]);
    },
  );

  it('answers 502 if a site cannot be reached', async () => {
    const port = await startProxy(recordingNetwork({ 'shop.example': ['93.184.216.34'] }));
    expect((await get(port, 'http://shop.example/')).status).toBe(502);
    expect(await tunnel(port, 'unknown.example:443')).toMatch(/^HTTP\/1.1 502/);
  });

  it('limits the number of connections', async () => {
    const network = loopbackNetwork({ 'shop.example': ['93.184.216.34'] }, (await siteThat('bread')).port);
    const port = await startProxy(network);
    for (let i = 0; i < LIMITS.requests; i++) expect((await get(port, 'http://shop.example/')).status).toBe(200);
    expect((await get(port, 'http://shop.example/')).status).toBe(403);
    expect(await tunnel(port, 'shop.example:443')).toMatch(/^HTTP\/1.1 403/);
    expect(network.dialled).toHaveLength(LIMITS.requests);
  });

  it('closes all connections after the maximum of bytes', async () => {
    const site = await siteThat('x'.repeat(1_000_000));
    const port = await startProxy(loopbackNetwork({ 'shop.example': ['93.184.216.34'] }, site.port));
    const { length } = await tunnel(port, 'shop.example:443');
    expect(length).toBeLessThan(LIMITS.bytes + 200_000);
    expect((await get(port, 'http://shop.example/')).status).toBe(403);
  });
});
