import { describe, expect, it } from 'vitest';
import { screenshotsIn, screenshotsToLine } from './protocol.ts';
import { createScreenshotsPort } from './screenshots-port.ts';
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

describe('pictures that travel in a line', () => {
  it('arrive as they were', () => {
    expect(screenshotsIn(screenshotsToLine(taken(webpOf(150_000))))).toEqual(taken(webpOf(150_000)));
    const failed = { ok: false, reason: 'busy', detail: 'too many' } as const;
    expect(screenshotsIn(screenshotsToLine(failed))).toEqual(failed);
  });

  it.each([
    ['too large', screenshotsToLine(taken(webpOf(150_001)))],
    ['of another format', screenshotsToLine(taken(new Uint8Array(100)))],
    ['no bytes', '{"ok":true,"screenshots":[{"name":"phone","width":1,"height":1,"webp":"<>"}]}'],
    ['of no screen of ours', '{"ok":true,"screenshots":[{"name":"wall","width":1,"height":1,"webp":""}]}'],
    ['no answer at all', 'null'],
  ])('are not believed when they are %s', (_, line) => {
    expect(screenshotsIn(line)).toBeUndefined();
  });
});

describe('the port of pictures', () => {
  const { signal } = new AbortController();

  it('takes none of an address that is refused as it is written', async () => {
    const port = createScreenshotsPort(() => Promise.reject(new Error('asked')));
    for (const url of ['ftp://shop.example/', 'http://shop.example:22/', 'nonsense'])
      expect(await port.take(url, RULES, signal, 'all')).toMatchObject({ ok: false, reason: 'failed' });
  });

  it('ends what is under way when it is closed, and begins nothing more', async () => {
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
