import { describe, expect, it } from 'vitest';
import { ideasOn } from '../testing/ideas-on.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { pagesForParts } from './page-ideas.ts';

const kindsOn = (page: Page): readonly string[] => ideasOn(page).map(({ kind }) => kind);
const INN = {
  title: 'Nima restaurant',
  description: 'Restaurant with a short menu',
  body: '<h1>Nima restaurant</h1><p>Our menu changes each week. Reserve a table.</p><p>Open daily.</p>',
};
const inn = (more: string): Page => ({ ...INN, body: `${INN.body}${more}` });

describe('a side business', () => {
  it.each<[string, boolean]>([
    ['<p>We also do catering for you.</p>', true],
    ['<p>We also do catering.</p><p>Catering for 20 guests costs little.</p>', false],
    ['<p>We also do catering.</p><a href="/c">Catering</a>', false],
    ['<h2>Weddings</h2>', true],
    ['<h2>Weddings</h2><p>Weddings for 80 guests cost $900.</p>', false],
    ['<p>We also cook.</p>', false],
  ])('is named once in %s: %s', (more, isOnce) => expect(kindsOn(inn(more)).includes('named-once')).toBe(isOnce));

  it('is none of a newspaper', () =>
    expect(kindsOn({ title: 'The Valley newspaper', body: '<h1>News</h1><p>The mayor likes weddings.</p>' })).toEqual(
      [],
    ));
});

describe('a list in a file', () => {
  it.each<[string, boolean]>([
    ['<a href="/menu.pdf">Menu</a>', true],
    ['<a href="/menu">Menu</a>', false],
    ['<a href="/menu.pdf">Menu</a><p>Soup $12</p>', false],
    ['<a href="/terms.pdf">Terms</a>', false],
    ['<a href="/f.pdf">Registration form 2026</a>', true],
    ['<a href="/f">Registration form 2026</a>', false],
    ['<a href="/s.pdf">Timetable 2026</a>', true],
    ['<a href="/s.pdf">A report on our timetable and the work of the year</a>', false],
  ])('is one in %s: %s', (more, isFile) => expect(kindsOn(inn(more)).includes('as-pdf')).toBe(isFile));
});

describe('parts of an offer on one page', () => {
  const PARTS = ['Boiler repair', 'Bathroom floors', 'Drain cleaning'];
  const plumbers = (more: string, price = 'Prices from $90.'): Page => ({
    title: 'Harrow plumbers',
    description: 'Plumbing and heating by plumbers in Harrow. Get a quote.',
    body: `<h1>Plumbers in Harrow</h1><p>Plumbing and heating. ${price}</p><h2>Our services</h2>${PARTS.map((each) => `<h3>${each}</h3><p>We come on the day you call and leave it clean.</p>`).join('')}${more}`,
  });

  it('could have a page each', () =>
    expect(pagesForParts(contextOfPage(plumbers('')))?.text).toBe(
      'Say more of “Boiler repair” on its own page: here it gets one line, “We come on the day you call and leave it clean”',
    ));

  it('have one where links have their names', () =>
    expect(
      pagesForParts(contextOfPage(plumbers(PARTS.map((part) => `<p><a href="/x">${part}</a></p>`).join('')))),
    ).toBeUndefined());
});
