import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { inferredGroup } from './inferred-group.ts';

type Page = Parameters<typeof contextOfPage>[0];

const SHOP = '<p>Add to cart</p><a href="/cart">Shopping cart</a><p>Shipping and returns</p><p>$20</p>';
const shop = (title: string, description: string, body: string): Page => ({
  title,
  description: `${description} Online shop, free shipping, returns.`,
  body: `<h1>${title}</h1>${body}${SHOP}`,
});
const menu = (...entries: readonly string[]): string =>
  entries.map((entry, index) => `<a href="/shelf/${index}">${entry}</a>`).join('');

const inferred = (page: Page) => inferredGroup(contextOfPage(page));

describe('a group that no words name', () => {
  it.each<[string, Page, string]>([
    [
      'a magazine on games',
      {
        lang: 'de',
        title: 'Acme: Tests zu PC-Spielen',
        description: 'Tests, Tipps und Cheats.',
        body: menu('Xbox', 'Tests'),
      },
      'People who play PC and video games',
    ],
    [
      'a forum for the garden',
      { title: 'Acme: garden and gardening forums', body: `<h2>Gardening</h2>${menu('Houseplants', 'Register')}` },
      'People who garden',
    ],
    [
      'a shop for one need',
      shop('Acme Mobility Center', 'Help at home.', menu('Wheelchairs', 'Shower seats', 'Bath lifts')),
      'People with limited mobility, and carers',
    ],
    [
      'a workshop’s supplier',
      { lang: 'fr', title: 'Acme', body: `<h1>Tout pour la lutherie</h1>${menu('Bois de lutherie', 'Rabots')}` },
      'Luthiers and instrument makers',
    ],
    [
      'a menu alone',
      { title: 'Acme', body: menu('Baggage limits', 'E-tickets', 'Change booking', 'Travel guides', 'Login') },
      'Travelers who plan a trip',
    ],
    [
      'shelves that one group needs',
      shop('Acme store', 'By mail.', menu('Baby gear', 'Nursery', 'Diapering', 'Strollers')),
      'Parents and expectant parents',
    ],
    [
      'the title and the address of a club',
      { lang: 'de', url: 'https://schach-acme.example/', title: 'Schach in Acme', body: '<p>Freitags um acht.</p>' },
      'Chess players',
    ],
    [
      'an address',
      {
        url: 'https://ubuntuhelp.example/',
        title: 'Help',
        body: '<h2>Ubuntu on a laptop</h2><p>Ubuntu asks for a password.</p>',
      },
      'Linux users',
    ],
    [
      'a craft by its own name',
      { title: 'Hook & Loop: crochet', description: 'New crochet patterns each week.', body: '<p>Weekly.</p>' },
      'People who crochet',
    ],
    [
      'every occasion of a title',
      {
        lang: 'fr',
        title: 'Boîtes mariage et baptême',
        description: 'Mariage, baptême, communion',
        body: '<p>Fait main.</p>',
      },
      'Families who celebrate a baptism or a communion and couples who plan their wedding',
    ],
    [
      'two fields of a title',
      { title: 'Acme: knitting and photography', description: 'On knitting and photography.', body: '<p>Weekly.</p>' },
      'People who knit and sew and photographers',
    ],
    [
      'the departments of a general shop',
      shop('Acme store', 'Laptops, clothes and a garden.', menu('Bedroom', 'Women', 'Toys', 'Laptops', 'Garden')),
      'Families that buy for the whole household',
    ],
    [
      'the category of a shop',
      shop('Acme cheese shop', 'Artisan cheese by mail.', '<p>Gourmet cheese.</p>'),
      'Cheese lovers and people who give food as a gift',
    ],
  ])('follows from %s', (_, page, label) => {
    const group = inferred(page);
    expect(group?.label).toBe(label);
    expect(group?.signs).toHaveLength(2);
  });

  it('says where its two signs stand', () =>
    expect(inferred(shop('Origami by Acme', 'Origami paper.', ''))?.signs).toEqual([
      'the title has “Origami”',
      'the description has “Origami”',
    ]));
  it.each<[string, Page]>([
    [
      'that someone makes goods',
      {
        lang: 'de',
        title: 'Alder GmbH',
        description: 'Alder GmbH ist Hersteller von Strickwaren in kleinen Mengen.',
        body: '<h1>Alder GmbH</h1><h2>Ihr Hersteller</h2><p>Fertigung im eigenen Werk.</p>',
      },
    ],
    ['one mention', { title: 'Acme', description: 'We like origami.', body: '<p>Hello.</p>' }],
    [
      'the title of a local newspaper',
      { title: 'Acme Gazette: weather, cycling, recipes', body: menu('Cycling', 'Recipes', 'Weather') },
    ],
    [
      'a title of many fields',
      { title: 'Fitness, recipes, weddings, bicycles', description: 'Fitness, recipes, weddings, bicycles.', body: '' },
    ],
    [
      'the field of an agency',
      {
        title: 'Acme: web design agency',
        description: 'A web design agency. Web design for you: get a quote.',
        body: '<h1>Web design agency</h1><h2>Our services</h2><p>Our clients. Our portfolio.</p>',
      },
    ],
    [
      'one of many things that a description lists',
      {
        title: 'Acme files',
        description: 'Programs such as desktop, audio, graphics, business, mail, origami, scripts, php, cgi, games.',
        body: menu('Origami', 'Audio', 'Mail'),
      },
    ],
    [
      'the headline of a newspaper',
      {
        title: 'The Gazette | Latest news',
        description: 'Latest news: politics and opinion.',
        body: `<h1>Paper cranes (origami) on show</h1>${menu('Origami show', 'Sport', 'Opinion', 'Politics')}`,
      },
    ],
    [
      'four of many entries of a menu',
      {
        title: 'Acme tests',
        body: menu(
          'Fabrics',
          'Sewing',
          'Yarn',
          'Knitting',
          ...Array.from({ length: 180 }, (_, at) => `Part ${String(at)}`),
        ),
      },
    ],
    ['words of a customer', { title: 'Acme', body: '<blockquote>Best origami paper.</blockquote><p>Paper.</p>' }],
    ['an article', { title: 'Acme', body: '<h2>News</h2><h3>Origami week opens</h3><p>Posted on May 2, 2015</p>' }],
    ['a page that names someone', { title: 'Origami paper for teachers', body: '<h1>Origami for teachers</h1>' }],
  ])('does not follow from %s', (_, page) => {
    const label = inferred(page)?.label ?? 'no one';
    expect(label).not.toMatch(/fold|cycl|cook|knit|designers|fit|purchasing/iu);
  });

  it.each<[string, readonly string[]]>([
    ['three departments', ['Bedroom', 'Women', 'Toys']],
    ['departments of books', ['Home', 'Babies', 'Sports', 'Garden', 'Women']],
    ['names of products', ['Women at work: a novel', 'Toy story poster', 'Laptops of 1990', 'Garden chair Elm']],
  ])('no household follows from %s', (_, shelves) =>
    expect(inferred(shop('Acme store', 'In one place.', menu(...shelves)))?.label ?? '').not.toContain('Household'),
  );

  it.each<[string, Page, string]>([
    ['crochet', { title: 'Acme crochet', description: 'Crochet, one hook at a time.', body: '' }, 'People who crochet'],
    [
      'celebrity gossip',
      { title: 'Acme celebrity gossip', description: 'What your favorite stars did today.', body: '' },
      'Fans of celebrities',
    ],
    [
      'what motorhomes need',
      { title: 'RV parts for motorhomes', description: 'RV supplies and motorhome covers.', body: '' },
      'Owners of motorhomes and travel trailers',
    ],
  ])('follows from %s', (_, page, label) => expect(inferred(page)?.label).toBe(label));

  it('has no fans of celebrities where stars are in the sky', () =>
    expect(inferred({ title: 'Acme stars', description: 'Maps of the stars.', body: '' })?.label ?? '').not.toContain(
      'Fans',
    ));
});

