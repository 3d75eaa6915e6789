import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { priceFindings, pricesOf } from './price.ts';
import { priceRange } from './price-range.ts';

const shop = (body: string) =>
  contextOfPage({
    title: 'Cheese shop',
    description: 'Online shop for artisan cheese. Add to cart.',
    body: `<h1>Cheese online shop</h1><p>Buy artisan cheese in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a>${body}`,
  });

describe('a price', () => {
  it.each<[string, string]>([
    ['A seat is just $0.99 + 3.5%, all included.', '$0.99 + 3.5%'],
    ['A wheel of Brie is $9.50 today.', '$9.50'],
    ['Slicing is $0.50 per 1,000 slices.', '$0.50 per 1,000 slices'],
    ['Tastings cost $30 per person.', '$30 a person'],
    ['Baskets from $25, with bread.', 'from $25'],
    ['A box is $14.50 a month, postage included.', '$14.50 a month'],
    ['Bergkäse 19,90 € inkl. MwSt. zzgl. Versandkosten', '€19.90'],
    ['A wheel is $40 plus delivery.', '$40'],
    ['Brie 12,00 € TTC, livraison incluse', '€12'],
    ['Was $59.00 Now $37.00 Save $22.00', '$37'],
    ['145.30€ 39.90€', '€39.90'],
    ['Statt 59,00 € jetzt 37,00 €', '€37'],
    ['A tasting is $50 (each half hour more: + $15)', '$50'],
    ['A tasting is $50. Every half hour more + $15, a guide + $50', '$50'],
    ['Queso 15 € + gastos de envío', '€15'],
    ['Pecorino 18 €, spedizione inclusa', '€18'],
  ])('of “%s” is %s', (text, range) => expect(priceRange(pricesOf(shop(`<p>${text}</p>`)))).toBe(range));

  it.each<[string, string | undefined]>([
    ['Borrow $1,000 or $5,000 today.', undefined],
    ['An account is $4.50 a month.', '$4.50 a month'],
  ])('of a bank in “%s” is %s', (text, range) => {
    const bank = { title: 'Tarn savings bank', description: 'Community bank with loans and savings accounts.' };
    const body = `<h1>Tarn savings bank</h1><p>Loans, mortgages and savings accounts of a community bank.</p><p>${text}</p>`;
    expect(priceRange(pricesOf(contextOfPage({ ...bank, body })))).toBe(range);
  });
});

describe('free shipping', () => {
  it.each([
    ['<p>We offer free shipping on every order.</p>', true],
    ['<p>We offer free shipping on every order.</p><p>Shipping costs: $7.99</p>', false],
    ['<p>Free delivery on orders over $30</p>', true],
    ['<p>Free delivery on eligible orders</p>', false],
  ])('is recognized in %s: %s', (body, isPromised) =>
    expect(priceFindings(shop(body)).some(({ kind }) => kind === 'free-shipping')).toBe(isPromised),
  );
});

