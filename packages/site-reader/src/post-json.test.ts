import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createPostJson, whyNotPostable } from './post-json.ts';
import { EXPIRED_CERTIFICATE, OTHER_CERTIFICATE, TEST_CERTIFICATE, TEST_KEY } from './testing/certificates.ts';
import { FORBIDDEN_TARGETS } from './testing/forbidden-targets.ts';
import { serve, serveRaw } from './testing/loopback-server.ts';
import { loopbackNetwork, recordingNetwork } from './testing/recording-network.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const REQUEST = { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"test"}' };
/** Posts to a server of this machine whose pair is allowed, over plain http. */
const postTo = async (url: string, options: { totalMs?: number } = {}) =>
  createPostJson({ allow: [new URL(url).host], ...options })(url, REQUEST);
const aTlsServer = async (cert: string): Promise<number> => {
  const server = createTlsServer({ key: TEST_KEY, cert }, (_, response) => response.end('ok'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(() => server.close());
  return (server.address() as AddressInfo).port;
};

describe('posting JSON', () => {
  it('sends the body with the headers, and returns status and text', async () => {
    let asked: unknown;
    const { url } = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const { method, url: path, headers } = request;
        asked = {
          method,
          path,
          body,
          id: headers['webhook-id'],
          type: headers['content-type'],
          cookie: headers.cookie,
        };
        response.writeHead(202).end('taken');
      });
    });
    expect(await postTo(`${url}/hook?x=1`)).toEqual({ ok: true, status: 202, answer: 'taken' });
    expect(asked).toEqual({
      method: 'POST',
      path: '/hook?x=1',
      body: REQUEST.body,
      id: 'msg_1',
      type: 'application/json',
    });
  });

  it('follows no redirect', async () => {
    let asked = 0;
    const { url } = await serve((_, response) => {
      asked += 1;
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await postTo(url)).toMatchObject({ ok: true, status: 307 });
    expect(asked).toBe(1);
  });

  it('reads at most 64 kB of a response', async () => {
    const { url, open } = await serve((_, response) => {
      const more = (): boolean => response.destroyed || (response.write('x'.repeat(16_384)) && more());
      response.on('drain', more);
      more();
    });
    const posted = await postTo(url);
    expect(posted.ok && posted.answer.length).toBe(65_536);
    await expect.poll(open).toBe(0);
  });

  it('times out, both before the header and while the body drips', async () => {
    const silent = await serveRaw(() => {});
    const { url: dripping } = await serve((_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    for (const url of [silent.url, dripping])
      expect(await postTo(url, { totalMs: 200 })).toEqual({ ok: false, problem: 'No answer within 0.2 seconds' });
  });

  it('says why there is no response', async () => {
    const nowhere = await serve(() => {});
    const closing = await serveRaw((socket) => socket.destroy());
    expect(await postTo(closing.url)).toEqual({ ok: false, problem: 'The connection was closed' });
    const network = recordingNetwork({ 'gone.example': ['93.184.216.34'] });
    const post = createPostJson({ network });
    expect(await post('https://gone.example/', REQUEST)).toEqual({ ok: false, problem: 'The connection was refused' });
    expect(await post('https://none.example/', REQUEST)).toEqual({ ok: false, problem: 'The name has no address' });
    expect(nowhere.open()).toBe(0);
  });

  it.each([
    ['that is not trusted', TEST_CERTIFICATE, [], 'The certificate is not trusted'],
    ['of another name', OTHER_CERTIFICATE, [OTHER_CERTIFICATE], 'The certificate is for another name'],
    ['that has expired', EXPIRED_CERTIFICATE, [EXPIRED_CERTIFICATE], 'The certificate has expired'],
  ])('refuses a certificate %s', async (_, certificate, trusted, problem) => {
    const network = loopbackNetwork({ 'shop.example': ['93.184.216.34'] }, await aTlsServer(certificate));
    const posted = await createPostJson({ network, trusted })('https://shop.example/', REQUEST);
    expect(posted).toEqual({ ok: false, problem });
  });

  it('accepts a valid certificate', async () => {
    const network = loopbackNetwork({ 'shop.example': ['93.184.216.34'] }, await aTlsServer(TEST_CERTIFICATE));
    const post = createPostJson({ network, trusted: [TEST_CERTIFICATE] });
    expect(await post('https://shop.example/', REQUEST)).toEqual({ ok: true, status: 200, answer: 'ok' });
  });
});

describe('the address to post to', () => {
  it.each(FORBIDDEN_TARGETS)('is not $name ($url)', async ({ url, answers = {} }) => {
    const network = recordingNetwork(answers);
    const posted = await createPostJson({ network })(url.replace(/^http:/, 'https:'), REQUEST);
    expect(posted).toMatchObject({ ok: false });
    expect(network.dialled).toEqual([]);
  });

  it.each([
    ['http://shop.example/', 'Not sent: the address is not https'],
    ['https://shop.example:8443/', 'Not sent: the port is not a web port'],
    ['https://user:word@shop.example/', 'Not sent: the URL holds credentials'],
    ['ftp://shop.example/', 'Not sent: neither http nor https'],
  ])('is not %s', async (url, problem) => {
    const network = recordingNetwork({ 'shop.example': ['93.184.216.34'] });
    expect(await createPostJson({ network })(url, REQUEST)).toEqual({ ok: false, problem });
    expect(network.dialled).toEqual([]);
    expect(whyNotPostable(url)).toBeDefined();
  });

  it('may be http where that pair is allowed', () => {
    expect(whyNotPostable('http://127.0.0.1:4000/x', ['127.0.0.1:4000'])).toBeUndefined();
    expect(whyNotPostable('https://shop.example/hook')).toBeUndefined();
  });
});
