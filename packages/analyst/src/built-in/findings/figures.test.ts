import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { countsIn, emptyCounters, ratedPartOf, ratingIn } from './figures.ts';
import { foundedIn } from './founded.ts';

const page = (body: string, lang = 'en') => contextOfPage({ title: 'Acme', lang, body: `<h1>Acme</h1><p>${body}</p>` });

describe('reading figures', () => {
  it.each([
    ['Loved by 2.3M+ writers.', '2.3M+ writers'],
    ['Chosen by 2.3 million writers since then.', '2.3 million writers'],
    ['A database of 2,086,303 antibodies.', '2,086,303 antibodies'],
    ['More than 20k downloads.', '20k downloads'],
    ['Über 4.000 Kunden.', '4.000 Kunden'],
    ['Plus de 30\u202f000 collaborateurs.', '30 000 collaborateurs'],
    ['Over 1,000,000 tracks to hear.', '1,000,000 tracks'],
    ['Mode von über 1500 Top-Marken', '1500 Top-Marken'],
    ['2000+ car dealers', '2000+ car dealers'],
    ['80,000+ reviews of our customers', '80,000+ reviews'],
    ['Over 12 locations', '12 locations'],
    ['Half a million satisfied customers', 'Half a million satisfied customers'],
    ['100% recommended 2000 people trained', '2000 people trained'],
    ['Более 10000 товаров', '10000 товаров'],
    ['Nosso catálogo: 300 produtos', '300 produtos'],
  ])('counts in “%s”', (text, words) => expect(countsIn(page(text))[0]?.words).toBe(words));

  it.each([
    'Up to 10 members.',
    'Version 3.13.0 downloads',
    'Since 1990 projects',
    'A team of 3 members',
    '0 students',
    '255 users online',
    'Showing 1–25 of 274 items',
    'A guide to all 2,500 local businesses.',
    'There is 1 item in your cart.',
    '33 reviews',
    '175 user reviews',
    '340 customer ratings',
    'In 2000 people moved here.',
    'A choice of 12 projects',
    'Мы сохраняем последние 20 товаров',
    'We keep the last 20 products',
    'Die letzten 20 Produkte',
  ])('counts nothing in “%s”', (text) => expect(countsIn(page(text))).toEqual([]));

  it('finds counters that a script should have filled', () =>
    expect(emptyCounters(page('0 students'))[0]?.words).toBe('0 students'));

  it.each(['Warenkorb: 0 Produkte', '0 produits', '0 artículos', '0 items'])(
    'recognizes an empty cart in “%s”',
    (text) => expect(emptyCounters(page(text))).toEqual([]),
  );

  it.each([
    'Customer rated 9.6 last year.',
    'Rated 4.8 out of 5 by guests.',
    'Acme is ranked 4.7 out of 5. Based on 75 user reviews',
    '4,7 von 5 Sternen in 80 Bewertungen',
    'A tenth customer has given us the highest possible score.',
  ])('finds the rating in “%s”', (text) => expect(ratingIn(page(text))).toBeDefined());

  it.each([
    'Step 2 of 5',
    'The highest possible roof of the city',
    'In 9 of 10 homes',
    'A four star hotel',
    'Die Mädchen 15 starten mit Sieg in die neue Saison',
    '58 percent of reviews have 5 stars',
    '0 étoiles',
  ])('finds no rating in “%s”', (text) => expect(ratingIn(page(text))).toBeUndefined());

  it.each([
    ['Since 1958', '1958'],
    ['We have sold guitars since 1946.', '1946'],
    ['Gegründet 1902 in Bern', '1902'],
    ['Our workshop was begun in 1976 in a barn.', '1976'],
    ['Wir wurden 1968 von einem Vikar in Bern gegründet.', '1968'],
    ['Since its establishment in 1981, Acme has tuned pianos.', '1981'],
    ['Acme was founded in 1990.</p><p>Since 1958 we have tuned pianos.', '1958'],
    ['Since 1990 in our workshop, we have tuned pianos.', '1990'],
    ['</p><h2>Experience</h2><p>Acme has been in business since 1926.', '1926'],
  ])('reads the founding year in “%s”', (text, year) => expect(foundedIn(page(text))?.year).toBe(year));

  it.each([
    'The bridge that was founded in 1902 by the town is closed to all traffic until further notice.',
    '<h2>Work experience</h2><p>Since 2004</p>',
    '<h3>Ada Byron</h3><p>Since 2008 in our workshop</p>',
    '<h3>Dr. Ada Byron</h3><p>Our tuner since 2008</p>',
    'The bridge over the river was opened in 1976 by the queen, who cut a ribbon of silk for it.',
    '<h2>The Eagle Inn</h2><p>Since 1876 guests have slept well here.</p>',
    'Since 1998</p><p>We have tuned pianos for 40 years.</p><p>News of 2020',
  ])('reads no founding year in “%s”', (text) => expect(foundedIn(page(text))).toBeUndefined());

  it('reads the founding year in a description', () => {
    const yearOf = (description: string) =>
      foundedIn(contextOfPage({ title: 'Clerks UK', description, body: '<p>Find a job.</p>' }))?.year;
    expect(yearOf('Clerks and their consultants, placing staff since 1986. Search for jobs.')).toBe('1986');
    expect(yearOf('Clerks and their consultants, placing staff. Model 1986.')).toBeUndefined();
  });

  it('does not read a customer’s year as that of the business', () =>
    expect(
      foundedIn(page('Jena and her dog have been customers of this insurer since 2013 and like it.')),
    ).toBeUndefined());
});

