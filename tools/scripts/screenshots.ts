import path from 'node:path';
import { parseArgs } from 'node:util';
import { scenes } from '../e2e/src/scenes/scenes.ts';
import { startStage } from '../e2e/src/scenes/start-stage.ts';
import { takePictures } from './screenshots/take-pictures.ts';

/**
 * `npm run screenshots`: every screen in every state, at three widths, in light and dark, into `test-results/screenshots`,
 * and what the documents show into `docs/images`. Needs `npm run build`. Words after it choose scenes by the beginning of
 * their names, `--width` chooses widths.
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

// A port that stays the same, as it stands in the pictures.
const { SAMPLE_SITES_PORT = '3010' } = process.env;
const stage = await startStage({ SAMPLE_SITES_PORT });
try {
  for (const scene of chosen) {
    try {
      const count = await takePictures(stage, scene, { folder, chosenFolder, widths });
      console.log(`${scene.name}: ${count}`);
    } catch (error) {
      // The other pictures are worth having.
      console.error(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
} finally {
  await stage.close();
}
