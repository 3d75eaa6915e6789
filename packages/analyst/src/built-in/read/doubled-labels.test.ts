import { describe, expect, it } from 'vitest';
import { withoutDoubling } from './doubled-labels.ts';

describe('a doubled label', () => {
  it.each([
    ['Cameras Cameras', 'Cameras'],
    ['Paint your own Paint your own', 'Paint your own'],
    ['Baden Baden', 'Baden Baden'],
    ['Cameras Camera', 'Cameras Camera'],
    ['Cameras', 'Cameras'],
    ['', ''],
  ])('%s is read as %s', (label, once) => expect(withoutDoubling(label)).toBe(once));
});