describe('ratings and reviewers', () => {
  it.each(['5.0 from 87 reviews', '4.9 (120 Google reviews)', '4,9 · 87 Rezensionen', 'Our average score: 87 reviews'])(
    'rates by “%s”',
    (text) => expect(ratingIn(page(text))?.sentence).toBe(text),
  );

  it('reads a rating and its label from two tiles', () => {
    const tiles = (label: string) =>
      contextOfPage({ title: 'Acme', body: `<h1>Acme</h1><p>We tune pianos.</p><div>5.0</div><p>${label}</p>` });
    expect(ratingIn(tiles('32 Google reviews'))?.shown).toBe('5.0, “32 Google reviews”');
    expect(ratingIn(tiles('Version of the manual'))).toBeUndefined();
    expect(ratingIn(page('4.8 (120)</p><p>Reviews'))?.words).toBe('4.8 (120)');
    expect(ratingIn(page('4.8 (120)</p><p>Chapters of the manual'))).toBeUndefined();
  });

  it('ignores the counts of a reviewer', () => {
    const card = '<h2>Reviews</h2><p>Ana Lopez</p><p>Local Guide · 12 reviews · 34 photos</p><p>34 photos</p>';
    const context = contextOfPage({ title: 'Acme', body: `<h1>Acme</h1><p>We tune pianos.</p>${card}` });
    expect(countsIn(context)).toEqual([]);
  });
});

describe('ratings of products', () => {
  it.each<[string, boolean]>([
    ['3.9 / 5 3509 reviews</p><p>Hotel Adler</p><p>4.2 / 5 13 reviews', false],
    ['Rated 4.8 out of 5 on Google</p><p>4.9 out of 5 stars on Trustpilot', true],
    ['Never miss our 5 star entertainment, reviewed daily!', true],
    ['Never miss our 5 star entertainment!', false],
  ])('are not those of the site: “%s”', (text, isOwn) => expect(ratingIn(page(text)) !== undefined).toBe(isOwn));
});

describe('the rating of a line', () => {
  it.each([
    ['License #1234567 · 4.9 stars on Google', '4.9 stars', '4.9 stars on Google'],
    ['Lic. No. 88-123 Rated 4.8 out of 5 stars by 60 guests', '4.8 out of 5', 'Rated 4.8 out of 5 stars by 60 guests'],
    ['Our guests gave us 4.8 out of 5 stars', '4.8 out of 5', 'Our guests gave us 4.8 out of 5 stars'],
  ])('in “%s” is “%s”', (sentence, words, part) => expect(ratedPartOf({ sentence, words })).toBe(part));

  it.each<[string, boolean]>([
    ['Hotel with 4 stars by the lake', false],
    ['Rated 4 stars by guests on Google', true],
  ])('of a hotel is read from “%s”: %s', (text, isRating) => {
    const body = `<h1>Hotel Adler</h1><p>Our hotel has rooms with breakfast. Book your room now.</p><p>${text}</p>`;
    const context = contextOfPage({ title: 'Hotel Adler', description: 'Hotel with rooms', body });
    expect(ratingIn(context) !== undefined).toBe(isRating);
  });
});

describe('the owner of a figure', () => {
  const TALK = 'The old town has a long and winding history that many visitors like.';

  it.each([
    `${TALK} We repair hundreds of millions of devices.`,
    `${TALK} Our bank has hundreds of branches.`,
    `${TALK} Acme is used by thousands of families.`,
    `${TALK} Wir haben tausende Kunden.`,
    `${TALK} Nous avons des milliers de clients.`,
    `${TALK} Tenemos más de 4.000 clientes en nuestra casa.`,
    `${TALK} La nostra scuola ha migliaia di studenti.`,
    `${TALK} Temos milhares de clientes na nossa loja.`,
  ])('is the site in “%s”', (text) => expect(countsIn(page(text))).toHaveLength(1));

  it.each([
    `${TALK} The employer had 12,000 employees in Munich when she left.`,
    `${TALK} Up to now, 4,000 companies may list their products here.`,
    `${TALK} The steel maker cuts 3,000 employees, the union said.`,
    `${TALK} According to a survey, 400 companies agree.`,
    `${TALK} Die Stadt hat 20.000 Studierende.`,
    '1,000+ Employees',
  ])('is someone else in “%s”', (text) => expect(countsIn(page(text))).toEqual([]));

  it('is not the site in a founding year that contradicts other texts', () =>
    expect(foundedIn(page('Since 2012.</p><p>Our family has made pianos for 60 years.'))).toBeUndefined());

  it.each([
    ['Founded in 2012.', '2012'],
    ['Founded in 2024.', undefined],
  ])('has a founding year only if it is old enough: “%s”', (text, year) =>
    expect(foundedIn(page(text))?.year).toBe(year),
  );
});

describe('the founding year of a site', () => {
  it('is not that of someone it supports', () => {
    expect(foundedIn(page('We have sold prams since 2003.'))?.year).toBe('2003');
    expect(foundedIn(page('Acme has been supporting the Harrow Foundation since 2003.'))).toBeUndefined();
  });
});
