import path from 'node:path';
import { parseArgs } from 'node:util';
import { scenes } from '../e2e/src/scenes/scenes.ts';
import { startStage } from '../e2e/src/scenes/start-stage.ts';
import { takePictures } from './screenshots/take-pictures.ts';

/**
 * `npm run screenshots`: every screen in every state, at three widths, in light and dark, into
 * `test-results/screenshots`, and the images of the documents into `docs/images`. Needs `npm run build`. Arguments
 * select scenes by the beginning of their names, `--width` selects widths.
 */
const ROOT = path.join(import.meta.dirname, '..', '..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', multiple: true, default: [] } },
});
const chosen = scenes.filter(
  ({ name }) => positionals.length === 0 || positionals.some((beginning) => name.startsWith(beginning)),
);

const folder = path.join(ROOT, 'test-results', 'screenshots');
const chosenFolder = path.join(ROOT, 'docs', 'images');
const widths = values.width.map(Number);

// A fixed port, since it is visible in the images.
const { SAMPLE_SITES_PORT = '3010' } = process.env;
const stage = await startStage({ SAMPLE_SITES_PORT });
try {
  for (const scene of chosen) {
    try {
      const count = await takePictures(stage, scene, { folder, chosenFolder, widths });
      console.log(`${scene.name}: ${count}`);
    } catch (error) {
      // A failed scene does not stop the others.
      console.error(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
} finally {
  await stage.close();
}
