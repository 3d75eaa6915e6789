import type { Socket } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readFrom, serve, servePage, serveRaw, type LoopbackServer } from './testing/loopback-server.ts';

const PAGE = '<title>Shop</title><h1>Bread</h1><p>Fresh bread every morning.</p>';
const unreachable = (detail: string | RegExp) => ({
  ok: false,
  failure: { reason: 'unreachable', detail: detail instanceof RegExp ? expect.stringMatching(detail) : detail },
});
const read = { ok: true, snapshot: { title: 'Shop', text: 'Bread\nFresh bread every morning.' } };

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';

/** Keeps writing whenever the other side has read. */
const writeForever = (socket: Socket, chunk: string | Buffer) => {
  const more = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', more);
  more();
};

const closesEveryConnection = async (server: LoopbackServer): Promise<void> => {
  await expect.poll(server.open, { timeout: 5_000 }).toBe(0);
};

describe('a response without end', () => {
  it('is cut off after 2 MB', async () => {
    const server = await serveRaw((socket) => {
      socket.write(`${HEAD}\r\n`);
      writeForever(socket, Buffer.alloc(65_536, '<p>more</p>'));
    });
    expect(await readFrom(server)).toMatchObject(unreachable('the page has more than 2000000 bytes as sent'));
    await closesEveryConnection(server);
  });

  it('is cut off when it drips', async () => {
    const timers: NodeJS.Timeout[] = [];
    const server = await serveRaw((socket) => {
      socket.write(`${HEAD}\r\n<h1>Bread`);
      timers.push(setInterval(() => socket.write('<p>x'), 20));
    });
    expect(await readFrom(server, '/', { totalMs: 400 })).toMatchObject(unreachable('not read within 400 ms'));
    await closesEveryConnection(server);
    timers.forEach(clearInterval);
  });

  it('is cut off when it falls silent', async () => {
    const server = await serveRaw((socket) => socket.write(`${HEAD}\r\n<h1>Bread`));
    expect(await readFrom(server, '/', { idleMs: 100 })).toMatchObject(unreachable('UND_ERR_BODY_TIMEOUT'));
    await closesEveryConnection(server);
  });

  it('is cut off when it does not begin', async () => {
    const server = await serveRaw(() => {});
    expect(await readFrom(server, '/', { totalMs: 300 })).toMatchObject(unreachable('not read within 300 ms'));
    await closesEveryConnection(server);
  });

  it('is cut off when its headers go on and on', async () => {
    const server = await serveRaw((socket) => {
      socket.write(HEAD);
      writeForever(socket, `X-More: ${'x'.repeat(1_000)}\r\n`);
    });
    expect(await readFrom(server)).toMatchObject(unreachable('UND_ERR_HEADERS_OVERFLOW'));
    await closesEveryConnection(server);
  });

  it('is cut off when its headers drip', async () => {
    const timers: NodeJS.Timeout[] = [];
    const server = await serveRaw((socket) => {
      socket.write(HEAD);
      timers.push(setInterval(() => socket.write('X-More: x\r\n'), 20));
    });
    expect(await readFrom(server, '/', { totalMs: 400 })).toMatchObject(unreachable('not read within 400 ms'));
    await closesEveryConnection(server);
    timers.forEach(clearInterval);
  });

  it('is cut off when it is a series of informational responses', async () => {
    const server = await serveRaw((socket) => writeForever(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'));
    expect(await readFrom(server, '/', { totalMs: 400 })).toMatchObject(unreachable('not read within 400 ms'));
    await closesEveryConnection(server);
  });
});

const quickBrotli = (body: string | Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } });

