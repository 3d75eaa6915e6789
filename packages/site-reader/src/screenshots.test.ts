import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { askForScreenshots } from './service-client.ts';
import { earlyToLine, parseScreenshots, screenshotsToLine } from './protocol.ts';
import { startReaderService } from './reader-service.ts';
import { createScreenshotsPort, type RunScreenshots } from './screenshots-port.ts';
import type { ScreenshotsResult } from './screenshots.ts';

const webpOf = (size: number): Uint8Array => {
  const bytes = new Uint8Array(size);
  bytes.set(Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'));
  return bytes;
};
const taken = (webp: Uint8Array): ScreenshotsResult => ({
  ok: true,
  screenshots: [{ name: 'phone', width: 390, height: 844, webp }],
});
const RULES = { ports: [80], allow: [] };

describe('screenshots in a line', () => {
  it('are parsed as they were sent', () => {
    expect(parseScreenshots(screenshotsToLine(taken(webpOf(150_000))))).toEqual(taken(webpOf(150_000)));
    const failed = { ok: false, reason: 'busy', detail: 'too many' } as const;
    expect(parseScreenshots(screenshotsToLine(failed))).toEqual(failed);
  });

  it.each([
    ['too large', screenshotsToLine(taken(webpOf(150_001)))],
    ['of another format', screenshotsToLine(taken(new Uint8Array(100)))],
    ['no bytes', '{"ok":true,"screenshots":[{"name":"phone","width":1,"height":1,"webp":"<>"}]}'],
    ['of no screen of ours', '{"ok":true,"screenshots":[{"name":"wall","width":1,"height":1,"webp":""}]}'],
    ['no answer at all', 'null'],
  ])('are rejected if they are %s', (_, line) => {
    expect(parseScreenshots(line)).toBeUndefined();
  });
});

describe('early screenshots', () => {
  const early = (webp: Uint8Array) => earlyToLine([{ name: 'phone', width: 390, height: 844, webp }]);
  /** A service that writes these lines to every client, and its requests. */
  const aService = async (...lines: readonly string[]) => {
    const asked: string[] = [];
    const server = createServer((socket) => {
      socket
        .on('error', () => {})
        .once('data', (chunk: Buffer) => {
          asked.push(chunk.toString());
          socket.end(lines.join(''));
        });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const take = askForScreenshots({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
    return { asked, take };
  };
  const told: unknown[] = [];
  const tell = (screenshots: unknown): void => void told.push(screenshots);
  const { signal } = new AbortController();
  afterEach(() => told.splice(0));

  it('are passed on once, before the rest', async () => {
    const answer = screenshotsToLine(taken(webpOf(30)));
    const { take } = await aService(early(webpOf(20)), early(webpOf(40)), answer);
    expect(await take('http://shop.example/', RULES, signal, 'all', tell)).toEqual(taken(webpOf(30)));
    expect(told).toEqual([[{ name: 'phone', width: 390, height: 844, webp: webpOf(20) }]]);
  });

  it('are requested only by callers who want them, so that services of two releases are compatible', async () => {
    const { asked, take } = await aService(screenshotsToLine(taken(webpOf(30))));
    await take('http://shop.example/', RULES, signal, 'all');
    await take('http://shop.example/', RULES, signal, 'all', tell);
    expect(asked.map((line) => (JSON.parse(line) as { early?: unknown }).early)).toEqual([undefined, true]);
    expect(told).toEqual([]);
  });

  it('are rejected if they are invalid', async () => {
    const { take } = await aService('+nonsense\n', early(new Uint8Array(20)), screenshotsToLine(taken(webpOf(30))));
    expect(await take('http://shop.example/', RULES, signal, 'all', tell)).toEqual(taken(webpOf(30)));
    expect(told).toEqual([]);
  });

  it('are sent by the service', async () => {
    const runScreenshots: RunScreenshots = (_url, _rules, _signal, _parts, onScreenshots) => {
      const result = taken(webpOf(20));
      if (result.ok) onScreenshots?.(result.screenshots);
      return Promise.resolve(taken(webpOf(30)));
    };
    const service = await startReaderService(
      { host: '127.0.0.1', port: 0 },
      { runRead: () => Promise.resolve({ problem: 'nothing is read' }), runScreenshots },
    );
    onTestFinished(() => service.close());
    const take = askForScreenshots({ host: '127.0.0.1', port: service.port });
    expect(await take('http://shop.example/', RULES, signal, 'all', tell)).toEqual(taken(webpOf(30)));
    expect(await take('http://shop.example/', RULES, signal, 'all')).toEqual(taken(webpOf(30)));
    expect(told).toHaveLength(1);
  });
});

describe('the screenshots port', () => {
  const { signal } = new AbortController();

  it('takes none of an invalid address', async () => {
    const port = createScreenshotsPort(() => Promise.reject(new Error('asked')));
    for (const url of ['ftp://shop.example/', 'http://shop.example:22/', 'nonsense'])
      expect(await port.take(url, RULES, signal, 'all')).toMatchObject({ ok: false, reason: 'failed' });
  });

  it('aborts pending screenshots when it is closed, and takes no more', async () => {
    const port = createScreenshotsPort(async (_url, _rules, either) => {
      await new Promise((resolve) => either.addEventListener('abort', resolve));
      return taken(webpOf(12));
    });
    const taking = port.take('http://shop.example/', RULES, signal, 'all');
    const [ended] = await Promise.allSettled([taking, port.close()]);
    expect(ended).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('closed') } });
    await expect(port.take('http://shop.example/', RULES, signal, 'all')).rejects.toThrow('closed');
  });
});