describe('prices beside others', () => {
  const rangeOf = (...texts: readonly string[]) =>
    priceRange(pricesOf(shop(texts.map((text) => `<p>${text}</p>`).join(''))));

  it.each<[string, readonly string[], string | undefined]>([
    ['packs of different sizes', ['US $14.26 / 6 Rolls', 'US $1.01 / 1 Set', 'US $9.50 / 2 Pairs'], 'from $1.01'],
    [
      'what the market price is',
      ['Our Price: $84.95', 'Market Price: $1,000.00', 'Our Price: $99.00'],
      '$84.95 and $99',
    ],
    ['what is paid in a sale', ['WAS: $112.95 SALE: $79.95', 'WAS: $60.00 SALE: $38.00'], '$38 and $79.95'],
    [
      'what a list price saves',
      ['$141.96 List Price: $190.00 SAVINGS: $48.04', '$99.50 List Price: $130.00 SAVINGS: $30.50'],
      '$99.50 and $141.96',
    ],
    ['what is paid now', ['Was £60.00 Now £38.00 Save £22.00', 'Was £30 Now £19 Save £11'], '£19 and £38'],
    ['the lower of two alone', ['€145.30 €39.90', '7,98 грн 5,99 грн'], '€39.90, among others'],
    ['both ends of a range', ['$55.00 - $57.00'], '$55 to $57'],
    ['nothing that only was asked', ['Retail $29.00', 'Now $19.00'], '$19'],
    ['goods, not their warranty', ['Cheese slicer £379', '3 Year Protection £45'], '£379'],
    ['a warranty where nothing else is sold', ['3 Year Protection £45'], '£45'],
    [
      'what is most often sold',
      ['Tour $30 per person', 'Walk $20 per person', 'Van $90 per day'],
      '$20 and $30 a person, among others',
    ],
    [
      'a tag, not a story',
      ['$24', `Try this deck before the big $5,000 event in town, and read ${'on '.repeat(20)}!`],
      '$24',
    ],
    ['no limit of a list', ['Gifts under $20', 'Bis 50 €', 'Regalos hasta 30 €', 'Fino a 25 €'], undefined],
    ['a thing under a roof all the same', ['Lamp for under the roof $24'], '$24'],
    ['no voucher', ['Ganhe 10 euros', 'Cheques-prenda de 30€', 'Queijo 12 €'], '€12'],
    ['no purchase from customers', ['Trade in £361.00', 'Get cash £299.00'], undefined],
  ])('are %s', (_, texts, range) => expect(rangeOf(...texts)).toBe(range));

  const unsure = (body: string) => pricesOf(contextOfPage({ title: 'Pixelmond', body: `<h1>Pixelmond</h1>${body}` }));

  it('are not those of headlines, advertisements and links to others', () => {
    const told = [
      'Ein neues Mainboard für 190 Euro im Test',
      'Die Karte im Vergleich für 700 Euro',
      'Leise für 380 Euro, wie sich heute zeigt',
    ];
    expect(unsure(told.map((text) => `<h3>${text}</h3>`).join(''))).toEqual([]);
    expect(unsure([11, 12, 13].map((n) => `<p>Drei Filme für ${n} EUR [Anzeige]</p>`).join(''))).toEqual([]);
    const led = (host: string) =>
      unsure([11, 12, 13].map((n) => `<p><a href="${host}/${n}">Drei Filme auf Scheibe für ${n} EUR</a></p>`).join(''));
    expect(led('https://elsewhere.example')).toEqual([]);
    expect(led('')).toHaveLength(3);
  });

  it('are listed without a range if they are three', () => {
    const [found] = priceFindings(shop('<p>14.50 €</p><p>2.95 €</p><p>9.99 €</p>'));
    expect(found?.text).toBe('Public prices: €2.95, €9.99 and €14.50');
  });

  it('include subscriptions of a newspaper', () => {
    const paper = contextOfPage({
      title: 'Rheintal-Bote: Nachrichten aus dem Rheintal',
      description: 'Nachrichten, Sport und Kultur: die Zeitung für das Rheintal.',
      body: '<nav><a href="/p">Politik</a><a href="/s">Sport</a><a href="/w">Wirtschaft</a></nav><h1>Nachrichten</h1><p>Miniabo für nur 7,90 €</p><p>Brücke kostet 500 €</p>',
    });
    expect(pricesOf(paper).map(({ amount }) => amount)).toEqual([7.9]);
  });
});

