import { eventually } from '@twofold/testing/eventually';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeScene, openScene } from '../scenes/open-scene.ts';
import type { Scene } from '../scenes/scene.ts';
import { startStage } from '../scenes/start-stage.ts';
import { faultsIn } from './axe-faults.ts';

const WIDE = 1280;
const NARROW = 320;
/** The rules that depend on colors or width. All others would find the same again. */
const IN_THE_DARK = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** Elements wider than the window, except in scroll regions. */
const tooWide = async (page: Page): Promise<string[]> => {
  const px = await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  return px === 0 ? [] : [`${px} px`];
};

/** Transient states while width or colors change are no faults. */
const expectNone = (faults: () => Promise<string[]>): Promise<void> =>
  eventually(async () => expect(await faults()).toEqual([]), { withinMs: 3_000 });

/** Declares a test for each scene: axe finds no fault, and the screen fits a narrow window. */
export const checkScenes = (scenes: readonly Scene[]): void => {
  let stage: Awaited<ReturnType<typeof startStage>>;
  beforeAll(async () => {
    stage = await startStage();
  });
  afterAll(() => stage.close());

  describe('every screen in every state', () => {
    const inOrder = scenes.map((scene, index) => ({ scene, name: scene.name, next: scenes[index + 1] }));
    it.each(inOrder)('has nothing that axe finds, in light and wide, in dark and narrow: $name', async (each) => {
      const { scene, next } = each;
      const { parts } = scene;
      const isNarrowOnly = scene.widths !== undefined && !scene.widths(WIDE);
      const page = await openScene(stage, scene, { width: isNarrowOnly ? NARROW : WIDE });
      try {
        await expectNone(() => faultsIn(page, { parts }));
        await page.setViewportSize({ width: NARROW, height: 800 });
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNone(() => faultsIn(page, { parts, rules: IN_THE_DARK }));
        await expectNone(() => tooWide(page));
      } finally {
        await closeScene(page, next);
      }
    });
  });
};
