import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';

const audiencesOf = (page: Page): readonly string[] => contextOfPage(page).audiences.map(({ label }) => label);

describe('finding an audience that the first words address without “for”', () => {
  it.each<[string, Page, readonly string[]]>([
    [
      'an owner who is asked',
      { body: '<h1>Do you run a small bakery?</h1><p>We bring the flour.</p>' },
      ['Small bakery owners'],
    ],
    [
      'an owner who is asked in Spanish',
      { lang: 'es', body: '<h1>¿Tienes una tienda?</h1><p>Llevamos tus cuentas en toda la ciudad.</p>' },
      ['Business owners'],
    ],
    [
      'private and business customers, in German',
      {
        lang: 'de',
        description: 'Wir montieren Zäune für Privat- und Geschäftskunden in Fulda.',
        body: '<p>Zäune.</p>',
      },
      ['Private customers and businesses'],
    ],
    [
      'homes and businesses that are served',
      { description: 'Alder offers fast residential and commercial roofing in Rye.', body: '<p>Roofs.</p>' },
      ['Residential customers and businesses'],
    ],
    [
      'a line on the audience',
      { body: '<h1>Learn Brill</h1><p>Audience: programmers and data analysts</p>' },
      ['Programmers', 'Data analysts'],
    ],
    [
      'an industry',
      { description: 'News for everyone in the tile industry', body: '<p>Tiles.</p>' },
      ['People in the tile industry'],
    ],
    [
      'customers of several fields',
      { description: 'Customers from banking, gaming and health care.', body: '<p>Locks.</p>' },
      ['Customers in banking, gaming and health care'],
    ],
    [
      'brands that a service works with',
      { description: 'We work with brands in banking, gaming and health care.', body: '<p>Locks.</p>' },
      ['Brands in banking, gaming and health care'],
    ],
    [
      'those who teach a language',
      { description: 'Free material for teaching Welsh to newcomers', body: '<p>Lessons.</p>' },
      ['Teachers of “Welsh to newcomers”'],
    ],
    [
      'one who is served',
      { description: 'Serving the technologist since 1999', body: '<p>Chips.</p>' },
      ['Technologists'],
    ],
    [
      'no brands that are sold',
      { description: 'Brands from the likes of Ann Pole, Bea Kern and Cleo Moss', body: '<p>Scents.</p>' },
      [],
    ],
    [
      'no names in a list',
      { description: 'Clients from Ann Pole, Bea Kern, Cleo Moss and Dora Lind', body: '<p>Scents.</p>' },
      [],
    ],
    [
      'no brands without a word of service',
      { description: 'Brands from banking, gaming and health care.', body: '<p>Locks.</p>' },
      [],
    ],
    [
      'all ages and levels',
      { description: 'Clay for all ages and levels', body: '<p>Clay.</p>' },
      ['People of all ages and levels'],
    ],
    [
      'the same in Italian',
      {
        lang: 'it',
        description: 'La ceramica per tutte le età, nel centro della città di Prato',
        body: '<p>Ceramica.</p>',
      },
      ['People of all ages'],
    ],
    ['levels in French', { lang: 'fr', body: '<h1>Chant choral pour débutants et confirmés</h1>' }, ['Beginners']],
    ['an association', { description: 'The association of tile dealers', body: '<p>Tiles.</p>' }, ['Tile dealers']],
    [
      'those whom it enables',
      {
        description: 'Casefile enables social workers, nonprofits and shelters to follow cases',
        body: '<p>Cases.</p>',
      },
      ['Social workers', 'Nonprofits'],
    ],
    [
      'a federation in German',
      {
        lang: 'de',
        description: 'Der Verband der Landwirte und Gärtner in der Region und für die Region',
        body: '<p>Feld.</p>',
      },
      ['Farmers', 'Gardeners'],
    ],
  ])('reads %s', (_, page, expected) => expect(audiencesOf(page)).toEqual(expected));

  it.each<[string, Page]>([
    ['a question on the side', { body: '<h1>Karate</h1><p>Do you run a gym? Ask us.</p>' }],
    ['its own team', { description: 'A team of engineers in Bonn', body: '<p>Bridges.</p>' }],
    [
      'where one travels from',
      { description: 'It takes an hour from Bonn, Cologne and Aachen', body: '<p>Bridges.</p>' },
    ],
    ['the members of a network', { description: 'A network of farmers.', body: '<p>Barns.</p>' }],
    ['what is listed', { description: 'Photos of babies', body: '<p>Photos.</p>' }],
    ['the sound of an audience', { body: '<h1>Play</h1><p>Audience members: please switch off your telephone.</p>' }],
  ])('does not count %s', (_, page) => expect(audiencesOf(page)).toEqual([]));
});

describe('the visitors of a kind of site', () => {
  it.each<[string, Page, readonly string[]]>([
    [
      'visitors and exhibitors of a fair',
      {
        lang: 'de',
        title: 'Messe für Holz',
        description: 'Die Messe für Holz: Konferenz und Ausstellung.',
        body: '<h1>Messe 2022</h1><a href="/a">Aussteller</a><a href="/b">Besucher</a><a href="/t">Tickets</a><p>Das Programm und die Termine der Messe.</p>',
      },
      ['Visitors', 'Exhibitors'],
    ],
    [
      'applicants and students of a school in a language without a lexicon',
      {
        lang: 'ru',
        title: 'Северный университет',
        url: 'https://northgate.edu/',
        description: 'Университет искусств. Higher education university.',
        body: '<h1>Университет</h1><a href="/a">Абитуриентам</a><a href="/s">Студентам</a>',
      },
      ['Students', 'Applicants'],
    ],
    [
      'no students’ parents of a college',
      {
        title: 'Northgate College',
        description: 'A college of art. Apply now.',
        url: 'https://northgate.edu/',
        body: '<h1>Northgate College</h1><a href="/p">Parents</a><a href="/s">Students</a><a href="/a">Alumni</a>',
      },
      ['Students', 'Alumni'],
    ],
  ])('are %s', (_, page, expected) => expect(audiencesOf(page)).toEqual(expected));
});
