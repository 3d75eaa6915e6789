import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { SentAnswer } from './check-answer.ts';
import { recordAnswers } from './record-answers.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** The recorded responses of requests for these paths to a server with this handler. */
const recorded = async (listener: RequestListener, paths: readonly string[], isWanted = true) => {
  const answers: SentAnswer[] = [];
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const stop = recordAnswers(
    (answer) => answers.push(answer),
    () => isWanted,
  );
  ends.push(async () => {
    stop();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  for (const path of paths) await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  return answers;
};
const json = { 'content-type': 'application/json' };

describe('answers of servers in this process', () => {
  it.each<[string, RequestListener]>([
    ['at once', (_, response) => response.writeHead(201, json).end('{"a":1}')],
    [
      'in pieces',
      (_, response) => {
        response.writeHead(201, json);
        response.write('{"a"');
        response.write(Buffer.from(':'));
        response.end('1}');
      },
    ],
    [
      'with headers set before',
      (_, response) => {
        response.statusCode = 201;
        response.setHeader('Content-Type', 'application/json');
        response.end('{"a":1}');
      },
    ],
  ])('are recorded when they are sent %s', async (_, listener) => {
    expect(await recorded(listener, ['/api/a?b=c'])).toEqual([
      { method: 'GET', path: '/api/a', status: 201, contentType: 'application/json', body: '{"a":1}' },
    ]);
  });

  it('are left alone beside the API, and where they are not wanted', async () => {
    const listener: RequestListener = (_, response) => response.end('ok');
    expect(await recorded(listener, ['/', '/healthz'])).toEqual([]);
    expect(await recorded(listener, ['/api/a'], false)).toEqual([]);
  });

  it('are no longer recorded once it was stopped', async () => {
    const answers = await recorded((_, response) => response.end('ok'), []);
    await ends.splice(0)[0]?.();
    const again = await recorded((_, response) => response.end('ok'), ['/api/a']);
    expect([answers.length, again.length]).toEqual([0, 1]);
  });
});
