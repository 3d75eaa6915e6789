import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '@twofold/testing/eventually';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { servePageInPieces } from './testing/page-in-pieces.ts';
import { callIn, joinIn } from './testing/calls-in-page.ts';
import { analyze, sampleSiteOf } from './testing/calls.ts';
import { untilHydrated, holdBackApp, IS_HYDRATED } from './testing/hold-back-app.ts';
import { shareTwofold } from './testing/share-twofold.ts';

const BUILT = path.join(import.meta.dirname, '..', '..', '..', 'web', 'dist');
/** Compressed scripts of the screens that people enter the site through, by page. */
const BUDGETS: readonly (readonly [page: string, bytes: number])[] = [
  ['index.html', 175_000],
  ['analysis.html', 229_000],
  ['discover.html', 198_000],
];

const twofold = shareTwofold();
let report: number;

beforeAll(async () => {
  report = await analyze(twofold.url, await sampleSiteOf(twofold.url, 'Benchbook'));
});

/**
 * Run in the page: its cumulative layout shift (up to 0.1 is good). Browsers report no event for a page without shifts, so
 * this waits until a deadline.
 */
const SHIFTED = `new Promise((resolve) => {
  const sum = (list) => list.getEntries().reduce((total, { value }) => total + value, 0);
  new PerformanceObserver((list) => resolve(sum(list))).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(0), 200);
})`;
/** A line may move by a pixel when its font has loaded. */
const HARDLY = 0.005;

const SCROLLED = 'scrollY';

/** Files too small to gain from compression have no compressed copy. */
const sizeOf = async (file: string): Promise<number> => {
  const plain = path.join(BUILT, file);
  return (await stat(`${plain}.gz`).catch(() => stat(plain))).size;
};

describe('the first load', () => {
  it.each(BUDGETS)('of %s has at most %i bytes of packed scripts', async (name, budget) => {
    const html = await readFile(path.join(BUILT, name), 'utf8');
    const [, app = '', modules = ''] = / data-app="([^"]+)"\s+data-modules="([^"]*)"/.exec(html) ?? [];
    const files = [app, ...modules.split(' ')];
    const sizes = await Promise.all(files.map(sizeOf));
    expect(files.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget);
  });

  it('is what the app shows, also where the page comes in pieces', async (context) => {
    const html = await readFile(path.join(BUILT, 'index.html'), 'utf8');
    const [mark = ''] = /<p[^>]*id="hero-lead"[^>]*>/.exec(html) ?? [];
    const { url, close } = await servePageInPieces(twofold.url, mark);
    try {
      const { page, troubles } = await twofold.openPage(context);
      await page.addInitScript(`localStorage.setItem('headline-variant', 'variant-3')`);
      await page.goto(url);
      await untilHydrated(page);
      await page.getByText(/^Start with a free analysis of your site .* to look as well\.$/).waitFor();
      expect(troubles).toEqual([]);
    } finally {
      await close();
    }
  });

  it('asks no one else, moves nothing, and is taken over by the app as it was drawn', async (context) => {
    const { page, troubles } = await twofold.openPage(context);
    const strangers: string[] = [];
    const moved: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(twofold.url)) strangers.push(request.url());
    });
    for (const address of ['/', '/discover', `/analysis/${report}`, '/submit-url', '/terms', '/privacy']) {
      await page.goto(`${twofold.url}${address}`, { waitUntil: 'networkidle' });
      const titleAsSent = /<title>([^<]*)/.exec(await (await fetch(`${twofold.url}${address}`)).text())?.[1];
      await untilHydrated(page);
      expect(await page.title()).toBe(titleAsSent);
      if ((await page.evaluate<number>(SHIFTED)) > HARDLY) moved.push(address);
    }
    expect(moved).toEqual([]);
    expect(strangers).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('loses nothing of what is typed and sent before the app runs', async (context) => {
    const { page } = await twofold.openPage(context);
    const letThrough = await holdBackApp(page);
    await page.goto(twofold.url, { waitUntil: 'commit' });
    const field = page.getByPlaceholder('Enter your app or product URL').first();
    await field.fill(await sampleSiteOf(twofold.url, 'Fernpost'));
    await field.press('Enter');
    expect(await page.evaluate(IS_HYDRATED)).toBe(false);
    letThrough();
    await page.waitForURL(/\/analysis\/\d+$/);

    // The header links visitors back to the report.
    await page.getByRole('link', { name: 'Your reports' }).first().click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Fernpost/ })
      .first()
      .click();
    await page.waitForURL(/\/analysis\/\d+$/);
  });

  it('does what was pressed before the app runs, once', async (context) => {
    const { page, troubles } = await twofold.openPage(context);
    await page.setViewportSize({ width: 375, height: 800 });
    const letThrough = await holdBackApp(page);
    await page.goto(twofold.url, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await page.evaluate(IS_HYDRATED)).toBe(false);
    letThrough();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });
});

