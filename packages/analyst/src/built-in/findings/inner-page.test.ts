import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { isInnerPage } from './inner-page.ts';

describe('an inner page', () => {
  it.each([
    ['', false],
    ['en/', false],
    ['shop/home.action', false],
    ['forums/index.php', false],
    ['contact', true],
    ['blog/2015/spoons', true],
  ])('is recognized at /%s: %s', (path, isInner) =>
    expect(isInnerPage(contextOfPage({ url: `https://acme.example/${path}`, body: '<p>Spoons</p>' }).site)).toBe(
      isInner,
    ),
  );

  it.each([
    ['Hivewell', false],
    ['Spoons', true],
  ])('is not a folder with the name of the site: “%s” at /hivewell/', (title, isInner) =>
    expect(
      isInnerPage(
        contextOfPage({ title, url: 'https://ada.github.io/hivewell/', body: `<h1>${title}</h1><p>Wood</p>` }).site,
      ),
    ).toBe(isInner),
  );
});
