import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeScene, openScene } from './scenes/open-scene.ts';
import { scenes } from './scenes/scenes.ts';
import { startStage } from './scenes/start-stage.ts';
import { faultsOf } from './testing/faults-of.ts';

let stage: Awaited<ReturnType<typeof startStage>>;

beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.close());

const WIDE = 1280;
const NARROW = 320;

/** What is wider than the window, but for what scrolls by itself. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

describe('every screen in every state', () => {
  it.each(scenes)('has nothing that axe finds, in light and wide, in dark and narrow: $name', async (scene) => {
    const isNarrowOnly = scene.widths !== undefined && !scene.widths(WIDE);
    const page = await openScene(stage, scene, { width: isNarrowOnly ? NARROW : WIDE });
    try {
      expect(await faultsOf(page)).toEqual([]);
      await page.setViewportSize({ width: NARROW, height: 800 });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faultsOf(page, ['color-contrast', 'target-size', 'scrollable-region-focusable'])).toEqual([]);
      expect(await overflow(page)).toBe(0);
    } finally {
      await closeScene(page);
    }
  });
});
