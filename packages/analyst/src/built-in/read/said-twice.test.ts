import { describe, expect, it } from 'vitest';
import { saidOnce } from './said-twice.ts';

describe('a label', () => {
  it.each([
    ['Cameras Cameras', 'Cameras'],
    ['Paint your own Paint your own', 'Paint your own'],
    ['Baden Baden', 'Baden Baden'],
    ['Cameras Camera', 'Cameras Camera'],
    ['Cameras', 'Cameras'],
    ['', ''],
  ])('%s is read as %s', (label, once) => expect(saidOnce(label)).toBe(once));
});
