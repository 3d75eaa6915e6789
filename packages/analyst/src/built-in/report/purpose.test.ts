import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { purposeOf } from './purpose.ts';

const purpose = (page: Page): string => purposeOf(contextOfPage(page)).text;

const SHOP = `<a href="/cart">Cart (0)</a><a href="/c/kilns">Kilns</a><a href="/c/wheels">Wheels</a><a href="/c/glazes">Glazes</a>
<p>Free shipping. Returns. Kilns, wheels and glazes.</p><p>Kiln $90.00</p><p>Wheel $80.00</p><p>Glaze $9.00</p><p>Clay $5.00</p><button>Add to cart</button>`;

describe('the purpose of a site', () => {
  it('lists the shelves of a shop whose words leave its goods open', () => {
    const text = purpose({ title: 'Fern', body: `<h1>Fern</h1>${SHOP}` });
    expect(text).toMatch(/^Fern is an online shop.*\. Its shelves include .*“Kilns”/u);
    expect(text).not.toContain('one-off purchases');
  });

  it('does not repeat shelves that the words name', () =>
    expect(
      purpose({ title: 'Fern', description: 'Online shop for kilns, wheels and glazes for studios', body: SHOP }),
    ).not.toContain('shelves'));

  it('adds a definition from further down', () =>
    expect(
      purpose({
        title: 'Fern Kilns',
        url: 'https://fernkilns.example/',
        description: 'Serving schools for over 30 years with care',
        body: '<p>Call us.</p><p>Fern Kilns is a maker of ceramic ovens and wheels located in Cork, Ireland.</p>',
      }),
    ).toContain(
      '“Serving schools for over 30 years with care” and “Fern Kilns is a maker of ceramic ovens and wheels located in Cork, Ireland”',
    ));

  it('names a field of the table only if the page names it exactly', () => {
    const shop = (title: string) => purpose({ title, body: `<h1>Fern</h1><p>Furniture for homes.</p>${SHOP}` });
    expect(shop('Fern | Furniture')).toContain('(furniture)');
    expect(shop('Fern | Doll house furniture')).not.toContain('(furniture');
  });

  it('leaves out phone numbers', () =>
    expect(
      purpose({
        title: 'Lindau custom lamp maker - Contact us (979) 555-0124 |',
        url: 'https://fern.example/contact',
        body: '',
      }),
    ).not.toMatch(/Contact|555/u));

  it.each([
    'Here is a list of navigation links in our website. Use access-key S to skip to main content',
    'Skip to the content of this page with your screen reader',
  ])('leaves out hints for screen readers: %s', (hint) =>
    expect(purpose({ title: 'Fern', body: `<p>${hint}</p>` })).not.toContain(hint.slice(0, 20)),
  );

  it('begins with the site’s own words if its kind is unsure', () =>
    expect(
      purpose({
        title: 'Fern Panel',
        url: 'https://fernpanel.example/',
        description: 'Fern Panel is a circle of experts on clay.',
        body: '<p>Hello</p>',
      }),
    ).toBe(
      'Fern Panel, in its own words: “Fern Panel is a circle of experts on clay”. Our rules could not tell its kind for certain.',
    ));

  it('names a field once', () => {
    const body = '<p>Latest news</p><p>Breaking news</p><h2>Bridge opens</h2>';
    expect(purpose({ title: 'Fern News – local news', description: 'Local news of Fern', body })).not.toContain(
      '(news)',
    );
    expect(purpose({ title: 'Fern, shop for tires', description: 'Online shop for tires', body: SHOP })).toContain(
      '(tires)',
    );
  });

  it('is unknown without either', () =>
    expect(purpose({ title: 'Fern', url: 'https://fern.example/', body: '<p>Hello</p>' })).toBe(
      'We are not sure what kind of site Fern is.',
    ));
});

describe('the purpose of a page about a single item', () => {
  const page = (url: string): string =>
    purpose({
      url,
      title: '12: Ada Kern on glazes | Fern Podcast',
      description: 'Ada Kern is building a library of glazes. In this episode we talk about ash.',
      body: '<h1>12: Ada Kern on glazes</h1><p>Subscribe to the podcast. Listen on Spotify.</p><p>Episode notes</p>',
    });

  it('names the item and quotes its description', () =>
    expect(page('https://fern.example/episodes/12')).toMatch(
      /one episode, “12: Ada Kern on glazes”, on Fern Podcast.*About it: “Ada Kern is building/u,
    ));

  it('is that of the site on the first page', () => expect(page('https://fern.example/')).not.toContain('About it'));
});

describe('the purpose of an inner page about a subject', () => {
  const text = 'A kiln is fired with gas or wood, and its walls keep the heat for many hours.';
  const page = (url: string, description = text): string =>
    purpose({
      url,
      title: 'Kiln - Lindau Ovens',
      description,
      body: `<h1>Kiln</h1><p>${text}</p><p>The official ovens portal</p>`,
    });

  it('names the subject and quotes none of its sentences', () => {
    expect(page('https://lindau.example/glossary/kiln')).toContain('The page we read is about: “Kiln”');
    expect(page('https://lindau.example/glossary/kiln')).not.toContain('fired with gas');
    expect(page('https://lindau.example/glossary/kiln')).toContain('“The official ovens portal”');
  });

  it.each([
    ['a first page', 'https://lindau.example/', text],
    ['a description of the site', 'https://lindau.example/kiln', 'We build ovens for bakers and potters in the alps.'],
  ])('is not used for %s', (_, url, description) =>
    expect(page(url, description)).not.toContain('The page we read is about'),
  );
});

describe('a purpose after a price or a number', () => {
  it('leaves out a product with its price', () =>
    expect(purpose({ title: 'Reed kit - $18.99 : Fern Reeds, Repair Supplies for Bands', body: SHOP })).not.toContain(
      '18.99',
    ));
  it('leaves out a phone number at the beginning', () =>
    expect(
      purpose({
        title: 'Fern',
        description: 'Call Now: 9029469931 | Fern offers kilns and repairs of kilns in Rye',
        body: SHOP,
      }),
    ).not.toContain('9029'));
});

describe('the name of a field', () => {
  const called = (description: string): string =>
    purposeOf(
      contextOfPage({
        title: 'Alder Osteopathy',
        description,
        body: '<h1>Alder Osteopathy</h1><p>Osteopathy in Alder. Make an appointment with our osteopath, patients welcome. We take care.</p>',
      }),
    ).text;

  it('leaves out a part that the page does not mention', () => {
    expect(called('Osteopathy practice for patients.')).toContain('(osteopathy)');
    expect(called('Osteopathy practice for patients, with a chiropractor.')).toContain(
      '(osteopathy and chiropractic care)',
    );
  });
});