describe('a compressed response', () => {
  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['br', quickBrotli],
  ])('is decompressed: %s', async (encoding, pack) => {
    expect(await readFrom(await servePage(pack(PAGE), { 'content-encoding': encoding }))).toMatchObject(read);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', quickBrotli],
  ])('is cut off when it is a bomb: %s', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(50_000_000, ' '));
    expect(bomb.length).toBeLessThan(200_000);
    const server = await servePage(bomb, { 'content-encoding': encoding });
    expect(await readFrom(server)).toMatchObject(unreachable('the page has more than 5000000 bytes unpacked'));
  });

  it.each([
    ['two layers in one header', gzipSync(gzipSync(PAGE)), 'gzip, gzip'],
    ['two layers in two headers', gzipSync(gzipSync(PAGE)), ['gzip', 'gzip']],
    ['deflate', deflateSync(PAGE), 'deflate'],
    ['an unknown encoding', Buffer.from(PAGE), 'zstd'],
    ['an encoding of another name', gzipSync(PAGE), 'gzip;q=1'],
  ])('is not read with %s', async (_name, body, encoding) => {
    const server = await servePage(body, { 'content-encoding': encoding });
    expect(await readFrom(server)).toMatchObject(unreachable('the page is packed in a way that is not read'));
  });

  it('is not read when it is truncated', async () => {
    const packed = gzipSync(PAGE);
    const server = await servePage(packed.subarray(0, packed.length - 20), { 'content-encoding': 'gzip' });
    expect(await readFrom(server)).toMatchObject(unreachable('Z_BUF_ERROR'));
  });

  it('is not read when it is not compressed at all', async () => {
    expect(await readFrom(await servePage(PAGE, { 'content-encoding': 'gzip' }))).toMatchObject(
      unreachable('Z_DATA_ERROR'),
    );
  });
});

describe('a response with the wrong size', () => {
  it('of 50 MB is cut off', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 50_000_000 });
      response.write(Buffer.alloc(3_000_000, 'x'));
    });
    expect(await readFrom(server)).toMatchObject(unreachable(/more than 2000000 bytes as sent/));
    await closesEveryConnection(server);
  });

  it('is not read when less comes than was announced', async () => {
    const server = await serveRaw((socket) => socket.end(`${HEAD}Content-Length: 5000\r\n\r\n${PAGE}`));
    expect(await readFrom(server)).toMatchObject(unreachable('UND_ERR_SOCKET'));
  });

  it('is read up to what was announced', async () => {
    const server = await serveRaw((socket) =>
      socket.end(`${HEAD}Content-Length: ${PAGE.length}\r\n\r\n${PAGE}<p>and more`),
    );
    expect(await readFrom(server)).toMatchObject(read);
  });

  it('is not read when a chunk is missing', async () => {
    const server = await serveRaw((socket) => socket.end(`${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\n<h1>B\r\n`));
    expect(await readFrom(server)).toMatchObject(unreachable('UND_ERR_SOCKET'));
  });

  it.each([
    ['two different lengths', `Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`],
    ['a length and chunks', `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a length that is no number', `Content-Length: many\r\n\r\nhello`],
  ])('is not read with %s', async (_name, rest) => {
    const server = await serveRaw((socket) => socket.end(HEAD + rest));
    expect(await readFrom(server)).toMatchObject(unreachable(/HTTP|MISMATCH/));
  });
});

describe('an invalid response', () => {
  it.each(['', 'SSH-2.0-OpenSSH_9.2\r\n', '220 mail ready\r\n', 'HTTP/9.9 200 OK\r\n\r\n', '<h1>Bread</h1>'])(
    'is not read: %j',
    async (text) => {
      const server = await serveRaw((socket) => socket.end(text));
      expect(await readFrom(server)).toMatchObject(unreachable(/HTTP|UND_ERR_SOCKET/));
    },
  );

  it('ends the read when the connection is reset', async () => {
    const server = await serveRaw((socket) => socket.resetAndDestroy());
    expect(await readFrom(server)).toMatchObject(unreachable(/^(ECONNRESET|UND_ERR_SOCKET)$/));
  });

  it.each([400, 404, 410, 418, 500, 502, 503, 504, 520])('is not read with status %i', async (status) => {
    const server = await serve((_request, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end(PAGE),
    );
    expect(await readFrom(server)).toMatchObject(unreachable(`the site answers ${status}`));
  });

  it.each([300, 304, 305])('is not read with status %i, which leads nowhere', async (status) => {
    const server = await serve((_request, response) => response.writeHead(status, { location: '/x' }).end());
    expect(await readFrom(server)).toMatchObject(unreachable(`the site answers ${status}`));
  });

  it('is not read when a redirect does not say where to', async () => {
    const server = await serve((_request, response) => response.writeHead(302).end());
    expect(await readFrom(server)).toMatchObject(unreachable('the site answers 302'));
  });
});
