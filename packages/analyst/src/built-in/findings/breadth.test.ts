import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { shelfRange, soldShelves } from './breadth.ts';

type Links = readonly (readonly [text: string, path: string])[];

const shop = (links: Links, description = 'Online shop for lamps and shades.') =>
  contextOfPage({
    title: 'Rollo Home – online shop',
    description: `${description} Add to cart, free shipping.`,
    body: `<h1>Rollo Home</h1><p>We sell lamps and shades of glass.</p>${links.map(([text, path]) => `<a href="${path}">${text}</a>`).join(' ')}<p>Add to cart</p><a href="/cart">Shopping cart</a>`,
  });
const LAMPS: Links = [
  ['Lamps', '/lamps'],
  ['Shades', '/shades'],
];

describe('the shelves of a shop', () => {
  it.each<[string, Links]>([
    ['a second link to the same page', [['Fixtures', '/lamps/']]],
    [
      'forms and searches',
      [
        ['Engraving Form', '/e'],
        ['Lamp Searches', '/s'],
      ],
    ],
    [
      'basics and guides',
      [
        ['Lamp Basics', '/b'],
        ['Buying guide', '/g'],
      ],
    ],
    [
      'delivery costs',
      [
        ['Koszty dostawy', '/koszty'],
        ['Delivery', '/d'],
      ],
    ],
    [
      'promotions',
      [
        ['Bright Week', '/promo/bright-week'],
        ['Neuheiten', '/n'],
      ],
    ],
    [
      'authors and brands by their address',
      [
        ['Ada Pole', '/authors/ada-pole'],
        ['Glimmer', '/brands/glimmer'],
      ],
    ],
    [
      'words for all of it',
      [
        ['Wohnbereiche', '/w'],
        ['Unser Sortiment', '/u'],
        ['Categories', '/k'],
      ],
    ],
    ['a word that is broken', [['Tisch- lampen', '/t']]],
    ['a shelf within another', [['Desk Models', '/lamps/desk']]],
  ])('are not %s', (_, links) => expect(shelfRange(shop([...LAMPS, ...links])).names).toEqual(['Lamps', 'Shades']));

  it.each([
    ['Locks and lamps from Glimmer, Sparks, and Ada Pole.', ['Lamps', 'Shades']],
    ['Verkauf von Glimmer und Sparks.', ['Lamps', 'Shades', 'Glimmer', 'Sparks']],
  ])('of “%s” are %j', (description, names) =>
    expect(
      shelfRange(shop([...LAMPS, ['Glimmer', '/glimmer'], ['Sparks', '/sparks']], description)).names.toSorted(),
    ).toEqual(names.toSorted()),
  );

  it('are not makers of products', () =>
    expect(
      shelfRange(shop([...LAMPS, ['Ada Pole', '/ada'], ['Glass', '/glass']], 'Lamps and shades by: Ada Pole.')).names,
    ).toEqual(['Lamps', 'Shades', 'Glass']));

  it('are not single items beside many shelves', () => {
    const many: Links = Array.from({ length: 12 }, (_, at) => [
      `Lamp style ${String.fromCodePoint(65 + at)}`,
      `/lamps-${String.fromCodePoint(97 + at)}`,
    ]);
    const { count } = shelfRange(shop([...many, ['Glass lamp Ada', '/glass-lamp-ada-5011826']]));
    expect(count).toBe(many.length);
  });

  it('are not the front page', () =>
    expect(shelfRange(shop([...LAMPS, ['Lamps of Rollo', '/index.htm']])).names).toEqual(['Lamps', 'Shades']));

  it('include words with a suspended hyphen', () =>
    expect(shelfRange(shop([...LAMPS, ['Desk- and Wall', '/dw']])).names).toContain('Desk- and Wall'));

  it('are not preferred for a likeness to the name of the shop', () =>
    expect(shelfRange(shop([['Chairs', '/chairs'], ['Rollos', '/rollos'], ...LAMPS])).names[0]).toBe('Lamps'));

  it('are the links with department addresses if there are four', () => {
    const catalog: Links = ['Chairs', 'Tables', 'Sofas', 'Beds'].map((name, at) => [name, `/c/${at}`]);
    expect(shelfRange(shop([...LAMPS, ...catalog])).names).toEqual(['Chairs', 'Tables', 'Sofas', 'Beds']);
  });
});

describe('the shelves that show what a shop sells', () => {
  it.each<[string, Links, readonly string[]]>([
    ['those of the first words', [...LAMPS, ['Glimmer', '/glimmer']], ['Lamps', 'Shades']],
    [
      'those of a catalog',
      [
        ['Chairs', '/shop/chairs'],
        ['Tables', '/shop/tables'],
        ['Lamps', '/lamps'],
      ],
      ['Lamps', 'Chairs', 'Tables'],
    ],
    [
      'nothing where only one is left',
      [
        ['Lamps', '/lamps'],
        ['Glimmer', '/glimmer'],
        ['Sparks', '/sparks'],
      ],
      [],
    ],
  ])('are %s', (_, links, names) => expect(soldShelves(shop(links))).toEqual(names));
});
