import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { measuredFindings } from './measured.ts';

const kindsOn = (title: string, description: string, body: string): readonly string[] =>
  measuredFindings(contextOfPage({ title, description, body: `<h1>${title}</h1>${body}` })).map(({ kind }) => kind);

describe('a page without a layout for phones', () => {
  it('is a weakness of a shop', () =>
    expect(
      kindsOn(
        'Cheese shop',
        'Online shop for artisan cheese. Add to cart.',
        '<p>Buy artisan cheese in our store.</p><button>Add to cart</button>',
      ),
    ).toEqual(['measured-viewport']));

  it.each([
    '<a href="/m">Mobile version</a>',
    '<a href="http://m.acme.example/">Phones</a>',
    '<a href="/app">iPhone app</a>',
    '<p>Default mobile style</p>',
    '<form><input name="styleid"></form>',
  ])('is not reported if there is a page for phones: %s', (link) =>
    expect(kindsOn('Cheese shop', 'Online shop for artisan cheese.', `<p>Buy cheese.</p>${link}`)).toEqual([]),
  );

  it('is not reported for a marketplace, which serves other pages to phones', () =>
    expect(
      kindsOn(
        'Slow Soups: forty recipes | Acme marketplace',
        'Marketplace: buy and sell from thousands of sellers.',
        '<p>£4.50</p><button>Add to Basket</button><p>Sellers on our marketplace.</p>',
      ),
    ).toEqual([]));
});

describe('a page without a description', () => {
  const textsOn = (description: string, body: string) =>
    measuredFindings(contextOfPage({ title: 'Ebbline', description, body })).flatMap(({ kind, text, fix }) =>
      kind === 'measured-description' ? [text, fix] : [],
    );

  it('gets an explanation and a suggested sentence', () => {
    expect(textsOn('', '<h1>Ebbline</h1><p>Ebbline is a sailing school on the west coast.</p>')).toEqual([
      'The page has no description: below the title “Ebbline”, search engines choose words of the page',
      'Write a description for search engines, for example from “Ebbline is a sailing school on the west coast”',
    ]);
    expect(textsOn('', '<h1>Ebbline sailing school Harrow</h1>')[1]).not.toContain('for example');
    expect(textsOn('', '<p>Hello.</p>')[1]).toBe(
      'Write a description for search engines: what acme.example is for, in one or two sentences',
    );
  });

  it('is not reported if it has a short one', () => expect(textsOn('A sailing school', '<p>Hello.</p>')).toEqual([]));
});

describe('a page without a title', () => {
  it('learns what search results show instead', () => {
    const found = measuredFindings(contextOfPage({ description: 'A school', body: '<h1>Ebbline sailing school</h1>' }));
    expect(found.find(({ kind }) => kind === 'measured-title')?.text).toBe(
      'The page has no title: search results and browser tabs show the heading “Ebbline sailing school” or its address',
    );
  });
});
