import { describe, expect, it } from 'vitest';
import { kindOf } from '../testing/kind-of.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { smallPages } from '../testing/small-pages.ts';
import { judgeSite } from '../analyze-site.ts';
import { snapshotOf } from '../testing/sample-sites.ts';

describe('deciding the kind of a site', () => {
  it.each<[string, string, Page]>([
    [
      'a restaurant that says how to find one',
      'restaurant',
      {
        title: 'Bun Brothers | Burgers near you',
        description: 'Find a Bun Brothers restaurant near you. Order online for pickup or delivery.',
        body: '<h1>Bun Brothers</h1><a href="/m">Menu</a><a href="/l">Locations</a><p>42 restaurants in nine states.</p>',
      },
    ],
    [
      'a campsite that title and texts call so',
      'lodging',
      {
        title: 'Ancha Camping',
        body: '<h1>Camping by the sea</h1><p>A camping with shade.</p><p>The camping has a pier.</p><p>Come by boat.</p>',
      },
    ],
    [
      'an institute, on the page of one episode',
      'research',
      {
        title: 'The Price of Lamps | EFI',
        url: 'https://efi.uharbor.edu/podcast/the-price-of-lamps/',
        body: '<p>Podcast episode</p><h1>The Price of Lamps</h1><a href="/1">Apple Podcasts</a><a href="/2">Spotify</a><a href="/3">Google Podcasts</a><p>Scholars. Working papers. Research.</p><p>© 2024 Ember Field Institute for Economics at the University of Harbor</p>',
      },
    ],
    [
      'a podcast, on the page of one episode',
      'media',
      {
        title: 'Kiln Podcast | #12 – Glazes',
        url: 'https://kilnpodcast.example/episodes/12',
        body: '<h1>Glazes</h1><p>Episode 12 of our podcast: listen and subscribe.</p><a href="/1">Apple Podcasts</a><a href="/2">Spotify</a><a href="/3">Overcast</a>',
      },
    ],
    [
      'a travel guide, not the hotels in it',
      'travel',
      {
        title: 'Routier : préparer son voyage',
        description: 'Le guide de voyage pour 120 destinations : avis d’hôtels, campings, chambres d’hôtes.',
        lang: 'fr',
        body: '<h1>Routier</h1><p>Hôtel, auberge, gîte : nos avis.</p>',
      },
    ],
    [
      'small ads, by the button that places one',
      'marketplace',
      {
        title: 'Kleinanzeigen bei Acme',
        description: 'Kostenlose Kleinanzeigen: Auto, Möbel, Musik.',
        lang: 'de',
        body: '<h1>Kleinanzeigen</h1><a href="/a">Anzeige aufgeben</a><p>Gebraucht kaufen.</p>',
      },
    ],
    [
      'a car dealer',
      'trade',
      {
        title: 'Henderson | New and used cars in Springfield',
        description: 'Car dealership: used cars, service and parts.',
        body: '<h1>Used cars</h1><p>Open Mon-Fri 9am-6pm. Call (937) 555-0133.</p>',
      },
    ],
    [
      'an insurer',
      'insurance',
      {
        title: 'Dog insurance and cat insurance',
        description: 'Pet insurance that covers illness',
        body: '<h1>Get an insurance quote</h1><p>What is covered and the waiting period.</p>',
      },
    ],
    [
      'a law firm in German',
      'practice',
      {
        title: 'Kanzlei Marten',
        description: 'Rechtsanwalt für Mietrecht in Jena',
        lang: 'de',
        body: '<h1>Rechtsanwälte Marten</h1><p>Vereinbaren Sie einen Termin in unserer Kanzlei. Wir beraten Sie zu allen Fragen.</p>',
      },
    ],
    [
      'a restaurant in French',
      'restaurant',
      {
        title: 'Chez Odile, restaurant à Lille',
        lang: 'fr',
        body: '<h1>Restaurant Chez Odile</h1><p>Notre carte change chaque semaine. Réserver une table par téléphone.</p>',
      },
    ],
    [
      'a shop in Spanish',
      'shop',
      {
        title: 'Tienda online de guitarras',
        lang: 'es',
        body: '<h1>Guitarras</h1><p>Añadir al carrito</p><p>120 €</p><p>Envío gratis y devoluciones en treinta días.</p>',
      },
    ],
    [
      'a hotel in Italian',
      'lodging',
      {
        title: 'Albergo Luna, hotel a Siena',
        lang: 'it',
        body: '<h1>Hotel Luna</h1><p>Verifica disponibilità e prenota una camera.</p>',
      },
    ],
    [
      'a university by its host',
      'education',
      {
        title: 'Faculty of Letters',
        url: 'https://www.letters.northfield.edu/',
        body: '<h1>University of Northfield</h1><p>How to apply and admissions.</p>',
      },
    ],
    [
      'a public body by its host',
      'government',
      {
        title: 'Permits',
        url: 'https://permits.ridgeland.gov/',
        body: '<h1>Department of Permits</h1><p>Residents can request a permit.</p>',
      },
    ],
    [
      'a dentist in Japanese',
      'health',
      {
        title: '青葉歯科クリニック',
        lang: 'ja',
        body: '<h1>青葉歯科クリニック</h1><p>診療時間と診療予約のご案内です。歯科のご相談はお電話でどうぞ。</p>',
      },
    ],
    [
      'a list of coupons of many shops',
      'directory',
      {
        title: 'Coupon codes and vouchers | Acme',
        body: '<h1>Coupon codes</h1><p>Save at every store: $10 off shirts, $20 off boots, $5 off hats, $8 off socks, free shipping.</p>',
      },
    ],
    [
      'a clinic of tennis as classes',
      'course',
      {
        title: 'Riverbank Tennis Clinic',
        body: '<h1>Tennis clinics</h1><p>Classes for children. Sign up for clinics and see the schedule.</p>',
      },
    ],
  ])('recognizes %s', (_, kind, page) => expect(kindOf(page)).toBe(kind));

  it.each<[string, string, Page]>([
    [
      'a link called Blog makes no blog',
      'blog',
      { title: 'Acme', body: '<h1>Acme valves</h1><p>We make valves.</p><a href="/blog">Blog</a>' },
    ],
    [
      'a bank of cells makes no bank',
      'finance',
      { title: 'Battery bank', body: '<h1>A bank of cells</h1><p>Cells in a row.</p>' },
    ],
    [
      'a mention of a wedding gift makes no shop',
      'shop',
      { title: 'Ada Pole', body: '<h1>Letters</h1><p>It was a gift from my aunt.</p>' },
    ],
    [
      'a league of heroes makes no association',
      'association',
      {
        title: 'League of Lanterns - Play for free',
        body: '<h1>League of Lanterns</h1><h2>Join the league</h2><p>A multiplayer game. Newsletter. Sign up.</p>',
      },
    ],
    [
      'a word that an unread language shares makes no university',
      'education',
      {
        title: '哈尔滨工业大学版面',
        lang: 'zh',
        body: '<h1>哈尔滨工业大学版面</h1><p>欢迎大家加入校友群，大学的主题列表在这里。</p>',
      },
    ],
    [
      'supporting a person makes no help desk',
      'saas',
      { title: 'Choir of Port Ellery', body: '<h1>We sing</h1><p>Thank you for your support.</p>' },
    ],
  ])('%s', (_, kind, page) => expect(kindOf(page)).not.toBe(kind));

  it('is unsure about a page with almost no text', () =>
    expect(kindOf({ title: 'Granular', body: '<p>Loading</p>' })).toBeUndefined());

  it('is never sure of a wrong kind on small pages of many kinds', () => {
    const accepted: Record<keyof typeof smallPages, string> = {
      blog: 'blog news',
      docs: 'documentation open-source developer-tool',
      library: 'open-source documentation',
      newspaper: 'news',
      townHall: 'government',
      nonprofit: 'nonprofit',
      game: 'game',
      conference: 'event',
      portfolio: 'portfolio',
      agency: 'agency',
      bistro: 'restaurant',
      oliveShop: 'shop producer',
      guesthouse: 'lodging',
      dentist: 'health',
      invoicing: 'saas app',
      teaHouse: 'shop producer',
    };
    const wrong = Object.entries(smallPages).flatMap(([name, { html, url }]) => {
      const { kind, isSure } = judgeSite(snapshotOf(html, url));
      return isSure && !accepted[name as keyof typeof smallPages].split(' ').includes(kind) ? [`${name}: ${kind}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('software', () => {
  const nounOf = (body: string): string =>
    contextOfPage({ title: 'Emberlock | Software', description: 'Software for binaries.', body }).judgment.kind.noun;

  it('is an online service only with a sign of it', () => {
    expect(nounOf('<h1>Software</h1><p>Business software for embedded machines.</p>')).toBe('a software company');
    expect(nounOf('<h1>Software</h1><p>Cloud software for teams.</p>')).toBe('an online software service');
  });
});
