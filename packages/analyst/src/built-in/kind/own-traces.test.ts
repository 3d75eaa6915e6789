import { describe, expect, it } from 'vitest';
import { cells, kindOf, links } from '../testing/kind-of.ts';
import { type Page } from '../testing/site-of.ts';

describe('what only such a site shows', () => {
  it.each<[string, string, Page]>([
    [
      'an agency by flights, hotels and cars side by side',
      'travel',
      {
        title: 'Fern Travel: Cheap Flights, Hotels, Car Rentals & Cruises',
        description: 'Book flights and hotel rooms at Fern.',
        body: '<h1>Flights and hotels</h1><p>Hotel rooms. Suites. Breakfast.</p>',
      },
    ],
    [
      'a magazine whose headlines are on other trades',
      'news',
      {
        title: 'Fernlog',
        description: 'Chip news, reviews, and analysis.',
        body: '<h1>Airline tickets sold twice</h1><h1>Shop of drones opens</h1><p>News</p>',
      },
    ],
    [
      'a course by the button that sells it',
      'course',
      {
        title: 'Learn Looms',
        description: 'A training course to learn to program looms',
        body: `<h2>Looms with the weave API</h2><p>Fork the source code on GitHub.</p>${links('Buy the course')}`,
      },
    ],
    [
      'a list of programs to download, not one of them',
      'directory',
      {
        title: 'Mossfiles - Software Downloads, Reviews',
        description: 'Shareware, freeware and demo software. All software can be downloaded.',
        body: links('Categories', 'Top rated', 'Submit'),
      },
    ],
    [
      'a marketplace by its offer to sellers and their number',
      'marketplace',
      {
        lang: 'de',
        title: 'Kaufwald - Online Shopping',
        description: 'Tausende Händler, beste Angebote',
        body: `<p>In den Warenkorb</p><p>Versandkosten</p>${links('Händler werden', 'Marktplatz', 'Mode', 'Garten')}`,
      },
    ],
    [
      'a help desk by its tickets and articles',
      'documentation',
      {
        title: 'Fernworks',
        url: 'https://support.fernworks.example/',
        body: `${links('Submit a Ticket', 'Knowledgebase')}<p>Posted on 4 May 2014</p>`,
      },
    ],
    [
      'pay television by its guide, channels and bills',
      'telecom',
      {
        title: 'Fern Self Service',
        body: `${links('TV Guide', 'View Channels', 'Catch Up', 'Compare Packages')}<p>Pay bill</p>`,
      },
    ],
    [
      'a shop by the Russian word in another case',
      'shop',
      {
        lang: 'ru',
        title: 'Запчасти :: Купить в интернет-магазине',
        description: 'Качественные запчасти',
        body: '<p>Корзина</p>',
      },
    ],
    [
      'a forum by its address and columns, in spite of the magazine it belongs to',
      'forum',
      {
        lang: 'fr',
        title: 'Forum Fougère',
        url: 'https://forums.fougere.example/',
        body: `${cells('Messages Dernier message')}${links('Messages du jour', 'Forums', 'Magazine', 'Membres')}`,
      },
    ],
  ])('takes %s for one', (_, kind, page) => expect(kindOf(page)).toBe(kind));

  it.each<[string, string, Page]>([
    [
      'a hotel with a car park makes no agency',
      'travel',
      { title: 'Hotel Fern: rooms and parking', body: '<h1>Hotel Fern</h1><p>Rooms. Breakfast.</p>' },
    ],
    [
      'a shop of one brand that looks for dealers is no marketplace',
      'marketplace',
      {
        lang: 'de',
        title: 'Moosschuh Onlineshop',
        body: `<p>In den Warenkorb</p><p>Versandkosten</p>${links('Händler werden', 'Schuhe')}`,
      },
    ],
    [
      'one program to download is no list of them',
      'directory',
      { title: 'Mossmail', description: 'Freeware for your mail', body: links('Download', 'Features') },
    ],
  ])('%s', (_, kind, page) => expect(kindOf(page)).not.toBe(kind));
});
