import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { isInnerPage } from './inner-page.ts';

describe('a page further in', () => {
  it.each([
    ['', false],
    ['en/', false],
    ['shop/home.action', false],
    ['forums/index.php', false],
    ['contact', true],
    ['blog/2015/spoons', true],
  ])('is read at /%s: %s', (path, isInner) =>
    expect(isInnerPage(contextOfPage({ url: `https://acme.example/${path}`, body: '<p>Spoons</p>' }).site)).toBe(
      isInner,
    ),
  );
});
