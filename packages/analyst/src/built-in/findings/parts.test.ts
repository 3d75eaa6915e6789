import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { partsOf, rangeFindings, rangeOf } from './parts.ts';

const pageOf = (above: string, headings: readonly string[], text: string, more = ''): readonly string[] =>
  partsOf(
    contextOfPage({
      title: 'Harrow plumbers',
      description: 'Plumbing and heating by plumbers in Harrow. Get a quote.',
      body: `<h1>Plumbers in Harrow</h1><p>Plumbing and heating.</p><h2>${above}</h2>${headings.map((each) => `<h3>${each}</h3><p>${text}</p>`).join('')}${more}`,
    }),
  );
const TEXT = 'We come on the day you call and leave it clean.';
const partsUnder = (...headings: readonly string[]): readonly string[] => pageOf('Our services', headings, TEXT);
const PARTS = ['Boiler repair', 'Bathroom floors', 'Drain cleaning'];

describe('parts of an offer', () => {
  it('are read from sibling headings', () =>
    expect(partsUnder('Boiler repair', 'Bathroom floors', 'Drain cleaning')).toEqual([
      'Boiler repair',
      'Bathroom floors',
      'Drain cleaning',
    ]));

  it('are not headings without texts or below a heading that introduces no offer', () => {
    expect(pageOf('Our services', PARTS, 'More.')).toEqual([]);
    expect(pageOf('Our story', PARTS, TEXT)).toEqual([]);
  });

  it('are not reasons to choose a business, even if links have the same names', () => {
    const links = PARTS.map((part, at) => `<a href="/${at}">${part}</a>`).join(' ');
    expect(pageOf('What stands out', PARTS, TEXT, links)).toEqual(PARTS);
    expect(pageOf('Why us', PARTS, TEXT, links)).toEqual([]);
  });

  it('are read below a single heading', () => {
    const more = `<h2>How we work</h2><h3>Your house first</h3><p>${TEXT}</p>`;
    expect(pageOf('Our services', PARTS, TEXT, more)).toEqual(PARTS);
    expect(pageOf('Our services', PARTS.slice(1), TEXT, more)).toEqual([]);
  });

  it.each([
    ['values', ['Quality work', 'Fair trust', 'Long experience']],
    ['panels of an app', ['Notifications', 'Baseline sheet', 'Habit journal']],
    ['two headings', ['Boiler repair', 'Bathroom floors']],
    ['sections of a page', ['Testimonials', 'Contact us', 'About us', 'Our team']],
    ['questions', ['Why us?', 'How does it work?', 'What does it cost?']],
    [
      'headings among others',
      ['Boiler repair', 'Bathroom floors', 'Drain cleaning', 'News', 'Contact us', 'Why us?', 'Team 2015'],
    ],
  ])('are not %s', (_, headings) => expect(partsUnder(...headings)).toEqual([]));
});

const linksTo = (...names: readonly string[]): string =>
  names.map((name, index) => `<a href="/page-${index}">${name}</a>`).join('');

const sectioned = (title: string, description: string, body: string) =>
  contextOfPage({ title, description, body: `<h1>${title}</h1>${body}` });
const rangeNames = (title: string, description: string, body: string): readonly string[] =>
  rangeOf(sectioned(title, description, body)).names;

describe('the breadth of an offer', () => {
  it('names the parts of a practice', () =>
    expect(
      rangeNames(
        'Law firm Acme',
        'Law firm: lawyers and attorneys for companies. Family and tax law, estates.',
        linksTo('Family Law', 'Tax Law', 'Find a Lawyer', 'Create Account', 'Hours', 'Client Information', 'Estates'),
      ),
    ).toEqual(['Family Law', 'Tax Law', 'Estates']));

  it('leaves out entries that occur only in the menu', () =>
    expect(
      rangeNames(
        'Law firm Acme',
        'Law firm: lawyers and attorneys for companies',
        linksTo('Values', 'Catalogs', 'Alumni', 'Board'),
      ),
    ).toEqual([]));

  it('leaves out legal pages', () =>
    expect(
      rangeNames(
        'Law firm Acme',
        'Law firm: lawyers for legal notices, privacy, cookies and terms of companies',
        linksTo('Legal notice', 'Privacy', 'Cookies', 'Terms of use', 'Aviso legal'),
      ),
    ).toEqual([]));

  it('leaves out buttons and services of a shop', () =>
    expect(
      rangeNames(
        'Acme lamps',
        'Online shop for lamps and shades. Add to cart.',
        `<p>Buy lamps and shades in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a>${linksTo('Lamp oil', 'Shades', 'Lamp Ideas', 'Credit Center', 'Lamp Offers', 'Comprar', 'Vista', 'Wires')}`,
      ).join(),
    ).not.toMatch(/Ideas|Center|Offers|Comprar|Vista/u));

  it('leaves out sections of a news site', () =>
    expect(
      rangeNames('Daily Acme news', 'Newspaper with breaking news', linksTo('Economy', 'Sports', 'Culture', 'Weather')),
    ).toEqual([]));

  it('counts the sections of a large shop', () => {
    const shop = (count: number): readonly string[] =>
      rangeFindings(
        sectioned(
          'Acme lamps',
          'Online shop for lamps and shades. Add to cart.',
          `<p>Buy lamps and shades in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a>${linksTo('Lamps', 'Shades', ...Array.from({ length: count }, (_, at) => `Wires ${String.fromCodePoint(65 + at)}lm`))}`,
        ),
      ).map(({ text }) => text);
    expect(shop(24)).toEqual([expect.stringMatching(/^A wide range of sections, among them “Shades”/u)]);
    expect(shop(3)).toEqual([]);
  });
});
