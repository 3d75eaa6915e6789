import path from 'node:path';
import { eventually } from '@twofold/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { expect, type TestContext } from 'vitest';
import { axeFaults } from './axe-faults.ts';

const RESULTS = path.join(import.meta.dirname, '..', '..', '..', '..', 'test-results');

/** A page in a separate browser profile. `troubles` are errors of its scripts and of its content security policy. */
export type OpenPage = { readonly page: Page; readonly troubles: string[] };

/** The visible area of a page, in CSS pixels. */
export type Viewport = { readonly width: number; readonly height: number };

/** Opens a new page for one test. When the test fails, a screenshot is stored in `test-results`. */
export const openPage = async (
  browser: Browser,
  context: TestContext,
  viewport: Viewport = { width: 1280, height: 900 },
): Promise<OpenPage> => {
  const profile = await browser.newContext({ locale: 'en-US', viewport });
  const page = await profile.newPage();
  page.setDefaultTimeout(20_000);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    // Browsers report a 401 or 422 as an error, although it is expected.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.push(message.text());
  });
  const fileName = context.task.name.replaceAll(/[^a-z\d]+/gi, '-');
  context.onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await page.screenshot({ path: path.join(RESULTS, `${fileName}.png`), fullPage: true }).catch(() => undefined);
    }
    await profile.close();
  });
  return { page, troubles };
};

/** Run in the page: waits for every animation that ends on its own. */
const FADED_IN = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
    .map(({ finished }) => finished))`;

/**
 * Expects that axe finds no fault on the page. Waits for animations first. A fault only counts if it persists, because a
 * toast may begin to fade during the check.
 */
export const expectAccessible = (page: Page): Promise<void> =>
  eventually(
    async () => {
      await page.evaluate(FADED_IN);
      expect(await axeFaults(page)).toEqual([]);
    },
    { withinMs: 3_000 },
  );
