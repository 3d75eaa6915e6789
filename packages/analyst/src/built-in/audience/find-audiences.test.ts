import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';

const audiencesOf = (page: Page): readonly string[] => contextOfPage(page).audiences.map(({ label }) => label);

describe('finding the audience of a site', () => {
  it.each<[string, Page, readonly string[]]>([
    ['a title', { title: 'Tickets for small bike shops', body: '<p>Tickets.</p>' }, ['Small bike shops']],
    [
      'a list in the description',
      { description: 'Wedding inspiration for geeks, gamers and everyone in between', body: '<p>Ideas.</p>' },
      ['Geeks', 'Gamers'],
    ],
    ['the first heading', { body: '<h1>Accounting made for freelancers</h1><p>Books.</p>' }, ['Freelancers']],
    [
      'a clause that says which',
      { body: '<h1>A card for people who travel by night</h1>' },
      ['People who travel by night'],
    ],
    [
      'German',
      {
        lang: 'de',
        description: 'Wir bieten Beratung für Vereine und Schulen in der ganzen Region an und sind für Sie da',
        body: '<p>Beratung.</p>',
      },
      ['Clubs', 'Schools'],
    ],
    [
      'French',
      {
        lang: 'fr',
        description:
          'Des cours de chant pour les enfants et les adultes dans toute la ville de Lille et dans ses environs',
        body: '<p>Chant.</p>',
      },
      ['Children'],
    ],
    [
      'a link to what there is for them',
      {
        title: 'Association of Tuners',
        description: 'A professional association. Become a member, conference, membership dues.',
        body: '<h1>Association of Tuners</h1><a href="/a">Advice for Teachers & Choirs</a>',
      },
      ['Teachers', 'Choirs'],
    ],
    [
      'the departments of a shop',
      {
        title: 'Acme: Canada’s online store',
        description: 'Online store. Add to cart, free shipping, returns.',
        body: '<h1>Online store</h1><a href="/a">Women</a><a href="/b">Men</a><p>Free shipping</p><a href="/cart">Shopping cart</a>',
      },
      ['Women in Canada', 'Men in Canada'],
    ],
    [
      'the readers of a magazine',
      { lang: 'fr', title: 'Acme, le site des futures mamans et jeunes parents', body: '<p>Des conseils.</p>' },
      ['Expectant mothers', 'New parents'],
    ],
    [
      'whom a magazine wants to move',
      {
        lang: 'it',
        description: 'Acme è un magazine per coinvolgere i cittadini nella vita del porto.',
        body: '<p>Il porto.</p>',
      },
      ['Citizens'],
    ],
    [
      'one of many',
      { title: 'Acme', description: 'Tips for a Linux system administrator.', body: '<p>Tips.</p>' },
      ['Linux system administrators'],
    ],
    [
      'who uses it',
      { title: 'Acme', body: '<h1>Acme</h1><p>Acme is used with great success by universities and non-profits.</p>' },
      ['Universities', 'Non-profits'],
    ],
    [
      'a long list below the first lines',
      {
        lang: 'de',
        title: 'Baumgutachten',
        body: '<h2>Einleitung</h2><p>Das Büro hat Gutachten für Gerichte, Kommunen und Privatpersonen erstellt.</p>',
      },
      ['Courts', 'Municipalities', 'Private individuals'],
    ],
    [
      'the menu of a university',
      {
        title: 'University of Acme',
        description: 'A university in Acme. Admissions, tuition, campus.',
        body: '<h1>University of Acme</h1><h4>Faculty</h4><h4>Prospective students</h4><h4>Alumni & friends</h4><p>Apply now. Tuition.</p>',
      },
      ['Prospective students', 'Alumni', 'Staff'],
    ],
    [
      'the menu of an authority',
      {
        title: 'Town of Acme: official website',
        description: 'The official website of the town council. Permits, taxes, public meetings.',
        body: '<h1>Town of Acme</h1><h2>Residents</h2><h2>Businesses</h2><h2>Schools</h2><p>Town council, city hall, permits.</p>',
      },
      ['Residents', 'Businesses'],
    ],
    [
      'the other side of a marketplace',
      {
        title: 'Acme marketplace: free classifieds',
        description: 'Marketplace with free classifieds: buy and sell from local sellers.',
        body: '<h1>Free classifieds</h1><a href="/post">Post an ad</a><a href="/work">Freelancers</a><p>Sellers and listings.</p>',
      },
      ['Buyers', 'Sellers'],
    ],
    [
      'the departments of a shop',
      {
        title: 'Sapatos Acme, loja online',
        description: 'Loja online de calçado. Envio grátis e devoluções.',
        lang: 'pt',
        body: '<h1>Loja online</h1><a href="/m">Mulher</a><a href="/h">Homem</a><p>Adicionar ao carrinho</p><p>€20</p>',
      },
      ['Women', 'Men'],
    ],
    [
      'the town of a restaurant',
      {
        title: 'Restaurant Acme',
        description: 'The best noodle restaurant in Springfield. Menu, lunch and dinner, reserve a table.',
        body: '<h1>Restaurant Acme</h1><h2>Menu</h2><p>Springfield loves noodles.</p><a href="/r">Reserve a table</a>',
      },
      ['Guests in Springfield'],
    ],
    [
      'a center that is no name',
      { body: '<h1>A day center for children with autism</h1><p>Play.</p>' },
      ['Children with autism'],
    ],
    [
      'the subject of a sentence',
      {
        title: 'Acme: an open-source programming language',
        description: 'Acme is an open-source programming language. Source code on GitHub, MIT license.',
        body: '<h1>Acme</h1><p>npm install acme</p><p>Experienced programmers can pick it up in a day, and beginners find it easy.</p>',
      },
      ['Experienced programmers', 'Beginners'],
    ],
    [
      'a company that is spoken to',
      {
        title: 'Acme: internet provider',
        description: 'Internet provider with fiber plans: we connect your company with fast broadband.',
        body: '<h1>Internet provider</h1><p>Fiber plans from $40 a month. Check coverage at your address. Broadband.</p>',
      },
      ['Companies'],
    ],
    [
      'the menu of a ticket office',
      {
        title: 'Acme Tickets: sell tickets online',
        description: 'Ticketing for every event: buy tickets, sell tickets, box office and door sales.',
        body: '<h1>Buy tickets</h1><p>Find events and buy tickets. Create an event, sell tickets.</p><ul><li>Ticket Buyers</li><li>Event Producers</li></ul>',
      },
      ['Ticket buyers', 'Event producers'],
    ],
    ['Japanese', { lang: 'ja', title: '初心者のための茶道教室です', body: '<p>お茶の教室です。</p>' }, ['Beginners']],
  ])('reads %s', (_, page, expected) => expect(audiencesOf(page)).toEqual(expect.arrayContaining([...expected])));

  it.each<[string, Page]>([
    ['what one signs up for', { body: '<h1>Sign up for clinics</h1>' }],
    ['customers of the reader', { body: '<h1>Send texts to your customers</h1>' }],
    ['a product for children in a list', { title: 'Strings', body: '<ul><li>Drum for children €40</li></ul>' }],
    ['a cookie notice', { body: '<p>We use cookies for advertisers and partners.</p>' }],
    [
      'an article',
      {
        title: 'My blog',
        body: '<h1>My blog</h1><p>Dec 7, 2015</p><p>Dec 8, 2015</p><p>Dec 9, 2015</p><p>Dec 10, 2015</p><p>A ring for Tolkien fans. Leave a comment.</p>',
      },
    ],
    ['the end of an organization’s name', { body: '<h1>Marriott Foundation for People with Disabilities</h1>' }],
    [
      'the headline of an article',
      { title: 'Nile', body: '<h1>Nile</h1><h2>Most dangerous transport systems for women</h2>' },
    ],
    ['the people of an event', { body: '<h1>Town</h1><h2>Quiet week for students: Dec. 8</h2>' }],
    ['a corner for partners', { body: '<h1>Massage</h1><h2>Area for hotels</h2>' }],
    ['the same in Spanish', { lang: 'es', body: '<h1>Área para hoteles</h1><p>Masajes en toda la isla para ti.</p>' }],
    ['what deals are listed', { title: 'Find deals for restaurants and bars', body: '<h1>Deals</h1>' }],
    [
      'a label of a figure',
      { title: 'Acme', body: '<h1>Acme</h1><ul><li>Paying subscribers</li><li>Agencies</li></ul>' },
    ],
    ['whom a visitor looks for', { title: 'Looking for a teacher?', body: '<p>Ask.</p>' }],
    ['what a university teaches', { description: 'Acme: portal to academics and research.', body: '<p>Halls.</p>' }],
    [
      'parts of a program',
      {
        title: 'Scaling queues',
        body: `<h1>Scaling queues</h1>${Array.from({ length: 30 }, (_, index) => `<p>Note ${index} on the queue.</p>`).join('')}<p>Publishers can publish locally.</p>`,
      },
    ],
    ['an error text', { body: '<p>There was a problem for readers. Please try again.</p>' }],
  ])('does not count %s', (_, page) => expect(audiencesOf(page)).toEqual([]));

  it.each<[string, readonly string[]]>([
    ['Built for real writers', ['Writers']],
    ['Made for real estate agencies', ['Real estate agencies']],
    ['Praise by real writers', []],
  ])('reads the heading “%s” below the first lines', (heading, labels) =>
    expect(
      audiencesOf({
        title: 'Acme: a writing app',
        description: 'A quiet writing app. Download the app on the App Store.',
        body: `<h1>Acme, a writing app</h1>${'<p>It keeps every word where it was written.</p>'.repeat(30)}<h2>${heading}</h2><p>Quiet.</p>`,
      }),
    ).toEqual(labels),
  );
});

describe('texts that imply no audience', () => {
  it.each<[string, Page]>([
    [
      'one shelf among many',
      {
        title: 'Acme: online store',
        description: 'Online store. Add to cart, free shipping, returns.',
        body: '<h1>Online store</h1><a href="/a">Baby gear</a><a href="/b">Garden</a><a href="/c">Women</a><a href="/cart">Shopping cart</a>',
      },
    ],
    [
      'the town of a software company',
      {
        title: 'Acme: project management software in Springfield',
        description: 'Online project management software, made in Springfield. Free trial, monthly plans.',
        body: '<h1>Project management software</h1><p>Made in Springfield. $9 a month.</p>',
      },
    ],
    [
      'a link to what a site has of something',
      {
        title: 'Association of Tuners',
        description: 'A professional association. Conference and annual dues.',
        body: '<h1>Association of Tuners</h1><a href="/a">Search for teachers</a><a href="/b">Guide to choirs</a>',
      },
    ],
  ])('%s', (_, page) => expect(audiencesOf(page)).toEqual([]));
});
