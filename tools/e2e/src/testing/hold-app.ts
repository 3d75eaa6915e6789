import { eventually } from '@twofold/testing/eventually';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Run in the page: whether the app has taken a drawn page over. */
export const IS_ALIVE = `Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))`;

/** Waits until the app has taken the page over. */
export const comeAlive = (page: Page) =>
  eventually(async () => expect(await page.evaluate(IS_ALIVE)).toBe(true), { withinMs: 20_000 });

/** The app does not arrive until it is let through. */
export const holdApp = async (page: Page): Promise<() => void> => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => letThrough();
};
