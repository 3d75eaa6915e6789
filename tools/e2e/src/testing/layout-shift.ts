import { eventually } from '@twofold/testing/eventually';
import type { Page, Route } from 'playwright-core';

/** The cumulative layout shift of a page since it was opened, and the elements that moved. */
export type Shifted = { readonly score: number; readonly moved: readonly string[] };

/** Run in each page before its scripts. Shifts within half a second of user input do not count. */
const WATCH = `
  window.shifted = { score: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      window.shifted.score += value;
      for (const { node, previousRect, currentRect } of sources) {
        const element = node?.nodeType === 1 ? node : node?.parentElement;
        const name = element ? element.tagName + ' "' + element.textContent.slice(0, 40) + '"' : 'gone';
        window.shifted.moved.push(name + ' ' + previousRect.y + ' to ' + currentRect.y);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Run in the page: whether everything it waits for has loaded and is painted. */
const IS_THERE = `(async () => {
  const main = document.querySelector('main');
  const isWaiting = main === null || main.querySelector('.MuiSkeleton-root, [aria-busy=true]') !== null;
  if (isWaiting || main.querySelector('h1') === null || document.getElementById('root').dataset.page) return false;
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return true;
})()`;

/** Delays responses by different times, like a slow connection. Fonts arrive last. */
const slowDown = async (page: Page, delayMs: number): Promise<Set<unknown>> => {
  const underWay = new Set<unknown>();
  let asked = 0;
  const after = async (ms: number, route: Route): Promise<void> => {
    const request = route.request();
    underWay.add(request);
    await new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
    await route.continue().catch(() => underWay.delete(request));
  };
  await page.route('**/api/**', async (route) => {
    asked += 1;
    await after(delayMs * (1 + (asked % 3)), route);
  });
  await page.route('**/*.woff2', async (route) => after(delayMs * 8, route));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
};

/** Opens an address over a slow connection, and returns the layout shift until everything was loaded. */
export const shiftOf = async (page: Page, address: string, delayMs = 60): Promise<Shifted> => {
  await page.addInitScript(WATCH);
  const underWay = await slowDown(page, delayMs);
  await page.goto(address, { waitUntil: 'load' });
  await eventually(
    async () => {
      if (!(await page.evaluate<boolean>(IS_THERE)) || underWay.size > 0)
        throw new Error(`${address} is still loading`);
    },
    { withinMs: 20_000, everyMs: 50 },
  );
  return page.evaluate<Shifted>('window.shifted');
};