describe('a page about apartments', () => {
  const group = (title: string): string | undefined =>
    inferred({
      title,
      description: 'Real estate in Alder: apartments, listings and agents of a real estate agency.',
      body: '<h1>Homes in Alder</h1><p>Our agents show the listings. Mortgage, square feet, bedrooms.</p><a href="/a">Listings</a><a href="/b">Agents</a>',
    })?.label;

  it('to let is for tenants', () => expect(group('Alder real estate: apartments for rent')).toBe('Tenants in Alder'));
  it('for sale is for buyers as well', () =>
    expect(group('Alder real estate: homes for sale and for rent')).toMatch(/^Buyers/u));
});

describe('a program for several systems', () => {
  const docs = (systems: string): string | undefined =>
    inferred({
      title: 'Acme',
      body: `<h1>Install Acme</h1><p>Install it. ${systems}</p><h2>Linux</h2>${menu('Ubuntu', 'Fedora', 'Linux platforms', 'Archlinux')}`,
    })?.label;

  it('is not for the users of one of them', () =>
    expect(docs('Runs on macOS and Windows.') ?? '').not.toContain('Linux'));
  it('is for them where it names no other', () => expect(docs('Runs at once.')).toBe('Linux users'));
});

describe('no one in particular', () => {
  it.each<[string, Page]>([
    [
      'a page of one product',
      {
        title: 'Slow Soups: forty recipes | Acme marketplace',
        url: 'https://www.amazon.example/slow-soups',
        description: 'Marketplace: buy and sell from thousands of sellers.',
        body: '<h1>Follow the author</h1><p>£4.50</p><button>Add to Basket</button><p>Sellers on our marketplace.</p>',
      },
    ],
    [
      'a program that everybody may run',
      {
        title: 'Reel, a free media player',
        description: 'An open-source media player. Source code on GitHub.',
        body: '<h1>Media player</h1><p>Plays what you have.</p>',
      },
    ],
  ])('is meant by %s', (_, page) => expect(inferred(page)).toBeUndefined());
});
