import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { rangeFindings, rangeOf } from './parts.ts';

const links = (...names: readonly string[]): string =>
  names.map((name, index) => `<a href="/page-${index}">${name}</a>`).join('');

const contextOf = (title: string, description: string, body: string) =>
  contextOfPage({ title, description, body: `<h1>${title}</h1>${body}` });
const breadthOf = (title: string, description: string, body: string): readonly string[] =>
  rangeOf(contextOf(title, description, body)).names;

describe('the breadth of an offer', () => {
  it('names the parts of a practice', () =>
    expect(
      breadthOf(
        'Law firm Acme',
        'Law firm: lawyers and attorneys for companies. Family and tax law, estates.',
        links('Family Law', 'Tax Law', 'Find a Lawyer', 'Create Account', 'Hours', 'Client Information', 'Estates'),
      ),
    ).toEqual(['Family Law', 'Tax Law', 'Estates']));

  it('leaves out entries that occur only in the menu', () =>
    expect(
      breadthOf(
        'Law firm Acme',
        'Law firm: lawyers and attorneys for companies',
        links('Values', 'Catalogs', 'Alumni', 'Board'),
      ),
    ).toEqual([]));

  it('leaves out legal pages', () =>
    expect(
      breadthOf(
        'Law firm Acme',
        'Law firm: lawyers for legal notices, privacy, cookies and terms of companies',
        links('Legal notice', 'Privacy', 'Cookies', 'Terms of use', 'Aviso legal'),
      ),
    ).toEqual([]));

  it('leaves out buttons and services of a shop', () =>
    expect(
      breadthOf(
        'Acme lamps',
        'Online shop for lamps and shades. Add to cart.',
        `<p>Buy lamps and shades in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a>${links('Lamp oil', 'Shades', 'Lamp Ideas', 'Credit Center', 'Lamp Offers', 'Comprar', 'Vista', 'Wires')}`,
      ).join(),
    ).not.toMatch(/Ideas|Center|Offers|Comprar|Vista/u));

  it('leaves out sections of a news site', () =>
    expect(
      breadthOf('Daily Acme news', 'Newspaper with breaking news', links('Economy', 'Sports', 'Culture', 'Weather')),
    ).toEqual([]));

  it('counts the sections of a large shop', () => {
    const shop = (count: number): readonly string[] =>
      rangeFindings(
        contextOf(
          'Acme lamps',
          'Online shop for lamps and shades. Add to cart.',
          `<p>Buy lamps and shades in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a>${links('Lamps', 'Shades', ...Array.from({ length: count }, (_, at) => `Wires ${String.fromCodePoint(65 + at)}lm`))}`,
        ),
      ).map(({ text }) => text);
    expect(shop(24)).toEqual([expect.stringMatching(/^A wide range of sections, among them “Shades”/u)]);
    expect(shop(3)).toEqual([]);
  });
});
