import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { upkeepFindings } from './upkeep.ts';

const kindsOn = (body: string, more: Partial<Page> = {}): readonly string[] =>
  upkeepFindings(contextOfPage({ title: 'Acme', body: `<h1>Acme pianos</h1>${body}`, ...more })).map(
    ({ kind }) => kind,
  );

describe('what is over', () => {
  it.each<[string, boolean]>([
    ['<p>Offers valid until December 2015</p>', true],
    ['<p>Black Friday 2014: all pianos at half price</p>', true],
    ['<p>Offers valid until December 2098</p>', false],
    ['<p>Offers valid until Sunday</p>', false],
    ['<p>Our pianos are valid until 2,015 concerts are played</p>', false],
    ['<p>Since 1946 we tune pianos</p>', false],
    ['<p>Nominations due February 28, 2016</p>', true],
    ['<p>The deadline was kept for 2,016 pianos</p>', false],
    ['<p>Backordered. The estimated shipping date is 02/09/2015</p>', true],
    ['<p>From Nov 27th until Nov 30th 2015, 12AM</p>', true],
    ['<p>The estimated shipping date is 02/09/2098</p>', false],
    ['<p>Launch date: 2014-12-07</p>', false],
    ['<p>Rebajas hasta el 31 de enero de 2015</p>', true],
    ['<p>Lleva hasta el momento dos victorias en 2010</p>', false],
  ])('is an offer in “%s”: %s', (body, isOver) => expect(kindsOn(body).includes('expired')).toBe(isOver));

  it.each<[string, boolean]>([
    ['<h2>Upcoming events</h2><p>2014-12-09 House concert</p>', true],
    ['<h2>Upcoming events</h2><p>9 December 2098 House concert</p>', false],
    ['<h2>Past events</h2><p>2014-12-09 House concert</p>', false],
  ])('is a date in “%s”: %s', (body, isOver) => expect(kindsOn(body).includes('expired')).toBe(isOver));

  it('is nothing in a blog, which keeps what was true once', () =>
    expect(
      kindsOn('<p>Black Friday 2014: all pianos at half price</p>', {
        title: 'Acme | a blog about pianos',
        description: 'I write about pianos. My blog has a new post each week.',
      }),
    ).not.toContain('expired'));
});

it('sees an old year in a link of the footer as well', () =>
  expect(kindsOn('<p>We tune pianos.</p><a href="/terms">© Acme 2013</a>')).toContain('dated'));

describe('what is misspelled', () => {
  it.each<[string, string, boolean]>([
    ['en', 'We recieve pianos from all over the world', true],
    ['en', 'We receive pianos from all over the world', false],
    ['de', 'Wir bauen die Terasse neu', true],
    ['de', 'Unsere Adresse ist neu', false],
    ['fr', 'Parmis nos pianos, un ami', true],
  ])('in %s is found in “%s”: %s', (lang, words, isWrong) =>
    expect(kindsOn(`<p>${words}</p>`, { lang }).includes('misspelled')).toBe(isWrong),
  );

  it('is not what a customer wrote', () =>
    expect(kindsOn('<blockquote>I recieve my piano with a smile every single time</blockquote>')).not.toContain(
      'misspelled',
    ));
});

describe('what waits for a script', () => {
  it.each<[string, boolean]>([
    ['<h2>Menu</h2><p>Opening hours: Loading…</p>', true],
    ['<p>Current stock: Loading...</p>', true],
    ['<p>Our ramp is made for loading pianos.</p>', false],
  ])('is a part of the page in “%s”: %s', (body, isEmpty) => expect(kindsOn(body).includes('loading')).toBe(isEmpty));
});

describe('dates that have all passed', () => {
  const news = (years: string) =>
    years
      .split(' ')
      .map((year, at) => `<p>${at + 1} May ${year}: we tuned a piano</p>`)
      .join('');
  it.each<[string, boolean]>([
    [news('2014 2016 2015'), true],
    [news('2014 2016 2029'), false],
    [`${news('2014 2016 2015')}<p>Bench 2098</p>`, true],
    [`${news('2014 2016 2015')}<p>Our prices for 2029</p>`, false],
    [news('2014'), false],
    ['<p>Since May 1998 we tune pianos, in 2001 we moved, and in 2007 we built a hall.</p>', false],
    ['<p>14 Oct 2014</p><p>Note of 27 Aug 2014</p><p>23 Aug 2014</p><p>5 minutes ago</p>', false],
    ['<p>14 Oct 2014</p><p>Note of 27 Aug 2014</p><p>23 Aug 2014</p><p>255 users online</p>', false],
    ['<p>Release on 14 Oct 2014</p><p>Note of 27 Aug 2014</p><p>23 Aug 2014</p>', false],
  ])('in %s: %s', (body, isStale) => expect(kindsOn(body).includes('stale')).toBe(isStale));

  const dated = (...dates: readonly string[]) => dates.map((date) => `<h2>A</h2><p>${date}</p>`).join('');
  it.each<[string, string, boolean]>([
    ['a release that is announced', news('2014 2016 2015').replace('1 May 2014', 'Out in May 2015'), false],
    ['dates on which goods come out', news('2014 2016 2015').replaceAll(': we', ', release date: we'), false],
    ['a page that is one dated text', '<p>16 May 2016 tuning</p>' + news('2014 2015 2013'), false],
    ['posts of today', `${news('2014 2016 2015')}<ul><li>Which felt? (&lt; 1 min.)</li></ul>`, false],
    ['the length of a lesson', `${news('2014 2016 2015')}<p>One lesson (60 min)</p>`, true],
    ['a clock time', `${news('2014 2016 2015')}<p>10:45 Uhr</p>`, false],
    ['a price', `${news('2014 2016 2015')}<p>0.60€</p><p>27.0 грн</p>`, true],
    ['days without a year', `${news('2014 2016 2015')}<p>09/12</p>`, false],
    ['a month of a later year', `${news('2014 2016 2015')}<p>enero 2017</p>`, false],
    [
      'a day of a later year',
      `${news('2014 2016 2015')}<p>${'Songs of the town, all day long. '.repeat(6)}Until 17/04/2017</p>`,
      false,
    ],
    ['a word for the day', `${news('2014 2016 2015')}<p>Today</p>`, true],
    ['a time of the day', `${news('2014 2016 2015')}<p>Today 05:18 PM</p>`, false],
    ['hours ago', `${news('2014 2016 2015')}<p>Piano for sale, 2 hours ago</p>`, false],
    ['a length of time', `${news('2014 2016 2015')}<p>Tuning takes 2 hours, or 1.5 for a small piano</p>`, true],
    ['a busy month', dated('12/01/2014', '12/02/2014', '12/03/2014', '12/04/2014', '12/05/2014'), false],
    ['several months', dated('Posted 01/02/2014', 'Posted 02/05/2014', 'Posted 13/11/2014'), true],
  ])('beside %s', (_, body, isStale) => expect(kindsOn(body).includes('stale')).toBe(isStale));

  it.each<[string, string]>([
    ['en', '04/18/2014 05/01/2014 03/20/2014'],
    ['it', '27/11/2014 09/12/2014 05/10/2014'],
  ])('name the newest of them in %s', (lang, dates) => {
    const body = `<h1>Acme</h1>${dated(...dates.split(' ').map((date) => `Posted ${date}, by us`))}`;
    const [found] = upkeepFindings(contextOfPage({ title: 'Acme', lang, body })).filter(({ kind }) => kind === 'stale');
    expect(found?.text).toContain(dates.split(' ')[1]);
  });
});

