import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { rawTexts } from './raw-texts.ts';

const SHOP =
  '<h1>Drums and flutes</h1><p>Our shop for drums. Add to cart $20.00</p><p>Add to cart $30.00</p><a href="/cart">Shopping cart</a><p>Shipping and returns</p>';
const textsOn = (more: string, title = 'Acme – online shop for drums'): readonly string[] =>
  rawTexts(contextOfPage({ title, description: 'Online shop for drums and flutes.', body: `${SHOP}${more}` })).map(
    ({ text }) => text,
  );

describe('texts that no visitor should see', () => {
  it.each([
    ['<p>???acme.search.legend???</p>', 'Program text is visible to visitors: “???acme.search.legend???”'],
    ['<p>text.skipToContent</p>', 'Program text is visible to visitors: “text.skipToContent”'],
    ['<p>isNew is true</p>', 'Program text is visible to visitors: “isNew is true”'],
    ['<a href="/es">EspaÃ±ol</a>', 'Letters are broken on the page: “EspaÃ±ol”, for “Español”'],
    ['<p>Can you spare Â£1.00?</p>', 'Letters are broken on the page: “Â£”, for “£”'],
    ['<p>ï¿½tgï¿½rder</p>', 'Letters are broken on the page: “ï¿½tgï¿½rder”'],
    [
      '<a href="/a">uggs black friday</a><a href="/b">northface outlet</a>',
      'Links that have nothing to do with the site are on the page: “uggs black friday” and “northface outlet”',
    ],
  ])('are found in %s', (more, text) => expect(textsOn(more)).toEqual([text]));

  it.each([
    '<p>Really???</p>',
    '<p>acme.example</p>',
    '<p>It is true that drums are loud.</p>',
    '<a href="/es">Español</a><p>IRMÃO</p>',
    '<a href="/a">uggs black friday</a>',
  ])('are not found in %s', (more) => expect(textsOn(more)).toEqual([]));

  it('exclude links to products that the shop sells', () => {
    const links = '<a href="/a">uggs black friday</a><a href="/b">cheap uggs</a>';
    expect(textsOn(links, 'Acme – online shop for drums: uggs outlet')).toEqual([]);
  });
});
