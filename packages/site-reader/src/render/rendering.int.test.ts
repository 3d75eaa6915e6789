import { afterAll, afterEach, describe, expect, it, type TestContext } from 'vitest';
import { skipBecause } from '@twofold/testing/skip-because';
import { READ_BUDGETS } from '../budgets.ts';
import { systemNetwork } from '../network.ts';
import { readPages, type AskForRender } from '../read-pages.ts';
import { createSiteReader, type SiteReaderOptions } from '../read-site.ts';
import { startReaderService } from '../reader-service.ts';
import { runReader } from '../run-reader.ts';
import { serve } from '../testing/loopback-server.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { RENDER_BUDGETS } from './run-renderer.ts';

const PATIENCE_MS = 150_000;
const APP = `<!doctype html><title>Bread</title><style>body { background: linear-gradient(red, blue) }</style>
<meta name=description content="Bread tells bakers how much to bake tomorrow."><div id=root></div>
<script>
  fetch('/words').then((answer) => answer.text()).then((words) => {
    root.innerHTML = '<main><h1>' + words + '</h1><bread-price></bread-price><a href="/pricing">Pricing</a>' +
      '<a href="/lost">Try it free</a></main>';
    console.error('no such oven /ovens?key=s3cret');
  });
  customElements.define('bread-price', class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p>A loaf is $6.50 today.</p>'; }
  });
</script>`;
const RENDERED =
  '<title>Bread</title><p>Tomorrow is sold out by nine. A loaf is $6.50 today.</p><a href="/pricing">Pricing</a>';
const PATIENT = { ...READ_BUDGETS, subpagesMs: PATIENCE_MS };
const PAGES: Readonly<Record<string, string>> = {
  '/': APP,
  '/words': 'Tomorrow is sold out by nine',
  '/pricing': '<title>Pricing</title><p>It costs $49 per month for each bakery.</p>',
};
const { signal } = new AbortController();

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const startApp = async () => {
  const app = await serve(({ url = '' }, response) => {
    response.writeHead(PAGES[url] ? 200 : 404, { 'content-type': 'text/html' }).end(PAGES[url]);
  });
  return { url: `${app.url}/`, allow: [`127.0.0.1:${app.port}`] };
};

const open = (options: SiteReaderOptions) => {
  const reader = createSiteReader(options);
  cleanups.push(() => reader.close());
  return reader;
};

const renderer = createRenderer({}, { ...RENDER_BUDGETS, totalMs: 60_000 });
afterAll(() => renderer.close());

/** A renderer that needs no browser. */
const quickRenderer: Renderer = {
  ...renderer,
  render: ({ render: finalUrl }) => Promise.resolve({ page: { html: RENDERED, finalUrl, status: 200 } }),
};

const startService = async () => {
  const work = { runRead: runReader(undefined, quickRenderer), runScreenshots: renderer.takeScreenshots };
  const service = await startReaderService({ host: '127.0.0.1', port: 0 }, work);
  cleanups.push(() => service.close());
  return { host: '127.0.0.1', port: service.port };
};

const needBrowser = async (context: TestContext): Promise<void> => {
  const state = await renderer.canRender();
  if (!state.ok) skipBecause(context, `no sandboxed browser here: ${state.reason}`);
};

const rendered = {
  ok: true,
  snapshot: {
    source: 'rendered',
    text: expect.stringMatching(/Tomorrow is sold out by nine[^]*A loaf is \$6\.50 today/),
    subpages: [{ role: 'pricing' }],
  },
};
const pictures = {
  ok: true,
  screenshots: [
    { name: 'desktop', width: 1_280, height: 800 },
    { name: 'phone', width: 390, height: 844 },
  ],
};

