import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { loadingIn } from './loading.ts';

const DISHES = Array.from({ length: 14 }, (_, at) => `<p>Dish ${at + 1} of our kitchen comes from the valley.</p>`);
const page = (more: string) =>
  contextOfPage({ title: 'Nima restaurant', body: `<h1>Nima restaurant</h1>${DISHES.join('')}<h2>Menu</h2>${more}` });

describe('a page that waits for a script', () => {
  it.each<[string, boolean]>([
    ['<p>Menu loading...</p>', true],
    ['<p>Chargement…</p>', true],
    ['<p>Wird geladen …</p>', true],
    ['<p>Free loading and unloading</p>', false],
    ['<p>Soup of the day</p>', false],
  ])('is recognized by %s: %s', (more, waits) => expect(loadingIn(page(more)).length > 0).toBe(waits));
});
