import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { closeScene, openScene, type Stage } from '../../e2e/src/scenes/open-scene.ts';
import type { Scene } from '../../e2e/src/scenes/scene.ts';
import { chosenPictures } from './chosen-pictures.ts';

const WIDTHS = [375, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

/** The time of all clocks, so that the pictures always show the same dates. */
const PICTURE_TIME = new Date('2026-01-05T15:00:00.000Z');

/** Run in the page: some components measure themselves shortly after the window has changed. */
const SETTLED = 'new Promise((resolve) => setTimeout(resolve, 250))';

type Pictures = {
  /** The folder for all pictures. */
  readonly folder: string;
  /** The folder for the pictures in the documents. */
  readonly chosenFolder: string;
  /** Replaces the default widths. */
  readonly widths: readonly number[];
};

type ScenePage = Awaited<ReturnType<typeof openScene>>;

/**
 * Opens a scene once, takes a picture of the whole page at each width in both modes, and then the pictures for the
 * documents. Returns their number.
 */
export const takePictures = async (stage: Stage, scene: Scene, to: Pictures): Promise<number> => {
  await Promise.all([to.folder, to.chosenFolder].map((folder) => mkdir(folder, { recursive: true })));
  const fitting = (to.widths.length > 0 ? to.widths : WIDTHS).filter((width) => scene.widths?.(width) ?? true);
  if (fitting.length === 0) return 0;
  const page = await openScene(stage, scene, { width: fitting[0] ?? 1280, showsTime: PICTURE_TIME });
  try {
    for (const width of fitting) {
      await resize(page, width, 900);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const file = `${scene.name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`;
        await page.screenshot({ path: path.join(to.folder, file), fullPage: true });
      }
    }
    return fitting.length * SCHEMES.length + (await takeChosen(page, scene, to.chosenFolder));
  } finally {
    await closeScene(page);
  }
};

const takeChosen = async (page: ScenePage, scene: Scene, folder: string): Promise<number> => {
  const chosen = chosenPictures.filter((picture) => picture.scene === scene.name);
  for (const { name, width, height, scheme } of chosen) {
    await page.emulateMedia({ colorScheme: scheme });
    await resize(page, width, height);
    // The scene's actions may have scrolled.
    await page.evaluate('window.scrollTo(0, 0)');
    await page.screenshot({ path: path.join(folder, `${name}.png`) });
  }
  return chosen.length;
};

const resize = async (page: ScenePage, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.evaluate(SETTLED);
};
