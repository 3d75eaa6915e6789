import { describe, expect, it } from 'vitest';
import { factsOf, type Facts } from '../facts.ts';
import { readPage } from '../page.ts';
import { snapshotOf } from '../testing/sample-sites.ts';
import { smallPages } from '../testing/small-pages.ts';

const factsIn = (body: string, { language = 'en', title = 'Acme', url = 'https://acme.example/' } = {}): Facts =>
  factsOf(
    readPage(
      snapshotOf(
        `<html lang="${language}"><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
        url,
      ),
    ),
  );

/** Enough of a product for a page to be taken for one. */
const product =
  '<h1>Acme</h1><p>Acme is an app for invoices.</p><a href="/login">Log in</a><p>Start your free trial of the software.</p>';

describe('recognising what kind of site a page belongs to', () => {
  it.each([
    ['blog', smallPages.blog],
    ['docs', smallPages.docs],
    ['open-source', smallPages.library],
    ['news', smallPages.newspaper],
    ['government', smallPages.townHall],
    ['nonprofit', smallPages.nonprofit],
    ['game', smallPages.game],
    ['event', smallPages.conference],
    ['portfolio', smallPages.portfolio],
    ['agency', smallPages.agency],
    ['restaurant', smallPages.bistro],
    ['shop', smallPages.oliveShop],
    ['lodging', smallPages.guesthouse],
    ['health', smallPages.dentist],
    ['software', smallPages.invoicing],
    ['shop', smallPages.teaHouse],
  ] as const)('takes it for %s', (kind, { html, url }) => {
    const facts = factsOf(readPage(snapshotOf(html, url)));
    expect(facts.kind).toBe(kind);
    expect(facts.confidence).toBeGreaterThan(0.5);
  });

  it('takes a page without signs for a website and no more', () => {
    expect(factsIn('<p>Hello.</p>').kind).toBe('site');
  });
});

describe('finding whom a page is made for', () => {
  const audiences = (text: string, language = 'en') =>
    factsIn(`${product}<p>${text}</p>`, { language }).audiences.map(({ phrase, occupation }) => [phrase, occupation]);

  it.each([
    ['Built for independent bike shops.', 'independent bike shops', 'Bike shop owner'],
    ['Designed for developers who ship on Fridays.', 'developers who ship on Fridays', 'Developer'],
    ['Perfect for remote marketing teams.', 'remote marketing teams', 'Remote marketing manager'],
    ['It helps nurses write less.', 'nurses', 'Nurse'],
    ['We work with early-stage startups in Lagos.', 'early-stage startups in Lagos', 'Startup founder'],
  ])('hears it in “%s”', (text, phrase, occupation) => expect(audiences(text)[0]).toEqual([phrase, occupation]));

  it('hears several groups in one sentence', () => {
    expect(audiences('Made for freelancers, agencies and small teams.').map(([phrase]) => phrase)).toEqual([
      'freelancers',
      'agencies',
      'small teams',
    ]);
  });

  it('reads other languages and names the occupation in English', () => {
    expect(audiences('Gemacht für Kinder, Musikschulen und Handwerker.', 'de')).toEqual([
      ['Kinder', 'Parent'],
      ['Musikschulen', 'School principal'],
      ['Handwerker', 'Contractor'],
    ]);
    expect(audiences('Conçu pour les artisans qui détestent la paperasse.', 'fr')[0]).toEqual([
      'artisans qui détestent la paperasse',
      'Craft business owner',
    ]);
  });

  it.each([
    'Great for your customers.',
    'Thanks for reading.',
    'Free for 30 days.',
    'Excel is built for analysts.',
    'Not built for teams.',
    'Good for team chat.',
    'Ideal for everyone.',
  ])('hears nobody in “%s”', (text) => expect(audiences(text)).toEqual([]));

  it('takes nobody from the headline of a piece', () => {
    expect(audiences('Seven tips for freelancers')).toEqual([]);
  });

  it('notices a page that is for everybody', () => {
    expect(factsIn(`${product}<p>Perfect for everyone.</p>`).everybody?.quote).toBe('Perfect for everyone.');
  });
});

describe('finding rivals', () => {
  const rivals = (text: string, language = 'en') =>
    factsIn(`${product}<p>${text}</p>`, { language }).rivals.map(({ name, kind }) => `${name} (${kind})`);

  it.each([
    ['The simple alternative to Foobar and Bazly.', ['Foobar (alternative)', 'Bazly (alternative)']],
    ['Unlike Foobar, we answer the phone.', ['Foobar (unlike)']],
    ['Acme vs Foobar', ['Foobar (versus)']],
    ['Switching from Foobar takes an evening.', ['Foobar (from)']],
    ['Stop losing notes on paper.', ['Paper (substitute)']],
  ])('sees them in “%s”', (text, found) => expect(rivals(text)).toEqual(found));

  it('sees them in other languages', () => {
    expect(rivals('Die Alternative zu Foobar.', 'de')).toEqual(['Foobar (alternative)']);
    expect(rivals('Contrairement à Foobar, nous répondons.', 'fr')).toEqual(['Foobar (unlike)']);
  });

  it.each([
    'Works with Slack and Zapier.',
    'The alternative to the old way.',
    'Moving from Monday to Friday.',
    'Better than ever.',
  ])('sees none in “%s”', (text) => expect(rivals(text)).toEqual([]));
});

describe('finding what a page costs', () => {
  it('reads trials with their length, and whether a card is asked for', () => {
    expect(factsIn(`${product}<p>Try it for 14 days. No credit card.</p>`).offers.trial).toMatchObject({
      length: '14 days',
      asksNoCard: true,
    });
    expect(
      factsIn(`<p>Software. 30 Tage kostenlos testen, ohne Kreditkarte.</p>`, { language: 'de' }).offers.trial,
    ).toMatchObject({ length: '30 days', asksNoCard: true });
  });

  it('takes no threshold of free delivery for a price', () => {
    expect(
      factsIn('<p>Free shipping on orders over $50.</p><p>Add to cart</p><p>Mug $12</p>').prices.map(
        ({ said }) => said,
      ),
    ).toEqual(['$12']);
  });

  it('says prices as people do', () => {
    const said = (text: string) => factsIn(`${product}<p>${text}</p>`).prices.map((price) => price.said);
    expect(said('€9.50 per month')).toEqual(['€9.50 a month']);
    expect(said('Double room from €95 a night')).toEqual(['€95 a night']);
    expect(said('Pro costs $1,200 a year, Basic costs $240 a year.')).toEqual(['$240 a year', '$1,200 a year']);
  });
});

describe('finding what others say', () => {
  it('reads a testimonial with its author', () => {
    const { testimonial } = factsIn(
      `${product}<blockquote>We close the shop an hour earlier now.</blockquote><p>Ada Pole, bookbinder</p>`,
    ).proof;
    expect(testimonial).toMatchObject({
      author: 'Ada Pole, bookbinder',
      quote: { quote: 'We close the shop an hour earlier now.' },
    });
  });

  it('counts users but not prices or years', () => {
    const users = (text: string) => factsIn(`${product}<p>${text}</p>`).proof.users?.quote;
    expect(users('Trusted by 12,000 teams.')).toBe('Trusted by 12,000 teams.');
    expect(users('Join thousands of teachers and 300 schools.')).toBeDefined();
    expect(users('It costs $12 for teams.')).toBeUndefined();
    expect(users('Founded in 2019.')).toBeUndefined();
  });
});

describe('finding what changes in the market', () => {
  const trends = (text: string) => factsIn(`${product}<p>${text}</p>`).trends.map(({ kind }) => kind);

  it.each([
    ['In April a shop writes 30 tickets a day.', 'season'],
    ['One in four invoices is paid late.', 'share'],
    ['The number of repair shops has grown by 12% since 2020.', 'growth'],
    ['E-bikes take twice as long.', 'effort'],
  ])('hears it in “%s”', (text, kind) => expect(trends(text)).toEqual([kind]));

  it.each([
    'We have grown by 40% since 2020.',
    'Save 20% on your first order.',
    'It takes a while.',
    'Version 2.0 is growing.',
  ])('hears none in “%s”', (text) => expect(trends(text)).toEqual([]));
});

describe('finding how to reach and help people', () => {
  it.each([
    ['We are open Tuesday to Friday.', 'We are open Tuesday to Friday.'],
    ['Opening hours: 9 to 17', 'Opening hours: 9 to 17'],
    ['We also clean outside of your opening hours.', undefined],
  ])('reads opening hours in “%s”', (text, hours) => {
    expect(factsIn(`<p>${text}</p>`).access.hours?.quote).toBe(hours);
  });

  it('hears whether gifts are asked for or given', () => {
    const asked = (text: string) => factsIn(`<p>${text}</p>`).matter.donate?.quote;
    expect(asked('Donate to plant one more tree.')).toBe('Donate to plant one more tree.');
    expect(asked('Make a donation.')).toBe('Make a donation.');
    expect(asked('We donate shoes to every school we visit.')).toBeUndefined();
  });

  it('takes no number of visits for a subscription', () => {
    const subscription = (text: string) => factsIn(`<p>${text}</p>`).offers.subscription?.quote;
    expect(subscription('Your traffic must be over 500/mo.')).toBeUndefined();
    expect(subscription('It is $9 per month, billed yearly.')).toBe('It is $9 per month, billed yearly.');
  });
});
