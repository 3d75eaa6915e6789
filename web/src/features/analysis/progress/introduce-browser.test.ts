import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../../../testing/api-server.ts';

const server = startApiServer();

/** As a page finds it that has just been loaded. */
const load = async () => (await import('./introduce-browser.ts')).introduceBrowser;
beforeEach(() => void vi.resetModules());

describe('a browser that introduces itself', () => {
  it('does so once for a page', async () => {
    let asked = 0;
    server.use(
      http.post('*/api/device', () => {
        asked++;
        return HttpResponse.json({ ok: true });
      }),
    );
    const introduceBrowser = await load();
    await introduceBrowser();
    await introduceBrowser();
    expect(asked).toBe(1);
  });

  it.each([
    ['refused', () => HttpResponse.json({ error: 'No' }, { status: 503 })],
    ['not answered', () => HttpResponse.error()],
  ])('tries again next time when it was %s, and throws nothing', async (_, answer) => {
    let asked = 0;
    server.use(
      http.post('*/api/device', () => {
        asked++;
        return answer();
      }),
    );
    const introduceBrowser = await load();
    await introduceBrowser();
    await introduceBrowser();
    expect(asked).toBe(2);
  });
});
