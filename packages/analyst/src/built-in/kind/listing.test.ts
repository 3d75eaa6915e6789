import { describe, expect, it } from 'vitest';
import { kindOf, links } from '../testing/kind-of.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { listingWeight } from './listing.ts';

const weight = (page: Page): number => listingWeight(contextOfPage(page).site);
const kindOn = (title: string) =>
  kindOf({ title, body: `<h1>${title}</h1>${links('Buy tickets', 'Plays', 'Concerts')}` });

describe('a ticket seller for many venues', () => {
  it.each([
    ['Acme: Broadway theater tickets', 'ticketing'],
    ['Acme Theater – plays since 1950', 'attraction'],
  ])('is distinguished from a venue: %s', (title, kind) => expect(kindOn(title)).toBe(kind));
});

describe('a place to stay', () => {
  const farm = (words: string) =>
    kindOf({
      lang: 'it',
      title: 'Agriturismo Acme',
      body: `<h1>Agriturismo Acme</h1><p>${words}</p>${links('Agriturismo', 'Dove siamo')}`,
    });

  it.each([
    ['Agriturismo con camere e colazione, due notti o più.', 'lodging'],
    ['Agriturismo con cucina e vendita di vini.', undefined],
  ])('has beds: “%s”', (words, kind) => expect(farm(words)).toBe(kind));

  it('is not a listing of thousands', () =>
    expect(
      kindOf({
        title: 'Acme',
        description: 'Accommodation: 22856 places to stay in 67 countries',
        body: links('List your property', 'Hotels', 'Apartments'),
      }),
    ).not.toBe('lodging'));
});

const SOFAS =
  '<h1>Sofas (812 Produkte)</h1><p>Sofa 729,00 €</p><p>Sofa 329,00 €</p><p>Sofa 219,00 €</p><p>Bett 99,00 €</p>';

describe('a listing of offers by others', () => {
  it.each<[string, Page]>([
    ['by its title', { title: 'Compare loans in Lumea', body: '' }],
    [
      'by what it helps to find',
      { title: 'Acme', description: 'Your compass for finding Masters in Mapping.', body: '' },
    ],
    ['by a title and a call to be listed', { title: 'MBA finder', body: links('Submit Program') }],
    [
      'by its host and a word of comparison',
      { title: 'Autokredit', url: 'https://fernvergleich.example/kredit', body: links('Jetzt vergleichen') },
    ],
    [
      'by links that lead to each',
      { title: 'Kessel', body: '<p>Zum Shop</p>'.repeat(1) + links('Zum Angebot', 'Zum Angebot ›', 'Zum Anbieter') },
    ],
    [
      'by a Danish word for a portal of shops',
      { lang: 'da', title: 'Sko', description: 'Din online shoppingportal', body: '' },
    ],
    ['by quotes of a network', { title: 'Free car quotes', body: '<p>We search our network of dealers.</p>' }],
    ['by whom it asks to be listed', { title: 'Add your rental to Fernpets', body: '' }],
    [
      'by a call to be listed and what it found',
      { title: 'Tax help', body: `${links('Add your firm')}<p>18 results</p>` },
    ],
  ])('is recognized %s', (_, page) => expect(weight(page)).toBeGreaterThan(0));

  it.each<[string, Page]>([
    ['a firm that gives its own quotes', { title: 'Get a quote - Fern movers', body: '<p>Our movers call you.</p>' }],
    ['a firm that names one of its numbers', { title: 'Fern tax', body: '<p>18 results</p>' }],
    [
      'a shop that leads to its own offers',
      {
        title: 'Fern kilns',
        body: `<button>Add to cart</button>${links('Zum Angebot', 'Zum Angebot ›', 'Zum Angebot »')}`,
      },
    ],
    ['software for directories of users', { title: 'Fern tools for Active Directory', body: '' }],
    [
      'a host with a word of comparison alone',
      { title: 'Fern', url: 'https://comparato.example/', body: '<p>Lamps</p>' },
    ],
  ])('is not recognized in %s', (_, page) => expect(weight(page)).toBe(0));

  it('compares goods if it has no cart', () =>
    expect(
      kindOf({
        lang: 'de',
        title: 'Sofa online kaufen',
        description: 'Sparen Sie mit unserem Sofa Preisvergleich.',
        body: `${SOFAS}${links('Zum Angebot', 'Zum Shop', 'Zum Anbieter')}`,
      }),
    ).toBe('directory'));

  it('sells goods if it has a cart', () =>
    expect(
      kindOf({
        lang: 'de',
        title: 'Sofa online kaufen',
        body: `${SOFAS}<button>In den Warenkorb</button>${links('Warenkorb', 'Versand', 'Merkzettel', 'Kasse')}`,
      }),
    ).toBe('shop'));
});
