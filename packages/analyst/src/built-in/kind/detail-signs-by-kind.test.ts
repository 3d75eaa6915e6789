import { describe, expect, it } from 'vitest';
import { cells, kindOf, links } from '../testing/kind-of.ts';
import type { Page } from '../testing/site-of.ts';

describe('details that only one kind of site has', () => {
  it.each<[string, string, Page]>([
    [
      'a shop by its Norwegian cart and free delivery',
      'shop',
      {
        lang: 'no',
        title: 'Fjordglans - parfyme og hudpleie',
        body: `<p>Velkommen til oss, og takk for at du er her.</p>${links('Din handlekurv', 'Gratis frakt over NOK 600,-', 'Hudpleie')}<p>299,00 kr</p>`,
      },
    ],
    [
      'a public authority by its Swedish menu',
      'government',
      {
        lang: 'sv',
        title: 'Stödverket',
        body: `<p>Här får du veta vad som gäller för dig och hur du ansöker.</p>${links('E-tjänster', 'Blanketter och intyg', 'Myndigheter & partner')}`,
      },
    ],
    [
      'a cinema by a name that is the same in many languages',
      'attraction',
      { lang: 'lt', title: 'Dabar - Megakino', body: links('Filmai', 'Kainos', 'Premjera', 'Apie mus') },
    ],
    [
      'a chain of shops by its leaflets and branches',
      'shop',
      { lang: 'pl', title: 'Sowex', body: links('Gazetka promocyjna', 'Sklepy', 'O nas', 'Kontakt') },
    ],
    [
      'a lender by the loans of its menu',
      'finance',
      {
        lang: 'de',
        title: '1000 Euro Kredit - FERNA',
        body: `<p>Beantragen Sie heute noch online.</p>${links('Online Kredit', 'Blitzkredit', 'Kredit ohne Schufa', '500 Euro Kredit', 'Warenkorb')}<p>1.000 €</p>`,
      },
    ],
    [
      'a shop by its Lithuanian name and cart',
      'shop',
      { lang: 'lt', title: 'Tarn parduotuvė', body: links('Krepšelis', 'Avalynė', 'Kontaktai', 'Į krepšelį') },
    ],
    [
      'a meeting place by its Swedish threads',
      'forum',
      {
        lang: 'sv',
        title: 'Farn: mötesplats för alla som odlar',
        body: links('Forum', 'Senaste inläggen', 'Skapa en ny tråd', 'Bli medlem'),
      },
    ],
    [
      'a forum by where its links lead',
      'forum',
      {
        title: 'Loomtalk',
        body: [1, 2, 3, 4].map((at) => `<a href="/viewtopic.php?t=${at}">Warp ${at}</a>`).join(''),
      },
    ],
    [
      'software by its demos and prices of products',
      'saas',
      {
        title: 'Contact us | Mossly',
        body: `<h1>Contact us</h1><p>PR software</p>${links('PR Software', 'Request a demo', 'Client login', 'PR pricing')}`,
      },
    ],
    [
      'lessons by their levels',
      'course',
      {
        title: 'Contact | Fernglish',
        body: links('Elementary (A1-A2)', 'Advanced (B2-C1)', 'Grammar', 'Dictation', 'Blog'),
      },
    ],
    [
      'an agency by whom it books, although it has a blog',
      'agency',
      {
        lang: 'de',
        title: 'Feiern in Farnstadt - festimfarn.example',
        description: 'Blog über Feiern',
        body: `<p>Unsere Agentur ist für Sie da.</p>${links('Hochzeitsredner', 'Unsere Künstler', 'Buchungsanfrage', 'Blog')}`,
      },
    ],
    [
      'trucks that come to a party, not a restaurant',
      'trade',
      {
        title: 'Fern Ice Cream',
        description: 'The mobile ice cream vendor of Lumea',
        body: links('Parties', 'Weddings', 'Ice cream', 'Contact us'),
      },
    ],
    [
      'a tourist board by its own heading, on a page about cycling',
      'government',
      {
        lang: 'de',
        title: 'Radfahren in Farnstadt',
        body: '<h1>Radfahren</h1><p>Hotels</p><p>Das offizielle Tourismus Portal</p>',
      },
    ],
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
  ])('show %s', (_, kind, page) => expect(kindOf(page)).toBe(kind));

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
      'a Swedish shop with a page for forms is no authority',
      'government',
      { lang: 'sv', title: 'Farnlampan', body: links('Blanketter', 'Varukorg', 'Kontakt') },
    ],
    [
      'a hotel with a form for bookings and a blog is no agency',
      'agency',
      { lang: 'de', title: 'Hotel Farn', body: links('Buchungsanfrage', 'Zimmer', 'Blog') },
    ],
    [
      'a page that links two threads is no forum',
      'forum',
      { title: 'Fern', body: '<a href="/showthread.php?t=1">Warp</a>' },
    ],
    [
      'a maker with one demo is no software',
      'saas',
      { title: 'Fern pumps', body: links('Request a demo', 'Pumps', 'Contact us') },
    ],
    [
      'one program to download is no list of them',
      'directory',
      { title: 'Mossmail', description: 'Freeware for your mail', body: links('Download', 'Features') },
    ],
  ])('%s', (_, kind, page) => expect(kindOf(page)).not.toBe(kind));
});
