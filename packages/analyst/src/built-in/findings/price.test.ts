import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { priceFindings, priceRange, pricesOf } from './price.ts';

const shop = (body: string) =>
  contextOfPage({
    title: 'Cheese shop',
    description: 'Online shop for artisan cheese. Add to cart.',
    body: `<h1>Cheese online shop</h1><p>Buy artisan cheese in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a>${body}`,
  });

describe('a price', () => {
  it.each<[string, string]>([
    ['A seat is just $0.99 + 3.5%, all included.', '$0.99 + 3.5%'],
    ['A wheel of Brie is $9.50 today.', '$9.50'],
    ['Slicing is $0.50 per 1,000 slices.', '$0.50 per 1,000 slices'],
    ['Tastings cost $30 per person.', '$30 a person'],
    ['Baskets from $25, with bread.', 'from $25'],
    ['A box is $14.50 a month, postage included.', 'from $14.50 a month'],
    ['Bergkäse 19,90 € inkl. MwSt. zzgl. Versandkosten', '€19.90'],
    ['A wheel is $40 plus delivery.', '$40'],
    ['Brie 12,00 € TTC, livraison incluse', '€12'],
    ['Queso 15 € + gastos de envío', '€15'],
    ['Pecorino 18 €, spedizione inclusa', '€18'],
  ])('of “%s” is %s', (text, range) => expect(priceRange(pricesOf(shop(`<p>${text}</p>`)))).toBe(range));
});

describe('an amount that is no price', () => {
  it.each([
    'Need Cash App? Pay $14Fern for the season.',
    'A surcharge of $14 applies on holidays.',
    'Delivery fee: $14 in town.',
    'A deposit of $14 is due at booking.',
    'Aufpreis 14 € für Sonderformate.',
    'Frais de livraison : 14 €.',
    'Gastos de envío: 14 €.',
    'Versandkosten: 14 € je Paket, inklusive Kühlung.',
    'Postage is $14 for each box.',
    'We keep 14 % below $500 and 18 % from $500 to $900.',
  ])('is that of “%s”', (text) => expect(pricesOf(shop(`<p>${text}</p>`))).toEqual([]));
});

describe('free shipping', () => {
  it.each<[string, boolean]>([
    ['Free delivery on orders over $30', true],
    ['Free delivery on eligible orders', false],
  ])('as “%s” is a strength: %s', (text, isStrength) =>
    expect(priceFindings(shop(`<p>${text}</p>`)).some(({ kind }) => kind === 'free-shipping')).toBe(isStrength),
  );
});

describe('amounts of others', () => {
  const market = (text: string) =>
    contextOfPage({
      title: 'Acme: a marketplace for handmade goods',
      description: 'The marketplace of independent makers: buyers and sellers of handmade goods.',
      body: `<h1>Handmade marketplace</h1><p>${text}</p><p>Mug $24.00</p>`,
    });

  it('are no prices of a marketplace', () => expect(pricesOf(market('Made by hand.'))).toEqual([]));

  it('leave its fee', () => expect(priceRange(pricesOf(market('Our fee is $0.20 for each item.')))).toBe('$0.20'));
});

describe('a free first step', () => {
  const stepsOf = (link: string): readonly string[] =>
    priceFindings(
      contextOfPage({
        title: 'Acme Tickets',
        description: 'The ticketing platform. Buy tickets for events, sell tickets.',
        body: `<h1>Acme Tickets</h1><a href="/x">${link}</a>`,
      }),
    ).flatMap(({ kind, text }) => (kind === 'free-plan' ? [text] : []));

  it('is one that the page calls free', () =>
    expect(stepsOf('Post your event for free')).toEqual(['Free to start: Post your event for free']));

  it.each(['Post your event', 'Free parking at the venue', 'Join thousands of fans', 'Envío gratis'])(
    'is not “%s”',
    (link) => expect(stepsOf(link)).toEqual([]),
  );

  it('is a plan called free', () =>
    expect(
      priceFindings(
        contextOfPage({
          title: 'Acme: link previews',
          description: 'An API for developers with link previews. Read the docs.',
          body: '<h1>An API for link previews</h1><p>API reference. Get API key.</p><h2>Pricing</h2><ul><li>Free</li><li>0</li><li>Pro</li><li>12</li></ul><p>Buy</p>',
        }),
      ).map(({ text }) => text),
    ).toContain('Free to start: a plan called “Free” under “Pricing”'));
});

describe('a free step', () => {
  it.each<[string, boolean]>([
    ['Kurs gratis', true],
    ['Envío gratis', false],
    ['Versand gratis', false],
  ])('is “%s”: %s', (text, isStep) =>
    expect(priceFindings(shop(`<p>${text}</p>`)).some(({ kind }) => kind === 'free-plan')).toBe(isStep),
  );
});
