import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { productOf } from './product-page.ts';
import { purposeOf } from './purpose.ts';

const LAMP = 'Brass reading lamp with a dimmer, 40 cm';

const page = (button: string, url: string, more = '', site = 'Amazon.example') =>
  contextOfPage({
    title: `${LAMP} : ${site}`,
    url,
    body: `<h1>${LAMP}</h1><p>Sold by Fern. Sellers pay a fee.</p><button>${button}</button>${more}`,
  });

describe('a page about one product', () => {
  it.each([
    ['of a marketplace, by its cart', 'Add to cart', 'https://www.amazon.example/'],
    ['of a marketplace, by its list of wishes', 'Add to wish list', 'https://www.amazon.example/lamp'],
    ['of a shop, below the first page', 'Add to cart', 'https://shop.fern.example/lamps/brass', 'Fern shop'],
  ])('%s is described by the product', (_, button, url, site = 'Amazon.example') => {
    const context = page(button, url, '', site);
    expect(productOf(context)).toBe(LAMP);
    expect(purposeOf(context).text).toContain(`The product: “${LAMP}”`);
  });

  it('is not the first page of a shop', () =>
    expect(
      productOf(page('Add to cart', 'https://shop.fern.example/', '<p>Shipping. Returns.</p>', 'Fern shop')),
    ).toBeUndefined());
});

describe('a page with one article', () => {
  const lines = Array.from(
    { length: 6 },
    (_, at) =>
      `<p>Part ${at}: we measured how the kiln cools while the door is closed, then opened it a little and noted the temperature of the shelf every ten minutes.</p>`,
  ).join('');
  const purpose = (date: string): string =>
    purposeOf(
      contextOfPage({
        title: 'How we cool a kiln | Fern Blog',
        url: 'https://blog.fern.example/kiln',
        body: `<h1>How we cool a kiln</h1><p>${date}</p>${lines}<p>Leave a comment</p><a href="/">Blog</a>`,
      }),
    ).text;

  it('is recognized if it has a date', () =>
    expect(purpose('May 4, 2021')).toContain('The page is one article, “How we cool a kiln”'));

  it('is not recognized without a date', () => expect(purpose('By Ada')).not.toContain('one article'));
});
