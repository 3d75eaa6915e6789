import { afterEach, beforeAll, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { skipBecause } from '@twofold/testing/skip-because';
import type { CanRender } from '../render/check-rendering.ts';
import { LIGHTHOUSE_BUDGETS } from '../render/measure-page.ts';
import { createRenderer } from '../render/renderer.ts';
import type { RendererOptions } from '../render/run-renderer.ts';
import { startCanary, type Canary } from '../testing/canary.ts';
import { probingPage } from '../testing/probing-page.ts';
import { renderPages, type Page } from '../testing/render-pages.ts';

const PATIENCE_MS = 200_000;
const OPEN_PROXY = new URL('../testing/open-proxy-child.ts', import.meta.url);
/** Time for killing the remaining processes on a busy machine. */
const KILLING_MS = 10_000;

let how: CanRender;
let canary: Canary;
beforeAll(async () => {
  how = await createRenderer({}).canRender();
}, PATIENCE_MS);
beforeEach(async (context: TestContext) => {
  if (!how.ok) skipBecause(context, `no sandboxed browser here: ${how.reason}`);
  canary = await startCanary();
});
afterEach(() => canary?.close());

const judge = (pages: Readonly<Record<string, Page>>, options: Partial<RendererOptions> = {}) =>
  renderPages(how, 'lighthouse', pages, { budgets: LIGHTHOUSE_BUDGETS, ...options });

describe('a page that tries to reach this machine through Lighthouse', { timeout: PATIENCE_MS }, () => {
  // The levels of isolation are tested with pages that are only rendered.
  it('reaches only its site without isolation, even by a redirect of a frame', async () => {
    const location = `http://127.0.0.1:${canary.port}/away`;
    const { asked, processes } = await judge(
      {
        '/': `${probingPage(canary.port)}<iframe src="/moved"></iframe>`,
        '/moved': (response) => response.writeHead(302, { location }).end(),
      },
      { isolation: 'none' },
    );
    expect(canary.hits).toEqual([]);
    expect(asked).toEqual(expect.arrayContaining(['/', '/moved']));
    expect(processes).toBeGreaterThan(3);
  });

  it('would reach it through a proxy that allows loopback', async () => {
    await judge({ '/': probingPage(canary.port) }, { proxyEntry: OPEN_PROXY });
    expect(canary.hits).toEqual(expect.arrayContaining(['img', 'fetch', 'iframe', 'websocket']));
  });
});

const WITHOUT_END = {
  'a loop': 'for (;;);',
  dialogs: 'for (;;) alert(1);',
  memory: 'const all = []; for (;;) all.push(new Uint8Array(2e7).fill(1));',
};

describe('a page that takes too many resources from Lighthouse', { timeout: PATIENCE_MS }, () => {
  it('is not measured, ends in time, and leaves no process behind', async () => {
    const budgets = { ...LIGHTHOUSE_BUDGETS, totalMs: 12_000 };
    const judged = await Promise.all(
      Object.entries(WITHOUT_END).map(async ([name, text]) => {
        const { answer, ms } = await judge({ '/': `<p>A page.</p><script>${text}</script>` }, { budgets });
        return { name, isMeasured: answer.ok, isLate: ms > budgets.totalMs + KILLING_MS };
      }),
    );
    expect(judged.filter(({ isMeasured, isLate }) => isMeasured || isLate)).toEqual([]);
  });

  it('is not measured after too many requests', async () => {
    const budgets = { ...LIGHTHOUSE_BUDGETS, requests: 50 };
    const many = '<p>A page.</p><script>for (let i = 0; i < 1_000; i++) fetch("/" + i).catch(() => {});</script>';
    const { answer, asked } = await judge({ '/': many }, { budgets });
    expect(answer).toEqual({ ok: false, detail: 'the page makes more than 50 requests' });
    expect(asked.length).toBeLessThanOrEqual(budgets.requests);
  });
});