describe('a shared report', () => {
  it('has its own preview', async () => {
    const html = await (await fetch(`${twofold.url}/analysis/${report}`)).text();
    expect(html).toContain('<meta property="og:title" content="Benchbook: analysis" />');
    expect(html).toContain(`<meta property="og:url" content="${twofold.url}/analysis/${report}" />`);
    expect(html).toMatch(/<meta property="og:description" content="Repair tickets/);
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
  });

  it('prints whole, on a few sheets', async (context) => {
    const { page } = await twofold.openPage(context);
    await page.goto(`${twofold.url}/analysis/${report}`);
    await page.getByText('AI Analysis Complete').waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Potential', 'Summary', 'SWOT', 'Market', 'Personas']) {
      const panel = page.getByRole('tabpanel', { name, exact: true, includeHidden: true });
      await panel.locator('p').first().waitFor();
    }
    expect(await page.getByRole('navigation').count()).toBe(0);
  });
});

describe('coming back to a list', () => {
  it('finds the place that one left', async (context) => {
    const { page } = await twofold.openPage(context);
    await joinIn(page, twofold.url, 'wanderer@example.com');
    await page.setViewportSize({ width: 375, height: 500 });
    // On a slow device, the browser scrolls the page after the new screen is rendered and before the app's next step.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await page.goto(`${twofold.url}/discover`);
    await page.getByRole('link', { name: 'Review App & Earn Credit' }).first().waitFor();
    // Until the app runs, the browser handles links itself.
    await untilHydrated(page);
    const last = page.getByRole('link', { name: 'Terms of Service' });
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(SCROLLED);
    expect(place).toBeGreaterThan(200);
    await last.click();
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    await page.goBack();
    await eventually(async () => expect(await page.evaluate(SCROLLED)).toBe(place), {
      withinMs: 10_000,
    });
  });
});

describe('the width of the screen', () => {
  const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });
  const cardOf = (page: Page, action: string) => page.getByRole('listitem').filter({ hasText: action }).first();
  const styleOf = (element: Locator, property: string) =>
    element.evaluate(
      (node, name) => String(node.ownerDocument.defaultView?.getComputedStyle(node).getPropertyValue(name)),
      property,
    );
  const columnsOf = async (card: Locator) =>
    (await styleOf(card.locator('..'), 'grid-template-columns')).split(' ').length;

  it('decides how many columns of cards there are (§2 discover columns, my apps grid, own app description)', async (context) => {
    const { page } = await twofold.openPage(context);
    await joinIn(page, twofold.url, 'columns@example.com');
    await callIn(page, 'POST', `${twofold.url}/api/analyze/url`, { url: await sampleSiteOf(twofold.url) });
    await page.goto(`${twofold.url}/profile`);
    await page.getByRole('tab', { name: 'My Apps' }).click();
    const ownApp = cardOf(page, 'View Analysis');
    expect(await columnsOf(ownApp)).toBe(2);
    const lines = await styleOf(ownApp.locator('p').first(), '-webkit-line-clamp');
    expect(lines).toBe('2');

    await page.goto(`${twofold.url}/discover`);
    const app = cardOf(page, 'Review App & Earn Credit');
    const columns: number[] = [];
    for (const width of [375, 768, 1280]) {
      await widen(page, width);
      columns.push(await columnsOf(app));
    }
    expect(columns).toEqual([1, 2, 3]);
  });

  it('limits a toast to 420 px from the middle size on (§9 toast width)', async (context) => {
    const { page } = await twofold.openPage(context);
    await page.goto(`${twofold.url}/become-reviewer`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    const widths: (number | undefined)[] = [];
    for (const width of [375, 900, 1280]) {
      await widen(page, width);
      widths.push((await toast.boundingBox())?.width);
    }
    expect(widths).toEqual([375 - 2 * 16, 420, 420]);
  });
});
