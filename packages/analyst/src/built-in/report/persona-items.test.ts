import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { itemsOf } from './persona-items.ts';
import { personasOf } from './personas.ts';

const links = (...names: readonly string[]): string =>
  names.map((name, at) => `<a href="/shop/${at}">${name}</a>`).join('');

const shop = (...shelves: readonly string[]) =>
  contextOfPage({
    title: 'Acme – online shop',
    description: 'Online shop for desk lamps and shades, free shipping, returns.',
    body: `<h1>Acme</h1><p>We sell desk lamps and shades of glass.</p>${links(...shelves)}<p>Add to cart</p><a href="/cart">Shopping cart</a><p>$20</p>`,
  });

const magazine = (...sections: readonly string[]) =>
  contextOfPage({
    title: 'The Gazette: news of sailing',
    description: 'News magazine on sailing: weather, boats, politics. News and opinion every day.',
    body: `<h1>The Gazette</h1>${links(...sections)}<p>Weather of today. Boats and politics. Ada Pole writes on boats.</p>`,
  });

describe('what readers come for', () => {
  const NEWS = {
    title: 'The Gazette: news of sailing',
    description: 'News magazine on sailing: weather, boats, politics. News and opinion every day.',
  };
  const BLOG = { title: 'Tiller: a sailing blog', description: 'A blog on sailing. Posts on boats and harbors.' };
  const goalsOn = (site: typeof NEWS, ...titles: readonly string[]): string =>
    personasOf(
      contextOfPage({
        ...site,
        body: `<h1>The Gazette</h1>${titles.map((title, at) => `<h2><a href="/2024/0${at + 1}/a-story-of-boats">${title}</a></h2><p>It was told ${at} times. Read more</p>`).join('')}`,
      }),
    ).primary.persona.goals.join(' ');

  const TITLES = ['The harbor of Alder loses its last crane', 'Why two hulls win more races than one'];
  it('are two titles of a blog', () =>
    expect(goalsOn(BLOG, ...TITLES)).toContain(
      'Read “The harbor of Alder loses its last crane” and “Why two hulls win more races than one” (inferred: titles on the page)',
    ));

  it('are no headlines of a day', () => expect(goalsOn(NEWS, ...TITLES)).not.toContain('titles on the page'));

  it('are no lines on comments, and no single title', () =>
    expect(goalsOn(BLOG, 'Leave one of the comments below this story', 'Boats')).not.toContain('titles on the page'));
});

describe('what visitors come for', () => {
  it('is on the shelves of a shop, and makes a separate persona', () => {
    const context = shop('Desk lamps', 'Glass shades', 'Best sellers', 'Track my order');
    expect(itemsOf(context)).toEqual(['Desk lamps', 'Glass shades']);
    expect(personasOf(context).primary.persona.name).toContain('“Desk lamps” and “Glass shades”');
  });

  it('is no step, no list and no account', () =>
    expect(itemsOf(shop('Wish list', 'Latest shades', 'Sell your lamps', 'Desk lamps', 'Glass'))).toEqual([
      'Desk lamps',
      'Glass',
    ]));

  it('is no shelf for some of them', () =>
    expect(itemsOf(shop('For cats', 'Für Katzen', 'Desk lamps', 'Glass'))).toEqual(['Desk lamps', 'Glass']));

  it('is not the single shelf that is left', () =>
    expect(itemsOf(shop('Wish list', 'Latest shades', 'Desk lamps'))).toEqual([]));

  it('is not who writes a magazine', () =>
    expect(itemsOf(magazine('Boats & Politics', 'Weather', 'Ada Pole'))).not.toContain('Ada Pole'));

  it('is no headline', () =>
    expect(itemsOf(magazine('Boats & Politics', 'Weather', 'Boats race tonight'))).not.toContain('Boats race tonight'));

  it('is no step of an account, nor a line on delivery', () =>
    expect(itemsOf(shop('Desk lamps', 'Glass shades', 'Acme ships worldwide', 'Favorites'))).toEqual([
      'Desk lamps',
      'Glass shades',
    ]));

  it('is no place of a menu, and no form for comments', () =>
    expect(itemsOf(shop('Alaska', 'Portugal', 'Leave a reply', 'Desk lamps'))).not.toContain('Alaska'));

  it('is said of shops and magazines, and not of the menu of a town', () => {
    const town = contextOfPage({
      title: 'City of Harrow',
      description: 'Official website of the City of Harrow. City council, departments, permits.',
      body: `<h1>City of Harrow</h1>${links('Elected Offices', 'Departments', 'Permits')}<p>Mayor and council. Pay your tax.</p>`,
    });
    expect(personasOf(town).primary.persona.name).not.toContain('“');
  });

  it('is not known where the kind of the site is not', () =>
    expect(itemsOf(contextOfPage({ title: 'Acme', body: links('Lamps', 'Shades') }))).toEqual([]));
});
