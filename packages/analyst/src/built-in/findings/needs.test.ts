import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { isSaid, needFindings, needsMet } from './needs.ts';

const filler = Array.from(
  { length: 14 },
  (_, index) => `<p>Dish number ${index} is cooked slowly with herbs.</p>`,
).join('');
const missing = (extra: string): string =>
  needFindings(
    contextOfPage({
      title: 'Nima restaurant',
      description: 'Restaurant with a short menu',
      body: `<h1>Nima restaurant</h1>${filler}<p>Our menu: soup for $12.</p><p>Guest reviews</p><p>Tel. 020 7946 0018</p>${extra}`,
    }),
  )
    .map(({ text }) => text)
    .join('\n');

describe('saying what is absent', () => {
  it('names what visitors of such a site look for', () =>
    expect(missing('')).toMatch(/No opening hours on the page we read/u));

  it.each(['Mon-Sun 10-9', 'Monday: 11:30am to 10:00pm', 'Di–Sa 12:00–14:30'])(
    'knows opening hours written as “%s”',
    (hours) => expect(missing(`<p>${hours}</p>`)).not.toMatch(/opening hours/u),
  );

  it('looks into links, fields and names of images, too', () =>
    expect(missing('<footer><a href="/reserve">Reserve a table</a></footer>')).not.toMatch(/reserve a table/u));

  it('misses nothing that harms no visitor: the rules of a forum, the advertisers of a newspaper', () => {
    const kindsMissedBy = (title: string, description: string): readonly string[] =>
      needFindings(
        contextOfPage({ title, description, body: `<h1>${title}</h1>${filler}<a href="/register">Register</a>` }),
      ).map(({ kind }) => kind);
    expect(kindsMissedBy('Piano forum', 'Discussion forum on pianos: threads and replies.')).not.toContain('no-faq');
    expect(kindsMissedBy('The Tarn Herald', 'Newspaper with news from Tarn.')).not.toContain('no-advertise');
  });

  it('misses nothing of a place on a site that has no other sign of one', () => {
    const missedBy = (more: string): string =>
      needFindings(
        contextOfPage({
          title: 'Cone Truck restaurant',
          description: 'Restaurant on wheels: ice cream at your party',
          body: `<h1>Cone Truck restaurant</h1>${filler.replaceAll('Dish', 'Party')}<p>Call us: 212 664 7665</p>${more}`,
        }),
      )
        .map(({ kind }) => kind)
        .join(' ');
    expect(missedBy('')).toBe('');
    expect(missedBy('<h2>Our menu</h2><p>Soup and bread, fish of the day</p>')).toContain('no-hours');
  });

  it('says nothing where the kind is not sure', () =>
    expect(needFindings(contextOfPage({ title: 'Acme', body: filler }))).toEqual([]));
});

const page = (title: string, description: string, more: string) =>
  contextOfPage({ title, description, body: `<h1>${title}</h1>${filler}${more}` });
const shop = (more: string) =>
  page('Cheese shop', 'Online shop for artisan cheese. Free shipping.', `<button>Add to cart</button>${more}`);
const tracker = (more: string) => page('Acme habits', 'A free habit tracking app. Download the app for Android.', more);
const missesWords = (context: ReturnType<typeof shop>): boolean =>
  needFindings(context).some(({ kind }) => kind === 'no-testimonials');

describe('the price of software', () => {
  const missesPrice = (description: string): boolean =>
    needFindings(page('Acme ledger', description, '')).some(({ kind }) => kind === 'no-pricing');

  it('is missed where something shows that it is sold', () =>
    expect(missesPrice('Accounting software for bakeries. Request a demo. Create an account.')).toBe(true));

  it('is not missed where it may be free to use', () =>
    expect(missesPrice('Accounting software for bakeries. Create an account.')).toBe(false));
});

describe('words of customers', () => {
  it('are missed where something is sold and nothing vouches for it', () =>
    expect(missesWords(shop('<p>Ripened slowly</p>'))).toBe(true));

  it('are not missed where something else vouches for it', () =>
    expect(missesWords(shop('<p>Our cheese was named best of show, an award of 2024.</p>'))).toBe(false));

  it('are not missed where the markup has a sign of them', () =>
    expect(missesWords(shop('<p>Ripened slowly</p><div class="productRating"></div>'))).toBe(false));

  it('are not missed where nothing is sold or asked for', () => expect(missesWords(tracker(''))).toBe(false));

  it('are not there because an address or a menu names them', () => {
    const links = '<nav><a href="/returns-policy">More</a><a href="/x">Success stories</a></nav>';
    expect(needsMet(shop(links)).found).not.toContain('returns');
    expect(needsMet(shop(links)).found).not.toContain('testimonials');
    expect(needsMet(shop('<nav><a href="/x">Returns policy</a></nav>')).found).toContain('returns');
    expect(needsMet(shop('<p>Rated 4.8 out of 5 by our customers</p>')).found).toContain('testimonials');
  });
});

describe('what need not be asked for', () => {
  const kindsOf = (title: string, description: string, more: string): readonly string[] =>
    needFindings(page(title, description, more)).map(({ kind }) => kind);

  it.each([
    ['<h2>Location</h2>', false],
    ['<p>954 Cummins Pkwy. Des Moines, IA 50312</p>', false],
    ['<p>We sing in the valley.</p>', true],
  ])('is the way to a church with %s: %s', (more, isMissed) =>
    expect(
      kindsOf('St. Ann Church', 'A parish church in the valley. Sunday services, worship and gospel.', more).includes(
        'no-directions',
      ),
    ).toBe(isMissed),
  );

  it.each([
    ['Alp Radio', 'A weekly podcast with episodes. Listen to the podcast.', false],
    ['Alp Band', 'A rock band with its own songs. Discography and album.', true],
  ])('are dates of %s: %s', (title, description, isMissed) =>
    expect(kindsOf(title, description, '').includes('no-schedule')).toBe(isMissed),
  );
});

describe('what membership costs and gives', () => {
  const club = (link: string): string =>
    needFindings(
      contextOfPage({
        title: 'Acme association of tuners',
        description: 'The association of piano tuners. Become a member.',
        body: `<h1>Acme association of tuners</h1>${filler}<a href="/join">Join us</a>${link}`,
      }),
    )
      .map(({ text }) => text)
      .join('\n');

  it.each([
    ['', true],
    ['<a href="/join/benefits/">Renew</a>', false],
    ['<a href="/d">Dues</a>', false],
  ])('is missing unless a link leads there: “%s”', (link, isMissing) =>
    expect(club(link).includes('membership dues')).toBe(isMissing),
  );
});

describe('a form for addresses', () => {
  const isSaidWith = (host: string): boolean =>
    isSaid(
      contextOfPage({
        title: 'Tarn',
        body: `<h1>Tarn</h1><p>Notes on rain.</p><script src="https://${host}/form.js"></script>`,
      }),
      'newsletter',
    );

  it.each<[string, boolean]>([
    ['forms.aweber.com', true],
    ['static.klaviyo.com', true],
    ['forms.example.com', false],
  ])('may come from the script of a mail service: %s %s', (host, isThere) => expect(isSaidWith(host)).toBe(isThere));
});
