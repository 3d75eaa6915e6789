import { describe, expect, it } from 'vitest';
import { nameOf } from './name.ts';
import { snapshotOf } from '../testing/sample-sites.ts';

const named = (title: string, url = 'https://acme.example/', body = '', head = '') =>
  nameOf(snapshotOf(`<html><head><title>${title}</title>${head}</head><body>${body}</body></html>`, url));

describe('finding the name of a site', () => {
  it.each([
    ['Benchbook: repair tickets for small bike shops', 'https://benchbook.example/', 'Benchbook'],
    ['Benchbook: repair tickets for small bike shops', 'http://127.0.0.1:3010/benchbook/', 'Benchbook'],
    ['Your roof. Our craft.', 'https://x7.example/', 'x7.example'],
    ['Repair tickets for bike shops | Benchbook', 'https://benchbook.example/', 'Benchbook'],
    ['Home – Night Kitchen', 'https://nightkitchen.example/', 'Night Kitchen'],
    ['Welcome to Mothlight', 'https://play.mothlight.example/', 'Mothlight'],
    ['Play Free Now | Mothlight', 'https://account.mothlight.example/', 'Mothlight'],
    ['Play for free now', 'https://mothlight.example/', 'mothlight.example'],
    ['Начало - Melnitsa', 'https://melnitsa.example/', 'Melnitsa'],
    ['Villages vacances - Azureva, location', 'https://azureva-vacances.example/', 'Azureva'],
    ['Stoneridge Homes Huntsville, AL | Builders', 'https://stoneridgehomesinc.example/', 'Stoneridge Homes'],
    ['Zahnarztpraxis Anna Frömming', 'https://zahnarztpraxis-froemming.example/', 'Zahnarztpraxis Anna Frömming'],
    ['American Society for Indexing', 'https://asindexing.example/', 'American Society for Indexing'],
    ['New York Times: all that is new', 'https://nyt.example/', 'New York Times'],
    ['oakhollow/pebble: A tiny date library', 'https://github.com/oakhollow/pebble', 'pebble'],
    ['Queues – Tidepool documentation', 'https://docs.tidepool.example/queues', 'Tidepool'],
    ['Mirela Vuković, illustrator', 'https://mirelavukovic.example/', 'Mirela Vuković'],
    ['Lunfardo · Empanadas in style | Charleston Metro Area', 'https://lunfardoempanadas.github.io/', 'Lunfardo'],
    ['ASSETS 2026', 'https://assets26.society.example/', 'ASSETS 2026'],
    ['Docs overview', 'https://docs.society.example/', 'docs.society.example'],
    ['Studio Terra | Ceramics', 'https://mrossi.github.io/', 'Studio Terra'],
    ['Lumo · Argentine Bakers | Salem Metro Area', 'https://lumobakers.example/', 'Lumo'],
    ['MEETS 2026', 'https://meets26.acmechapter.example/', 'MEETS 2026'],
    ['Unsere Angebote, Acme-Bikes.example', 'https://www.acme-bikes.example/', 'Acme-Bikes.example'],
    ['Tandartspraktijk Vos – Zwolle', 'https://tandartsvos.example/', 'Tandartspraktijk Vos'],
  ])('takes it from “%s”', (title, url, name) => expect(named(title, url).title).toBe(name));

  it('prefers a part that the main heading begins to the name of a town', () => {
    const body = '<h1>FORGE NINE</h1><p>Iron from Alder.</p><p>Alder has many smiths, and Alder is small.</p>';
    const title = 'Forge Nine of the Valley - Alder';
    expect(named(title, 'https://ana.github.io/', body).title).toBe('Forge Nine of the Valley');
    const other = body.replace('FORGE NINE', 'ALL WE MAKE');
    expect(named(title, 'https://ana.github.io/', other).title).toBe('Alder');
  });

  it('prefers the name that the site calls itself', () => {
    expect(
      named('Tickets for everybody', undefined, '', '<meta property="og:site_name" content="Benchbook">').title,
    ).toBe('Benchbook');
  });

  it('ignores a name that visitors never see', () => {
    const tile = '<meta name="application-name" content="Moss Boards">';
    const name = (title: string, body = '') => named(title, 'https://fernrail.example/', body, tile).title;
    expect(name('Fern Rail Enquiries -')).toBe('Fern Rail Enquiries');
    expect(name('Fern Rail Enquiries', '<p>Moss Boards shows departures.</p>')).toBe('Moss Boards');
    expect(name('Fern Rail Enquiries', '<header><img src="a.png" alt="Moss Boards logo"></header>')).toBe(
      'Moss Boards',
    );
    expect(name('All that leaves today')).toBe('Moss Boards');
  });

  it('prefers the name in host and copyright line to a slogan', () => {
    const slogan = '<meta property="og:site_name" content="Discount Lamps - Free Shipping">';
    const body =
      '<h1>Lamps</h1><footer><p>Copyright © 2000 - 2016 My Lamp Shop.Com, Inc. All Rights Reserved.</p></footer>';
    expect(named('Discount Lamps', 'https://mylampshop.example/', body, slogan).title).toBe('My Lamp Shop');
    expect(named('Discount Lamps', 'https://tla.example/', '<h1>Lamps</h1>', slogan).title).toBe('Discount Lamps');
    const part = '<meta property="og:site_name" content="Lampen">';
    expect(named('Lampen kaufen | Lampenkaufen24', 'https://lampenkaufen24.example/', '', part).title).toBe(
      'Lampenkaufen24',
    );
  });

  it('leaves out the word for a shop or a help desk', () => {
    expect(named('Lampen online kaufen | EMBER Online Shop', 'https://ember.example/').title).toBe('EMBER');
    expect(named('Ember Online Customer Support Options', 'https://faq.ember.example/').title).toBe('Ember');
    expect(named('Origami-shop', 'https://origami-shop.example/').title).toBe('Origami-shop');
  });

  it('takes the subject of its sentences, not a slogan', () => {
    const text = '<h1>Tiny charts for terminals</h1><p>Fizzlet draws charts.</p><p>Today Fizzlet runs on Linux.</p>';
    expect(named('Fizzlet - tiny charts', 'https://ana.github.io/', text).title).toBe('Fizzlet');
    const slogan = '<h1>Coffee and more</h1><p>Good Coffee matters to us.</p>';
    expect(named('Good Coffee', 'https://xyz.example/', slogan).title).toBe('xyz.example');
    const trade = '<p>Kleinanzeigen sind hier kostenlos.</p><p>Kleinanzeigen finden Sie bei halm24.</p>';
    expect(named('Kleinanzeigen - kaufen und verkaufen', 'https://halm24.example/', trade).title).toBe(
      'halm24.example',
    );
  });

  it('takes the project from an address of its owner', () =>
    expect(named('Boxfit', 'https://ana.github.io/boxfit/', '<h1>Make boxes</h1>').title).toBe('Boxfit'));

  it('spells the label of the host as the text does', () => {
    const text = '<p>Happy Paws feeds dogs. Give to Happy Paws today.</p>';
    expect(
      named('Feeding dogs in winter, one bowl at a time and every day', 'https://happypaws.example/', text).title,
    ).toBe('Happy Paws');
  });

  it.each([
    ['Welcome to Lindau | Hotels, food and events', 'https://bodensee-tipps.example/'],
    ['Mykonos | Beaches and bars', 'https://mykonosguide.example/'],
    ['Ubuntu - questions and answers', 'https://ask.example/'],
    ['Chocolate truffles | Candy and gifts', 'https://sweetcorner.example/'],
    ['Classifieds - buy and sell near you', 'https://dhd24.example/'],
  ])('does not take it from “%s”, which only occurs in the title', (title, url) => {
    const body =
      '<p>Hotels in Lindau, bars in Mykonos, help for Ubuntu, gifts of Chocolate truffles. Visit Lindau.</p>';
    expect(named(title, url, body).title).toBe(new URL(url).hostname);
  });

  it.each([
    ['the copyright', '<footer>© 2020 Harrow Pipes Ltd.</footer>'],
    ['the main heading', '<h1>Harrow Pipes</h1>'],
    ['the logo', '<img src="a.png" alt="Harrow Pipes logo">'],
  ])('takes it from the title if %s agrees', (_, body) =>
    expect(named('Plumbers you can call | Harrow Pipes', 'https://hp-24.example/', body).title).toBe('Harrow Pipes'),
  );

  it('ignores businesses in a list of many', () => {
    const marked = (name: string) =>
      `<script type="application/ld+json">{"@type":"Restaurant","name":"${name}"}</script>`;
    expect(
      named('Where to eat tonight', 'https://eat.example/', '', ['A', 'B', 'C'].map((n) => marked(`Bar ${n}`)).join(''))
        .title,
    ).toBe('eat.example');
  });

  it('takes a part of the title that structured data or the first part of the host confirm', () => {
    const marked = (type: string) =>
      `<script type="application/ld+json">{"@type":"${type}","name":"Lou Pinet"}</script>`;
    const title = 'Lou Pinet - Rooms in a village';
    expect(named(title, 'https://x.example/', '', marked('BedAndBreakfast')).title).toBe('Lou Pinet');
    expect(named(title, 'https://x.example/', '', marked('Article')).title).toBe('x.example');
    expect(named(title, 'https://loupinet.family.example/').title).toBe('Lou Pinet');
    expect(named(title, 'https://rooms.family.example/').title).toBe('rooms.family.example');
  });

  it('prefers the name on the page of a hosted shop to that of the platform', () => {
    const body = '<p>Welcome to the Loom Shop.</p><p>All proceeds of the Loom Shop go to weavers.</p>';
    expect(named('Gifts and prints and more for all of us', 'https://www.cafepress.com/loom_shop', body).title).toBe(
      'Loom Shop',
    );
  });

  it('looks for the label of the host in the frame, too', () => {
    const frame = '<footer><a href="/">Ada Pole Cleaning</a></footer>';
    const body = '<p>Ada Pole Cleaning services handle floors.</p>';
    expect(named('Contact us', 'https://adapolecleaning.example/contact', `${body}${frame}`).title).toBe(
      'Ada Pole Cleaning',
    );
  });

  it('falls back to the host', () => {
    expect(named('Feeding dogs in winter, one bowl at a time and every day')).toMatchObject({
      title: 'acme.example',
      inText: 'acme.example',
    });
    expect(named('', 'https://www.acme.example/').title).toBe('acme.example');
    expect(named('', 'http://127.0.0.1:3010/x/')).toMatchObject({ title: '127.0.0.1', inText: 'the page' });
  });

  it('capitalizes a name at the beginning of a sentence', () => {
    expect(named('pebble', 'https://pebble.example/')).toMatchObject({ inText: 'pebble' });
  });
});