describe('the year of a footer', () => {
  it.each<[string, boolean]>([
    ['© 2014 Acme', true],
    ['© 2004 — 2014 Acme', true],
    ['© 2004 — 2098 Acme', false],
    ['© 2004/2098 Acme', false],
    ['© 2004 to 2098 Acme', false],
    ['Powered by MyBB, © 2002-2013 MyBB Group', false],
    ['Theme by Elm Works © 2014', false],
    ['© 2014 Acme. Powered by Shopware', true],
    ['© 2014 Acme</p><p>© 2098 Acme', false],
    ['Copyright 1997 - Acme', false],
    ['© 2014 - Acme', true],
    ['© 2014 Acme</p><p>Posted 12/11/2014 by Ana', false],
    ['© 2014 Acme</p><p>Posted 12/11/2013 by Ana', true],
    ['© 2009 Acme</p><p>Posted 12/11/2014 by Ana', true],
    ['© 2012 Acme</p><p>Posted 12/11/2014 by Ana', false],
  ])('“%s” is old: %s', (words, isOld) => expect(kindsOn(`<p>${words}</p>`).includes('dated')).toBe(isOld));
});

it.each<[string, string, string, boolean]>([
  ['of the site', 'Fern Shop | Online shop', '<p>You recieve your order in two days.</p>', true],
  ['of a product', 'Fern Shop | Online shop', '<h2><a href="/p">Radio</a></h2><p>Recieve all stations.</p>', false],
  ['of a visitor', 'Fern Shop | Online shop', '<h2>Latest comments</h2><p>I recieve all stations.</p>', false],
  ['of a post', 'Fern Shop | Online shop', '<p>Hello, 24/10/2015 at 18:47 by Jo. I recieve all stations.</p>', false],
  [
    'of a listing',
    'Fern | Classified ads',
    '<h1>Fern classified ads</h1><p>Post a free ad. Recieve all stations on this radio.</p>',
    false,
  ],
  [
    'of a directory',
    'Fern | Classified ads',
    '<h1>Fern classified ads</h1><p>Fern: post a free ad, recieve offers.</p>',
    true,
  ],
])('judges the spelling %s', (_, title, body, isWrong) =>
  expect(upkeepFindings(contextOfPage({ title, body })).some(({ kind }) => kind === 'misspelled')).toBe(isWrong),
);

it('names the newest of several dates of one year', () => {
  const context = contextOfPage({
    title: 'Acme',
    body: '<h1>Acme pianos</h1><p>We tune pianos.</p><p>And organs.</p><p>27/11/2014</p><p>09/12/2014</p><p>3 March 2014</p>',
  });
  expect(upkeepFindings(context).map(({ text }) => text)).toEqual([
    'No date on the page is newer than 2014: “09/12/2014”',
  ]);
});

it('reads both years of a footer', () => expect(kindsOn('<footer>© 2004 — 2098 Acme</footer>')).not.toContain('dated'));

describe('advice to publish something', () => {
  const DATES = '<p>12 May 2014</p><p>3 April 2014</p><p>9 March 2014</p>';
  const isAdvised = (body: string): boolean =>
    upkeepFindings(
      contextOfPage({
        title: 'Acme',
        body: `<h1>Acme pianos</h1><p>We tune pianos in town.</p><p>Call us at any time.</p>${body}`,
      }),
    ).some(({ fix }) => fix === 'Publish something newer than “12 May 2014”');

  it.each<[string, boolean]>([
    [`<h2>News</h2>${DATES}`, true],
    [`<h2>Our blog</h2>${DATES}`, true],
    [`<h2>Event calendar</h2>${DATES}`, false],
    [`<h2>Pianos</h2>${DATES}`, false],
  ])('goes by dates of news alone: %s', (body, is) => expect(isAdvised(body)).toBe(is));
});
