import { describe, expect, it } from 'vitest';
import { saidOnce } from './said-twice.ts';

describe('a label', () => {
  it.each([
    ['Notebooks Notebooks', 'Notebooks'],
    ['Paint your own Paint your own', 'Paint your own'],
    ['Baden Baden', 'Baden Baden'],
    ['Notebooks Notebook', 'Notebooks Notebook'],
    ['Notebooks', 'Notebooks'],
    ['', ''],
  ])('%s is read as %s', (label, once) => expect(saidOnce(label)).toBe(once));
});
