import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { leftToLinks, unpricedShop } from './left-to-links.ts';

const shop = (more: string): string =>
  leftToLinks(
    contextOfPage({
      title: 'Cheese shop',
      description: 'Online shop for artisan cheese. Add to cart.',
      body: `<h1>Cheese online shop</h1><p>Buy artisan cheese in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a>${Array.from({ length: 14 }, (_, at) => `<p>Cheese of the month, sort ${at}, ripens slowly.</p>`).join('')}${more}`,
    }),
  )
    .map(({ text }) => text)
    .join('\n');

const LINK = '<a href="/delivery">Delivery information</a>';

describe('what decides a purchase', () => {
  it('is missing where only a link is about it', () =>
    expect(shop(LINK)).toBe('The page leaves the cost and time of delivery to “Delivery information”'));

  it.each(['Delivery within 3 days', 'Free delivery in town', 'Delivery costs $4'])(
    'is there where the page says “%s”',
    (words) => expect(shop(`${LINK}<p>${words}</p>`)).not.toContain('delivery'),
  );

  it('is not there because a menu run together names it beside a year', () =>
    expect(shop(`${LINK}<p>Home | Delivery information | Cart help © 2009 Acme</p>`)).toContain('delivery'));

  it.each<[string, boolean]>([
    ['Join for a day, 3 days, a month or a year', true],
    ['Join for a year', false],
  ])('is named with the terms that are sold without a price: “%s”, %s', (words, isNamed) => {
    const found = leftToLinks(
      contextOfPage({
        title: 'Acme bike sharing',
        description: 'The bike sharing system of Harrow. Join now.',
        body: `<h1>Bike sharing in Harrow</h1><p>Public transport by bike. ${words}.</p>${Array.from({ length: 14 }, (_, at) => `<p>Station ${at} has room for bikes of all sizes.</p>`).join('')}<a href="/join">Join</a><a href="/pricing">Pricing</a>`,
      }),
    )[0];
    expect(found?.text.includes('also for “a day, 3 days, a month or a year”')).toBe(isNamed);
  });

  it('names every link in one statement', () =>
    expect(shop(`${LINK}<a href="/pricing">Price list</a>`)).toContain(
      'prices and the cost and time of delivery to “Price list” and “Delivery information”',
    ));

  it('is no question of the terms of returns, which have their own page everywhere', () =>
    expect(shop('<a href="/returns">Returns and refunds</a>')).toBe(''));

  it('is nothing that a project without a price owes', () =>
    expect(
      leftToLinks(
        contextOfPage({
          title: 'Tessera',
          description: 'Tessera is an open source library for maps.',
          body: '<h1>Tessera</h1><p>npm install tessera</p><a href="/pricing">Pricing</a>',
        }),
      ),
    ).toEqual([]));
});

describe('a shop without a price', () => {
  const unpriced = (more: string): string | undefined =>
    unpricedShop(
      contextOfPage({
        title: 'Cheese shop',
        description: 'Online shop for artisan cheese. Add to cart.',
        body: `<h1>Cheese online shop</h1><p>Buy artisan cheese in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a>${Array.from({ length: 14 }, (_, at) => `<p>Cheese of the month, sort ${'abcdefghijklmn'[at] ?? ''}, ripens slowly.</p>`).join('')}${more}`,
      }),
    )[0]?.fix;

  it('shows the goods that it leads with, and what they cost', () =>
    expect(unpriced('<h2>Featured products</h2><p>Blue from the valley</p>')).toBe(
      'Show goods of “Blue from the valley” with their prices on the first page',
    ));

  it('counts no empty cart as a price', () => expect(unpriced('<p>Total 0.00 €</p>')).toBeDefined());

  it('is none beside one amount', () => expect(unpriced('<p>Blue, 14.50 €</p>')).toBeUndefined());
});
