import type { ServerResponse } from 'node:http';
import { afterEach, beforeAll, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { skipBecause } from '@twofold/testing/skip-because';
import { startCanary, type Canary } from '../testing/canary.ts';
import { probingPage, PROBES } from '../testing/probing-page.ts';
import { renderPages, type Page } from '../testing/render-pages.ts';
import type { CanRender } from './check-rendering.ts';
import { createRenderer } from './renderer.ts';
import { RENDER_BUDGETS, type RendererOptions } from './run-renderer.ts';

/** Long limits, since the machine may be busy; only a page whose network is never idle is read earlier than in the product. */
const BUDGETS = { ...RENDER_BUDGETS, settleMs: 2_000, totalMs: 60_000 };
const PATIENCE_MS = 150_000;
const LEVELS = ['namespaces', 'network', 'none'] as const;
const OPEN_PROXY = new URL('../testing/open-proxy-child.ts', import.meta.url);

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

/** Renders the page of a site, and waits until all its processes have ended. */
const render = async (pages: Readonly<Record<string, Page>>, options: Partial<RendererOptions> = {}) => {
  const rendered = await renderPages(how, 'page', pages, { budgets: BUDGETS, ...options });
  const { answer } = rendered;
  return { ...rendered, html: answer.ok ? (answer.page?.html ?? '') : '' };
};

const script = (text: string): Record<string, Page> => ({ '/': `<p>A page.</p><script>${text}</script>` });

describe('a page that tries to reach this machine', { timeout: PATIENCE_MS }, () => {
  it.each(LEVELS)('reaches only its site, with isolation %s', async (isolation) => {
    if (how.ok && LEVELS.indexOf(isolation) < LEVELS.indexOf(how.isolation)) return;
    const { html, asked, processes } = await render({ '/': probingPage(canary.port) }, { isolation });
    expect(html).toContain('Everything was tried.');
    expect(html).not.toContain('root:');
    expect(canary.hits).toEqual([]);
    expect(asked).not.toContain('/sw.js');
    expect(asked).not.toContain('/popup');
    expect(processes).toBeGreaterThan(3);
  });

  it('would reach it through a proxy that allows loopback', async () => {
    await render({ '/': probingPage(canary.port) }, { proxyEntry: OPEN_PROXY });
    expect(PROBES.filter((name) => !canary.hits.includes(name))).toEqual([]);
  });

  it('does not reach it by a redirect or its own scripts', async () => {
    const away = `http://127.0.0.1:${canary.port}/away`;
    const { answer } = await render({ '/': (response) => response.writeHead(302, { location: away }).end() });
    expect(answer.ok && answer.page?.status).not.toBe(200);
    await render({ '/': `<meta http-equiv=refresh content="1;url=${away}"><script>location = '${away}'</script>` });
    expect(canary.hits).toEqual([]);
  });

  it('does not reach files or pages of the browser', async () => {
    const urls = ['file:///etc/passwd', 'chrome://version', 'view-source:file:///etc/passwd', 'data:text/html,x'];
    const { answer, origin } = await render(
      script(urls.map((url, i) => `setTimeout(() => { location = '${url}' }, ${100 * i});`).join('')),
    );
    expect(answer).toMatchObject({ ok: true, page: { finalUrl: `${origin}/` } });
  });
});

/** Shorter limits than in the product: a page that runs without end uses up all its time. */
const BRIEF = { ...RENDER_BUDGETS, settleMs: 5_000, totalMs: 10_000 };
/** Even all at once on a busy machine, each ends within the time that the product promises. */
const GONE_MS = 21_000;

const WITHOUT_END = {
  'a loop': 'for (;;);',
  dialogs: 'for (;;) alert(1);',
  'a heap': 'const all = []; for (;;) all.push(new Array(1e6).fill({}));',
  memory: 'const all = []; for (;;) all.push(new Uint8Array(2e7).fill(1));',
  navigations: 'setInterval(() => { location = "/?" + Math.random(); }, 1)',
  workers: 'const code = URL.createObjectURL(new Blob(["for(;;);"])); for (let i = 0; i < 500; i++) new Worker(code);',
};

describe('a page that takes too many resources', { timeout: PATIENCE_MS }, () => {
  it('ends in time, leaves no process behind, and does not block the next page', async () => {
    const times = await Promise.all(
      Object.entries(WITHOUT_END).map(async ([name, text], i) => {
        const isolation = i % 2 === 0 && how.ok ? how.isolation : 'none'; // Tests both ways of killing the processes.
        return {
          name,
          ms: (await render(script(text), { isolation, budgets: BRIEF })).ms,
        };
      }),
    );
    expect(times.filter(({ ms }) => ms > GONE_MS)).toEqual([]);
    const next = await render(script('document.body.append("written by a script")'));
    expect(next.html).toContain('written by a script</body>');
  });

  it('is killed for its memory', async () => {
    const bomb = 'const all = []; setInterval(() => all.push(new Uint8Array(1e8).fill(1)), 10);';
    const { answer } = await render(script(bomb), { budgets: { ...BUDGETS, memoryBytes: 600_000_000 } });
    expect(answer).toEqual({ ok: false, detail: expect.stringMatching(/memory|crashed/) });
  });

  it('makes only a limited number of requests', async () => {
    const budgets = { ...BUDGETS, requests: 20 };
    const many = script('for (let i = 0; i < 1_000; i++) fetch("/" + i).catch(() => {});');
    const { asked } = await render(many, { budgets });
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length).toBeLessThanOrEqual(budgets.requests);
  });

  it('is read in part if it never ends, and not at all if it never begins', async () => {
    const slow = (response: ServerResponse): void => {
      response.write('<p>The beginning.</p>');
      const drip = setInterval(() => response.write('<p>more</p>'), 100);
      response.once('close', () => clearInterval(drip));
    };
    const [endless, silent] = await Promise.all([render({ '/': slow }), render({ '/': () => {} })]);
    expect(endless.html).toContain('The beginning.');
    expect(silent.answer.ok).toBe(false);
  });

  it('leaves no file behind', async () => {
    const file = (response: ServerResponse): void =>
      void response.writeHead(200, { 'content-disposition': 'attachment; filename=a.bin' }).end('x'.repeat(1_000));
    const { html } = await render({ ...script('location = "/file"'), '/file': file });
    expect(html).toContain('A page.');
  });
});