describe('an amount that is no price', () => {
  it.each([
    'Capitale sociale € 661.000 i.v. – P.IVA 01234',
    'Standard shipping on orders $100 or more',
    'Need Cash App? Pay $14Fern for the season.',
    'A surcharge of $14 applies on holidays.',
    'Séjour au lac | 6 000 € de lots !',
    'You win $1,000 in our draw.',
    'Earn a $1,000 gift certificate.',
    '$200 for International customers.',
    'Prizes of $500 each month.',
    'Gewinnspiel: 500 € zu gewinnen',
    'Delivery fee: $14 in town.',
    'A deposit of $14 is due at booking.',
    'Aufpreis 14 € für Sonderformate.',
    'Frais de livraison : 14 €.',
    'Gastos de envío: 14 €.',
    'Versandkosten: 14 € je Paket, inklusive Kühlung.',
    'Postage is $14 for each box.',
    'We keep 14 % below $500 and 18 % from $500 to $900.',
    '14 % pour revenus mensuels inférieurs à 600 €.',
    '18 % au-delà de 900 €, 14 % si < 900 €.',
    'Abbiamo gestito la pratica, ottenendo un finanziamento regionale di 14 euro.',
  ])('includes “%s”', (text) => expect(pricesOf(shop(`<p>${text}</p>`))).toEqual([]));
});

describe('amounts of others', () => {
  const market = (text: string) =>
    contextOfPage({
      title: 'Acme: a marketplace for handmade goods',
      description: 'The marketplace of independent makers: buyers and sellers of handmade goods.',
      body: `<h1>Handmade marketplace</h1><p>${text}</p><p>Mug $24.00</p>`,
    });

  it('are not prices of a marketplace', () => expect(pricesOf(market('Made by hand.'))).toEqual([]));

  it('leave its fee as a price', () =>
    expect(priceRange(pricesOf(market('Our fee is $0.20 for each item.')))).toBe('$0.20'));
});

describe('a free first step', () => {
  const stepsOf = (link: string): readonly string[] =>
    priceFindings(
      contextOfPage({
        title: 'Acme Tickets',
        description: 'The ticketing platform. Buy tickets for events, sell tickets.',
        body: `<h1>Acme Tickets</h1><a href="/x">${link}</a>`,
      }),
    ).flatMap(({ kind, text }) => (kind === 'free-plan' ? [text] : []));

  it('is a step that the page calls free', () =>
    expect(stepsOf('Post your event for free')).toEqual(['Free to start: Post your event for free']));

  it.each(['Post your event', 'Free parking at the venue', 'Join thousands of fans', 'Envío gratis'])(
    'is not “%s”',
    (link) => expect(stepsOf(link)).toEqual([]),
  );

  it.each<[string, boolean]>([
    ['Kurs gratis', true],
    ['Envío gratis', false],
    ['Versand gratis', false],
  ])('may be a text: “%s” %s', (text, isStep) =>
    expect(priceFindings(shop(`<p>${text}</p>`)).some(({ kind }) => kind === 'free-plan')).toBe(isStep),
  );

  it('can be a plan called “Free”', () =>
    expect(
      priceFindings(
        contextOfPage({
          title: 'Acme: link previews',
          description: 'An API for developers with link previews. Read the docs.',
          body: '<h1>An API for link previews</h1><p>API reference. Get API key.</p><h2>Pricing</h2><ul><li>Free</li><li>0</li><li>Pro</li><li>12</li></ul><p>Buy</p>',
        }),
      ).map(({ text }) => text),
    ).toContain('Free to start: a plan called “Free” under “Pricing”'));
});

const trade = (body: string) =>
  contextOfPage({
    title: 'Harrow Cleaning',
    description: 'Local cleaning service for houses. Licensed and insured. Free estimate.',
    body: `<h1>House cleaning service</h1><p>Our local contractors: cleaning, repair, maintenance and installation. Free estimates.</p><a href="/q">Get a free estimate</a>${body}`,
  });

describe('the prices of a service', () => {
  it.each<[string, number]>([
    ['<p>€50,000</p><p>A start-up obtained this grant with our help.</p>', 0],
    ['<p>Renovated in a week: €90,000 for the client.</p>', 0],
    ['<p>€450</p><p>A full cleaning of the house.</p><p>€90</p><p>A cleaning of the windows.</p>', 2],
  ])('exclude results of clients: %s', (body, count) => expect(pricesOf(trade(body))).toHaveLength(count));

  it('are not read from a single amount, which may be a surcharge', () =>
    expect(pricesOf(trade('<p>Work at night costs €50 more an hour.</p>'))).toEqual([]));
});