describe('an app that scripts build', { timeout: PATIENCE_MS }, () => {
  it('is read as a visitor sees it, shadow trees included', async (context) => {
    await needBrowser(context);
    const { url, allow } = await startApp();
    const rules = { ports: [], allow };
    // The limit for visitors is too short for a machine that also runs other tests.
    const render: AskForRender = (question) =>
      renderer.render({ ...question, withinMs: PATIENCE_MS, waitMs: 0 }, rules, signal);
    const read = readPages(url, { network: systemNetwork, rules, budgets: PATIENT }, { render });
    expect(await read).toMatchObject(rendered);
  });

  it('is read by the service, whose reader process requests the rendered page', async () => {
    const { url, allow } = await startApp();
    const reader = open({ allow, service: await startService() });
    expect(await reader.readSite(url, { signal })).toMatchObject(rendered);
  });

  it('gets screenshots and measurements from the service', async (context) => {
    await needBrowser(context);
    const app = await startApp();
    const reader = open({ allow: app.allow, service: await startService() });
    const early: unknown[] = [];
    const taken = await reader.takeScreenshots(app.url, { signal, onScreenshots: (shots) => early.push(shots) });
    expect(taken).toMatchObject(pictures);
    expect(early).toEqual([taken.ok && taken.screenshots]);
    for (const { webp } of taken.ok ? taken.screenshots : []) {
      expect(Buffer.from(webp).subarray(0, 4).toString()).toBe('RIFF');
      expect(webp.length).toBeLessThanOrEqual(150_000);
    }
    const { lighthouse, facts = [] } = taken.browser ?? {};
    expect({ lighthouse, problems: taken.problems }).toMatchObject({ problems: [], lighthouse: { version: '12.8.2' } });
    expect(Object.values(lighthouse?.scores ?? {}).filter((points) => points === null)).toEqual([]);
    expect(lighthouse?.consoleErrors.texts.join()).toContain('no such oven /ovens');
    expect(lighthouse?.consoleErrors.texts.join()).not.toContain('s3cret');
    const found = Object.fromEntries(facts.map(({ id, value }) => [id, value]));
    expect(found).toMatchObject({
      'browser-dead-links': '1 of 2',
      'browser-first-call-phone': 'Visible without scrolling',
      'browser-first-call-desktop': 'Visible without scrolling',
    });
  });

  it('gets only screenshots if no more is requested', async (context) => {
    await needBrowser(context);
    const app = await startApp();
    const rules = { ports: [], allow: app.allow };
    expect(await renderer.takeScreenshots(app.url, rules, signal, 'screenshots')).not.toHaveProperty('browser');
  });

  it('is read by its head without a browser', async () => {
    const app = await startApp();
    const reader = open({ allow: app.allow, rendering: { chromePath: '/nowhere/chromium' } });
    expect(await reader.canRender()).toMatchObject({ ok: false, reason: 'no-browser' });
    expect(await reader.readSite(app.url, { signal })).toMatchObject({ ok: true, snapshot: { source: 'head' } });
    expect(await reader.takeScreenshots(app.url, { signal })).toMatchObject({ ok: false, reason: 'no-browser' });
  });

  it('is read by its head if rendering is off', async () => {
    const app = await startApp();
    const reader = open({ allow: app.allow });
    expect(await reader.canRender()).toBeUndefined();
    expect(await reader.readSite(app.url, { signal })).toMatchObject({ ok: true, snapshot: { source: 'head' } });
    expect(await reader.takeScreenshots(app.url, { signal })).toMatchObject({ ok: false, reason: 'off' });
  });
});

describe('taking screenshots', { timeout: PATIENCE_MS }, () => {
  it('ends when the caller aborts', async (context) => {
    await needBrowser(context);
    const silent = await serve(() => {});
    const reader = open({ allow: [`127.0.0.1:${silent.port}`], service: await startService() });
    const caller = new AbortController();
    const taking = reader.takeScreenshots(silent.url, { signal: caller.signal });
    await expect.poll(silent.open, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
    caller.abort(new Error('enough'));
    await expect(taking).rejects.toThrow('enough');
    await expect.poll(silent.open, { timeout: 10_000 }).toBe(0);
  });
});
