import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startApiServer } from '../../../testing/api-server.ts';
import type * as Module from './introduce-browser.ts';

const server = startApiServer();

/** The module as a page that has just been loaded sees it: the query makes it another one. */
const load = async (query: string) => {
  const file = `./introduce-browser.ts?${query}`;
  return ((await import(file)) as typeof Module).introduceBrowser;
};

describe('a browser that introduces itself', () => {
  it('does so once for a page', async () => {
    let asked = 0;
    server.use(
      http.post('*/api/device', () => {
        asked++;
        return HttpResponse.json({ ok: true });
      }),
    );
    const introduceBrowser = await load('answered');
    await introduceBrowser();
    await introduceBrowser();
    expect(asked).toBe(1);
  });

  it.each([
    ['refused', () => HttpResponse.json({ error: 'No' }, { status: 503 })],
    ['unanswered', () => HttpResponse.error()],
  ])('tries again next time when it was %s, and throws nothing', async (outcome, answer) => {
    let asked = 0;
    server.use(
      http.post('*/api/device', () => {
        asked++;
        return answer();
      }),
    );
    const introduceBrowser = await load(outcome);
    await introduceBrowser();
    await introduceBrowser();
    expect(asked).toBe(2);
  });
});
