import { eventually } from '@twofold/testing/eventually';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Run in the page: whether the app has hydrated the page. */
export const IS_HYDRATED = `Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))`;

/** Waits until the app has hydrated the page. */
export const untilHydrated = (page: Page) =>
  eventually(async () => expect(await page.evaluate(IS_HYDRATED)).toBe(true), { withinMs: 20_000 });

/** Holds back the app's script until it is released. */
export const holdBackApp = async (page: Page): Promise<() => void> => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => letThrough();
};
