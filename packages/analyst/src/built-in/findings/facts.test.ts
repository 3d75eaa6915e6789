import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { factFindings } from './facts.ts';

const factsOf = (page: Page): readonly string[] => factFindings(contextOfPage(page)).map(({ text }) => text);

const shop = (text: string, more = ''): Page => ({
  title: 'Tarn Lamps: lamp shop',
  description: 'Online shop for lamps. Add to cart, delivery and returns.',
  body: `<h1>Lamps for every room</h1><p>Add to cart</p><p>$40.00</p>${more}<p>${text}</p>`,
});

describe('facts that a site states about itself', () => {
  it.each<[string, string]>([
    ['For more than 26 years we have built lamps in Tarn.', '26 years in the field: '],
    ['Tarn Lamps has over 600 stores in nine states.', 'Its size in figures: '],
    ['We offer 90 full-time electricians to our customers.', 'Its size in figures: '],
    ['Every lamp comes with a 10-year guarantee on the wiring.', 'Guarantees its work for 10 years: '],
    ['All our shades carry a lifetime warranty.', 'Guarantees its work for a lifetime: '],
    ['100% SATISFACTION GUARANTEED', 'Stands by what it sells: '],
    ['3 Month Return Policy', 'Accepts returns for 3 months: '],
    ['We also offer free ground shipping on orders over $50.', 'Free delivery from $50: '],
    ['Our volume discounts start with ten lamps of one sort.', 'Rewards large orders: '],
    ['Our own computer-driven lathe machines turn each foot.', 'Makes what it sells: '],
    ['30% brighter on average', 'A result in figures: '],
    ['Every six months we test all lamps of the market.', 'Publishes regularly: '],
    ['Our buying guides are written by lighting engineers.', 'Made by professionals of the field: '],
    ['Leading brands, such as Fenwick, Osprey and Dunmore, rely on it.', 'Names analysts, clients or partners: '],
    ['Tarn Lamps has been supporting the Lantern Foundation.', 'Gives to a cause: '],
    ['The house of lamps since 1955', 'In the field since 1955: '],
    ['Tarn Lamps delivers in 24 different languages.', 'Its reach in figures: '],
    ['Our lamps cost 5-15% below the list prices of their makers.', 'A figure to compare: '],
    ['Customers are asked. Kundenurteil: Sehr gut', 'Rating: '],
    ['98% Customer Satisfaction', 'Customer rating: '],
    ['Up to 80% off designer brands', 'Sells below the prices of others: '],
    ['Darmowa dostawa', 'Free delivery: '],
    ['Darmowa dostawa od 200 zł', 'Free delivery from 200 zł: '],
    ['Gratis frakt over NOK 600,-', 'Free delivery from NOK 600: '],
    ['Free shipping and a shade with each lamp of brass', 'Free delivery: '],
    ['25 lat doświadczenia w branży', '25 years in the field: '],
    ['Svítidla z dubu, 5 let záruka', 'Guarantees its work for 5 years: '],
    ['Lamp of oak, 10 Jahre Garantie', 'Guarantees its work for 10 years: '],
    ['Firma działa od 1991 roku', 'In the field since 1991: '],
    [
      `We have built our site to give you ${'all that there is to know of our lamps, their makers and their light, '.repeat(2)}with more than 2,500 makers.`,
      'Its size in figures: more than 2,500 makers',
    ],
    ['2 gratis vareprøver', 'Includes an extra with orders: '],
    ['Free gift wrapping', 'Includes an extra with orders: '],
    ['Shades of wool, made in USA!', 'Names where it is made: '],
    ['Lampy, česká výroba', 'Names where it is made: '],
    ['Certyfikacja ATEX', 'Certified by others: '],
    ['All lamps are built by ISO 9001:2015', 'Certified by others: '],
    ['ProvenExpert', 'Carries a seal of approval: '],
    ['Proud member of the Guild of Lamp Makers', 'A member of Guild of Lamp Makers'],
    ['Shop officially licensed merchandise.', 'Licensed by the owners of the names: '],
    ['Fenwick marks are used under license to Tarn Lamps.', 'Licensed by the owners of the names: '],
    ['6 month guarantee', 'Guarantees it for 6 months: '],
    ['Our shades come with a money-back guarantee.', 'Reduces the risk for buyers: '],
    ['Downloaded 25.800.637 Times', 'Its size in figures: '],
    ['Join 15,744 others', 'Its size in figures: '],
    ['457 lamps for sale this week', 'Its stock in figures: '],
    ['Tarn Lamps is one of the oldest makers of the county.', 'Claims a leading place: '],
    ['We are celebrating 40 years of light.', '40 years in the field: '],
    ['10,895 customer reviews of Tarn Lamps', 'Customer reviews: '],
    ['Best rated desk lamp on Lampwise.example', 'Customer rating: '],
    ['A project of the Moor Institute for Light', 'Made by Moor Institute for Light'],
  ])('include “%s”', (text, label) => expect(factsOf(shop(text))).toEqual([expect.stringContaining(label) as string]));

  it.each([
    'Our customers have waited more than 26 years, you must know.',
    'More than 600 people died in the storm of that year.',
    'The lamp comes with an extended 5-year warranty for $20.',
    'Customer satisfaction is our aim at all times.',
    'Lamps for the offices of the United Nations.',
    'Is there free shipping on orders over $50?',
    'Please report problems with our own machines.',
    'On May 4 we had over 600 guests in our shop.',
    'The moon lit our way home for hours.',
    'Sale: 30% longer lamps, now 10% off',
    'Member since 2005',
    'This may become the hottest summer since 1880',
    'Our driver has to speak two other languages.',
    'We keep 5-15% below our budget.',
    'Kundenurteil: mangelhaft',
    'The software is used under license to its makers.',
    'Only 457 lamps available now',
    'He was one of the oldest makers of the county.',
    'A 40 years old lamp stood in the hall.',
    'A project by Edda, done in a week',
    '68% Customer Satisfaction',
    '50% off today',
    'Batterien mit mehr als 10.000 Ladezyklen',
    'Boxes made in China',
    'Download the ISO 9001 course',
    'Free samples to download as a list?',
    'She was a member of the staff',
    'Drives af Tarn ApS Cvr-nr 4312',
    'If you google our lamps, you will get about 300 million results.',
    'Our town has more than 12,500 inhabitants with lamps.',
    'Ada has been in our team since 2004.',
  ])('exclude “%s”', (text) => expect(factsOf(shop(text))).toEqual([]));

  it('include the number of a charity, but not other numbers', () => {
    const charity = (text: string) =>
      factsOf({
        title: 'Tarn Relief',
        description: 'A charity for lamps. Donate and volunteer.',
        body: `<h1>Donate to our charity</h1><p>Donate now</p><p>${text}</p>`,
      });
    expect(charity('Registered charity number: 1082000')).toEqual([expect.stringContaining('A registered charity')]);
    expect(charity('Sponsored by the Moor Trust, which is a 501(c)(3)')).toEqual([]);
  });

  it('include rare titles in the first words', () => {
    const town = (description: string) =>
      factsOf({ lang: 'fr', title: 'Ville de Tarn', description, body: '<h1>Tarn</h1>' });
    expect(town('Tout sur Tarn, capitale européenne de la culture en 2015')[0]).toContain('A rare title: ');
    expect(town('Tout sur Tarn, capitale de la lampe')).toEqual([]);
  });

  it('include sizes in a title or description in any language', () => {
    const page = { description: 'Böngéssz több mint 1 500 000 terméke között', body: '<h1>Lámpa</h1>' };
    expect(factsOf(page)).toEqual(['Its size in figures: “Böngéssz több mint 1 500 000 terméke között”']);
    expect(factsOf({ description: 'Lamps from 2024 models, call 1 500 000 44', body: '<h1>Lamp</h1>' })).toEqual([]);
    expect(factsOf({ description: 'Lampki w 4738 ogrodach', body: '<h1>Lampa</h1>' })).toEqual([
      'Its size in figures: Lampki w 4738 ogrodach',
    ]);
    expect(factsOf({ description: 'Lampki na 2015 sezon, Mazda 929 i 400 zł', body: '<h1>Lampa</h1>' })).toEqual([]);
  });

  it('include sizes of clothes, low prices, official sites and years in the first words', () => {
    const head = (title: string, description: string) =>
      factsOf({ title, description, body: '<h1>Tarn</h1><p>Add to cart</p><p>$40.00</p><p>Online shop</p>' });
    expect(head('Tarn: online shop', 'Shirts from medium to 5XL')).toEqual([
      'Offers rare sizes: Shirts from medium to 5XL',
    ]);
    expect(head('Tarn: online shop', 'Quality lamps at discounted prices')).toEqual([
      'Competes on price: Quality lamps at discounted prices',
    ]);
    expect(head('Tarn: online shop', 'Lamps of medium size and good prices')).toEqual([]);
    expect(factsOf({ title: 'Moor Kites Official Forum', body: '<h1>Kites</h1>' })).toEqual([
      'Official in its field: Moor Kites Official Forum',
    ]);
    expect(factsOf({ title: 'Forum of officials', body: '<h1>Kites</h1>' })).toEqual([]);
    expect(factsOf({ lang: 'de', title: 'Hundeverein Tarn 1990 e. V.', body: '<h1>Hunde</h1>' })).toEqual([
      'Founded in 1990, according to its name',
    ]);
  });

  it('include a large selection in a link text', () => {
    const link = (text: string) => factsOf(shop('We like lamps.', `<a href="/s">${text}</a>`));
    expect(link('A Huge Selection Of Over 7,000 Shades')[0]).toMatch(/^Its (?:size|stock) in figures: /u);
    expect(link('Read 7,000 more words')).toEqual([]);
  });

  it('include the guests of an episode or event', () => {
    const episode = (title: string) =>
      factsOf({
        title,
        description: 'A podcast. Listen to the episode.',
        body: '<h1>Podcast</h1><p>Episode 32</p><a href="/e">Episodes</a>',
      });
    expect(episode('Podcast | On light with Edda and Orm from Fenwick')).toEqual([
      'Names its guests: On light with Edda and Orm from Fenwick',
    ]);
    expect(episode('Podcast | Falling in love with lamps')).toEqual([]);
  });

  it('are read sentence by sentence', () =>
    expect(
      factsOf({ ...shop('We like lamps.'), description: 'Over 4 million lamps. Free delivery over $20. Shop online.' }),
    ).toEqual(['Its size in figures: Over 4 million lamps', 'Free delivery from $20: Free delivery over $20']));

  it('include the founding year of a club in its footer', () => {
    const body = '<h1>Chor</h1><p>Geschichte.</p><footer>Seit 50 Jahren sind wir als Chor aktiv.</footer>';
    expect(factsOf({ lang: 'de', title: 'Chor Tarn', body })).toEqual([
      '50 years in the field: “Seit 50 Jahren sind wir als Chor aktiv” (German)',
    ]);
  });

  it('exclude products in a list and reported facts', () => {
    expect(factsOf(shop('', '<ul><li>Desk lamp with bulb, dimmer and shade, 5 year warranty</li></ul>'))).toEqual([]);
    const news = '<h1>The Tarn Herald</h1><h2>News</h2><p>A firm with over 600 stores closed on Monday.</p>';
    expect(factsOf({ title: 'The Tarn Herald', description: 'News from Tarn', body: news })).toEqual([]);
  });

  it('include the group that a site belongs to', () => {
    const body = '<h1>Jobs in Tarn</h1><p>We place clerks.</p><footer>The Fenwick Group Our partners</footer>';
    expect(factsOf({ title: 'Tarn Clerks', body })).toEqual(['Belongs to Fenwick Group']);
    expect(factsOf({ title: 'Tarn Clerks', body: '<h1>Jobs</h1><p>The clerks group meets here.</p>' })).toEqual([]);
    const insurer = 'Alder Trust Company is a member of The Fenwick Group.';
    const insured = `<h1>Jobs in Tarn</h1><p>Tarn Clerks is insured by Alder Trust. ${insurer}</p>`;
    expect(factsOf({ title: 'Tarn Clerks', body: insured })).toEqual([]);
  });
});
