import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { priceFindings, pricesOf } from './price.ts';

const lines = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

const shop = (...texts: readonly string[]): readonly number[] =>
  pricesOf(
    contextOfPage({
      title: 'Cheese shop',
      description: 'Online shop for artisan cheese. Add to cart.',
      body: `<h1>Cheese online shop</h1><p>Buy artisan cheese in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a><h3>Wheel of Brie</h3>${lines(texts)}`,
    }),
  ).map(({ amount }) => amount);

describe('the price of an item', () => {
  it.each<[string, readonly string[], readonly number[]]>([
    ['the promotional one of two lines', ['Preço: R$ 89,90', 'Preço promocional: R$ 59,90'], [59.9]],
    ['the second of “de … por …”', ['De R$ 89,90 por R$ 69,90'], [69.9]],
    ['the one after “statt”', ['statt 89,90 €', '69,90 €'], [69.9]],
    ['each end of a range', ['de 10 € a 20 €'], [10, 20]],
    ['any of two lines without a promotion', ['Precio: 89,90 €', 'Precio de dos: 159,90 €'], [89.9, 159.9]],
    ['not the saving before a comma', ['$141.96 List Price: $190.00 Savings: $48.04, today only'], [141.96]],
    ['without what is added', ['Preis 12 €', 'Gravur +3 €', '+ 4 €'], [12]],
    ['with a plus in its name', ['Vitamin B+ 12 €', 'Brie 9 €'], [12, 9]],
    ['not the most of something', ['Brie 9 €', 'Sparsame Kühlung: bis zu 80 € weniger'], [9]],
    ['not what is compared', ['Brie 9 €', '80 € meno rispetto ai prezzi standard'], [9]],
    ['up to an end as well', ['Käse von 9 € bis zu 80 €'], [9, 80]],
  ])('are %s', (_, texts, amounts) => expect(shop(...texts)).toEqual(amounts));
});

describe('membership prices', () => {
  const club = (...texts: readonly string[]): readonly number[] =>
    pricesOf(
      contextOfPage({
        title: 'Harrow Association of Tuners',
        description: 'The professional association of piano tuners. Become a member.',
        body: `<h1>Association of Tuners</h1><p>Our members tune pianos. Membership fee and dues.</p><a href="/join">Join us</a>${lines(texts)}`,
      }),
    ).map(({ amount }) => amount);

  it.each<[string, readonly string[], readonly number[]]>([
    ['two amounts that are near', ['The fee is €10 for all.', 'Tuners bring €40 along.'], [10, 40]],
    ['no amount of a story that is far from it', ['The fee is €10 for all.', 'Tuners saw €4,000 go by.'], [10]],
    ['cards, no matter how far apart', ['Pupils €10', 'Companies €400'], [10, 400]],
  ])('are %s', (_, texts, amounts) => expect(club(...texts)).toEqual(amounts));
});

describe('a limited offer', () => {
  const inn = (heading: string, more = ''): string =>
    priceFindings(
      contextOfPage({
        title: 'Nima restaurant',
        description: 'Restaurant with a short menu. Reserve a table.',
        body: `<h1>Nima restaurant</h1><p>Soup and fish from our kitchen.</p><h2>${heading}</h2><p>Soup of peas : 6 EUR</p><p>Smoked trout : 9 EUR</p>${more}`,
      }),
    )
      .map(({ text }) => text)
      .join();

  it.each(['Day Offers', 'Special Meal Prices', 'Unser Tagesangebot', 'Menú del día'])(
    'is recognized by “%s”',
    (text) =>
      expect(inn(text)).toBe(
        `Names the prices of its offers: €6 (“Soup of peas”) and €9 (“Smoked trout”), under “${text}”`,
      ),
  );
  it.each(['Our menu', 'Specialities', 'Fish of the day'])('is not recognized by “%s”', (text) =>
    expect(inn(text)).toBe('Public prices: €6 (“Soup of peas”) and €9 (“Smoked trout”)'),
  );
  it('is ignored if there is a usual price', () =>
    expect(inn('Day Offers', '<h2>Menu</h2><p>Apple cake : 4 EUR</p><p>Roast duck : 19 EUR</p>')).toBe(
      'Public prices: €4 (“Apple cake”) and €19 (“Roast duck”)',
    ));
});
