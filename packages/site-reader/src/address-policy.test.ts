import { describe, expect, it } from 'vitest';
import { READ_BUDGETS } from './budgets.ts';
import type { Network } from './network.ts';
import { readFrom, readOnePage, serve, servePage } from './testing/loopback-server.ts';
import { loopbackNetwork, recordingNetwork } from './testing/recording-network.ts';

const PAGE = '<title>Shop</title><h1>Bread</h1><p>Fresh bread every morning.</p>';
const rules = { ports: [80, 443], allow: [] };
const read = (url: string, network: Network, allow: string[] = []) =>
  readOnePage(url, { network, rules: { ...rules, allow }, budgets: READ_BUDGETS });
const refused = { ok: false, failure: { reason: 'refused-address' } };

describe('reading a public page', () => {
  it('connects to the checked address, and sends the name to the site', async () => {
    let host: string | undefined;
    const server = await serve((request, response) => {
      host = request.headers.host;
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    });
    const network = loopbackNetwork({ 'shop.example': ['93.184.216.34'] }, server.port);
    expect(await read('http://shop.example/a', network)).toMatchObject({
      ok: true,
      snapshot: { title: 'Shop', requestedUrl: 'http://shop.example/a', finalUrl: 'http://shop.example/a' },
    });
    expect(network.dialled).toEqual(['93.184.216.34:80']);
    expect(host).toBe('shop.example');
  });

  it('looks a name up once, however often its answer changes', async () => {
    const server = await servePage(PAGE);
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const network = loopbackNetwork({ 'shop.example': () => answers.shift() ?? ['10.0.0.1'] }, server.port);
    expect(await read('http://shop.example/', network)).toMatchObject({ ok: true });
    expect(network.resolved).toEqual(['shop.example']);
    expect(network.dialled).toEqual(['93.184.216.34:80']);
  });

  it('is refused if the connection ends at another address than the checked one', async () => {
    const server = await servePage(PAGE);
    const network = loopbackNetwork({ 'shop.example': ['93.184.216.34', '93.184.216.35'] }, server.port, '127.0.0.1');
    expect(await read('http://shop.example/', network)).toMatchObject(refused);
    expect(network.dialled).toHaveLength(1);
  });

  it('tries the next address when one does not answer, and at most four', async () => {
    const addresses = Array.from({ length: 9 }, (_, i) => `93.184.216.${i + 1}`);
    const network = recordingNetwork({ 'shop.example': addresses });
    expect(await read('http://shop.example/', network)).toMatchObject({
      ok: false,
      failure: { reason: 'unreachable', detail: 'ECONNREFUSED' },
    });
    expect(network.dialled).toEqual(addresses.slice(0, 4).map((address) => `${address}:80`));
  });

  it('sends a user agent and no cookie', async () => {
    const asked: Record<string, unknown>[] = [];
    const server = await serve((request, response) => {
      asked.push(request.headers);
      const isFirst = asked.length === 1;
      response.setHeader('set-cookie', 'id=1; Path=/');
      if (isFirst) response.writeHead(302, { location: '/next' }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    });
    await readFrom(server);
    expect(asked).toHaveLength(2);
    for (const headers of asked) {
      expect(headers).toEqual({
        host: `127.0.0.1:${server.port}`,
        connection: 'close',
        'user-agent': 'Twofold/1.0 (+site analysis)',
        accept: 'text/html,application/xhtml+xml;q=0.9',
        'accept-language': 'en',
        'accept-encoding': 'gzip, br',
      });
    }
  });

  it('requests no resource of the page', async () => {
    const paths: (string | undefined)[] = [];
    const server = await serve((request, response) => {
      paths.push(request.url);
      response.writeHead(200, { 'content-type': 'text/html', refresh: '0; url=/refreshed' });
      response.end(
        `<link rel=icon href=/i.png><link rel=stylesheet href=/s.css><meta http-equiv=refresh content="0;url=/r">
         <meta property=og:image content=/o.png><script src=/s.js></script><img src=/p.png><iframe src=/f></iframe>${PAGE}`,
      );
    });
    expect(await readFrom(server)).toMatchObject({ ok: true });
    expect(paths).toEqual(['/']);
  });

  it('is refused at an address of this machine, even a public one', async () => {
    const network = recordingNetwork({ 'shop.example': ['93.184.216.34'] }, ['127.0.0.1', '93.184.216.34']);
    expect(await read('http://shop.example/', network)).toMatchObject(refused);
    expect(network.dialled).toEqual([]);
  });
});

describe('following redirects', () => {
  const redirecting = (hops: Record<string, string>) =>
    serve((request, response) => {
      const location = hops[request.url ?? ''];
      if (location === undefined) response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
      else response.writeHead(302, { location }).end('moved');
    });

  it('follows five', async () => {
    const server = await redirecting({ '/': '/1', '/1': '2', '/2': '/3?x', '/3?x': '/4#a', '/4': '/5' });
    expect(await readFrom(server)).toMatchObject({
      ok: true,
      snapshot: { finalUrl: `${server.url}/5`, requestedUrl: `${server.url}/` },
    });
  });

  it('does not follow a sixth', async () => {
    const server = await redirecting({ '/': '/1', '/1': '/2', '/2': '/3', '/3': '/4', '/4': '/5', '/5': '/6' });
    expect(await readFrom(server)).toEqual({
      ok: false,
      failure: { reason: 'unreachable', detail: 'the page redirects too often' },
    });
  });

  it.each<Record<string, string>>([{ '/': '/' }, { '/': '/#top' }, { '/': '/a', '/a': '/' }])(
    'notices the loop %j',
    async (hops) => {
      const server = await redirecting(hops);
      expect(await readFrom(server)).toEqual({
        ok: false,
        failure: { reason: 'unreachable', detail: 'the page redirects in a loop' },
      });
    },
  );

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:127.0.0.1]/',
    '//127.0.0.1/',
    'http://2130706433/',
    'http://inner.example/',
    'https://inner.example/',
    'http://shop.example:6379/',
    'http://127.0.0.1:6379/',
    'file:///etc/passwd',
    'data:text/html,<p>hello',
    'javascript:alert(1)',
    'gopher://shop.example/',
    'http://a:b@shop.example/',
    `http://shop.example/${'a'.repeat(3_000)}`,
  ])('refuses to go to %s', async (location) => {
    const server = await redirecting({ '/': location });
    const network = loopbackNetwork({ 'shop.example': ['93.184.216.34'], 'inner.example': ['10.0.0.1'] }, server.port);
    expect(await read('http://shop.example/', network)).toMatchObject(refused);
    expect(network.dialled).toEqual(['93.184.216.34:80']);
  });

  it('checks a name again at every hop', async () => {
    const server = await redirecting({ '/': '/again' });
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const network = loopbackNetwork({ 'shop.example': () => answers.shift() ?? [] }, server.port);
    expect(await read('http://shop.example/', network)).toMatchObject(refused);
    expect(network.dialled).toEqual(['93.184.216.34:80']);
  });

  it('may follow one to an allowed pair', async () => {
    const allowed = await servePage(PAGE);
    const server = await redirecting({ '/': `${allowed.url}/` });
    const network = loopbackNetwork({ 'shop.example': ['93.184.216.34'] }, server.port);
    const pair = `127.0.0.1:${allowed.port}`;
    expect(await read('http://shop.example/', network, [pair])).toMatchObject({ ok: true });
    expect(network.dialled).toEqual(['93.184.216.34:80', pair]);
  });

  it('follows none from an allowed pair to another special address', async () => {
    const server = await redirecting({ '/': 'http://127.0.0.1/' });
    expect(await readFrom(server)).toMatchObject(refused);
  });
});
