import { once } from 'node:events';
import { connect } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, type Listening } from './serve.ts';

const opened: Listening[] = [];
const serve = async (app: express.Express): Promise<Listening> => {
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  opened.push(listening);
  return listening;
};

afterEach(async () => {
  await Promise.all(opened.splice(0).map((listening) => listening.close()));
});

/** Sends arbitrary bytes and returns everything until the end of the connection. */
const answerTo = async ({ url }: Listening, bytes: string): Promise<string> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return text;
};

describe('a request that cannot reach the app', () => {
  const head = 'Host: localhost\r\nConnection: close\r\n';

  it.each([
    ['is no HTTP', 'nonsense\r\n\r\n', '400 Bad Request', 'The request is malformed'],
    [
      'says nonsense of its length',
      `POST / HTTP/1.1\r\n${head}Content-Length: -1\r\n\r\n`,
      '400',
      'The request is malformed',
    ],
    ['has headers of 20 kB', `GET / HTTP/1.1\r\n${head}X: ${'x'.repeat(20_000)}\r\n\r\n`, '431', 'too large'],
    ['has an address that is none', `GET http://[::1/ HTTP/1.1\r\n${head}\r\n`, '400', 'The address is malformed'],
    ['has an address of another kind', `GET foo:///a HTTP/1.1\r\n${head}\r\n`, '400', 'The address is malformed'],
    ['names no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400', 'The request has no Host header'],
    [
      'expects something unknown',
      `GET / HTTP/1.1\r\n${head}Expect: x\r\n\r\n`,
      '417',
      'The only supported expectation',
    ],
  ])('is refused in the form of all errors where it %s', async (_what, bytes, status, error) => {
    const answer = await answerTo(await serve(express()), bytes);
    const [answered = '', body = ''] = answer.split(/\r\n\r\n(?:[\da-f]+\r\n)?/i);
    expect(answered).toContain(`HTTP/1.1 ${status}`);
    expect(answered).toMatch(/^content-type: application\/json; charset=utf-8$/im);
    expect(JSON.parse(body.split('\r\n')[0] ?? '')).toMatchObject({ error: expect.stringContaining(error) as string });
  });

  it('is refused without a body if it is a HEAD', async () => {
    const answer = await answerTo(await serve(express()), `HEAD / HTTP/1.1\r\n${head}X: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 [^]*\r\n\r\n$/);
  });

  it.each(['*', 'http://x/here', 'HTTP://x:1/here?a=b'])('is not one for %s', async (target) => {
    const app = express().use((_request, response) => void response.json({ is: 'here' }));
    expect(await answerTo(await serve(app), `OPTIONS ${target} HTTP/1.1\r\n${head}\r\n`)).toContain('here');
  });

  it('is not an HTTP/1.0 request without a host', async () => {
    const app = express().use((_request, response) => void response.send('here'));
    expect(await answerTo(await serve(app), 'GET / HTTP/1.0\r\n\r\n')).toContain('here');
  });

  it('does not replace the answer to the previous request', async () => {
    const app = express().post('/', (_request, response) => setImmediate(() => response.status(201).send('done')));
    const answer = await answerTo(
      await serve(app),
      `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n{}\r\n\r\n`,
    );
    expect(answer).toContain('HTTP/1.1 201');
    expect(answer).toContain('done');
    expect(answer).not.toContain('400');
  });

  it('lets a running answer finish', async () => {
    const app = express().get('/', (_request, response) => {
      response.write('begun');
      setImmediate(() => response.end('ended'));
    });
    const answer = await answerTo(await serve(app), 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\nnonsense\r\n\r\n');
    expect(answer).toContain('begun');
    expect(answer).toContain('ended');
    expect(answer).not.toContain('malformed');
  });
});
