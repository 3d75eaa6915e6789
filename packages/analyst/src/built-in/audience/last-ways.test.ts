import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { inferredGroup } from './inferred-group.ts';

type Page = Parameters<typeof contextOfPage>[0];

const labelOf = (page: Page): string | undefined => inferredGroup(contextOfPage(page))?.label;

const FORUM = '<table><tr><td>Topics</td><td>Posts</td><td>Last post by</td></tr></table><a href="/r">Register</a>';
const CART = '<p>Add to cart</p><a href="/cart">Shopping cart</a><p>Shipping and returns</p><p>$20</p>';

describe('whom a form asks', () => {
  const asks = (fields: readonly string[]): string | undefined =>
    labelOf({
      title: 'Acme',
      body: `<h1>Acme</h1><p>Write to us.</p><form>${fields.map((name, at) => `<label for="f${at}">${name}</label><input id="f${at}">`).join('')}<button>Send</button></form>`,
    });

  it('for the company are companies', () => expect(asks(['Name', 'Azienda *', 'Email'])).toBe('Companies'));
  it('for a name or an address are no companies', () => {
    expect(asks(['Name', 'Email'])).toBeUndefined();
    expect(asks(['Name', 'Company', 'Street'])).toBeUndefined();
  });
});

describe('whom a site is for whose words name neither a group nor a known field', () => {
  it.each<[string, Page, string]>([
    [
      'the official shop of a band',
      {
        url: 'https://thekilnettes.example/',
        title: 'The Kilnettes Official Store',
        description: 'Online shop of The Kilnettes, free shipping, returns.',
        body: `<h1>The Kilnettes</h1><p>Shirts, mugs and our first album.</p>${CART}`,
      },
      'Fans of The Kilnettes',
    ],
    [
      'the town of a newspaper, without the word behind it',
      {
        lang: 'es',
        title: 'El Correo, noticias y actualidad de Brona y el mundo',
        description: 'Noticias de última hora de Brona y el mundo. Periódico con toda la actualidad de Brona.',
        body: '<a href="/d">Deportes</a><a href="/e">Economía</a><a href="/o">Opinión</a><p>Comente con otros lectores.</p>',
      },
      'Readers who follow news of Brona',
    ],
    [
      'the town of a newspaper',
      {
        lang: 'es',
        title: 'El Correo, noticias y actualidad de Brona',
        description: 'Noticias de última hora de Brona. Periódico con toda la actualidad de Brona.',
        body: '<a href="/d">Deportes</a><a href="/e">Economía</a><a href="/o">Opinión</a><p>Comente con otros lectores.</p>',
      },
      'Readers who follow news of Brona',
    ],
    [
      'players whom a game has',
      {
        title: 'Blockfall, a free tile game',
        description: 'Free online game. Play for free in your browser.',
        body: '<h1>Blockfall</h1><p>Players swap tiles. Play now.</p>',
      },
      'Players',
    ],
  ])('follows from %s', (_, page, label) => expect(labelOf(page)).toBe(label));

  it.each<[string, Page]>([
    ['a motto that nothing else says', { title: 'Acme - Something bold', body: `<h1>Forums</h1>${FORUM}` }],
    [
      'the official shop of a brand',
      {
        title: 'Acme Official Store',
        description: 'Online shop of Acme, free shipping, returns.',
        body: `<h1>Acme</h1><p>Netting by the yard.</p>${CART}`,
      },
    ],
    [
      'what a shop sells: who buys it is not told',
      {
        title: 'Rope, Twine & Netting from Acme.example | Online store',
        description: 'Online shop for rope and twine, free shipping, returns.',
        body: `<h1>Acme</h1><p>Netting by the yard.</p>${CART}`,
      },
    ],
    [
      'the subject of a forum',
      { title: 'Kiln Forums - Kiln Repair', description: 'Kiln repair forum', body: `<h1>Forums</h1>${FORUM}` },
    ],
    [
      'the slogan of a portal that compares',
      {
        title: 'Moped comparison - Free & Independent',
        description: 'Compare prices: the independent moped comparison.',
        body: '<h1>Compare mopeds</h1><p>Visit shop</p>',
      },
    ],
    ['the name alone', { title: 'Acme Forums', body: `<h1>Acme Forums</h1>${FORUM}` }],
    [
      'a newspaper whose description has another town',
      {
        title: 'The Gazette, news from Brona',
        description: 'All that moves the county.',
        body: '<h1>Gazette</h1><a href="/s">Sports</a>',
      },
    ],
    ['a page of no known kind', { title: 'Kiln Repair', description: 'Kiln repair.', body: '<p>Hello.</p>' }],
  ])('does not follow from %s', (_, page) => expect(labelOf(page) ?? 'none').not.toMatch(/“|follow news|^Fans/u));
});
