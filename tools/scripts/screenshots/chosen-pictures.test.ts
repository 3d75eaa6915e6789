import { statSync, existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scenes } from '../../e2e/src/scenes/scenes.ts';
import { chosenPictures } from './chosen-pictures.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'images');
const MAX_BYTES = 250_000;

describe('the pictures of the documents', () => {
  it.each(chosenPictures)('are of scenes, there and small: $name', ({ name, scene }) => {
    expect(scenes.map((each) => each.name)).toContain(scene);
    const file = path.join(FOLDER, `${name}.png`);
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES);
  });
});
