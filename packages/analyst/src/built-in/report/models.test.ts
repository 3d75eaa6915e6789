import { describe, expect, it } from 'vitest';
import { modelTexts } from '../testing/section-texts.ts';
import { contextOfPage } from '../testing/site-of.ts';
import { modelsOf } from './models.ts';

const modelsFor = (title: string, description: string, body: string): string =>
  modelTexts({ title, description, body: `<h1>${title}</h1>${body}` });

describe('how a site earns', () => {
  it('is shown by its prices', () =>
    expect(
      modelsFor(
        'Cheese shop',
        'Online shop for artisan cheese. Free shipping.',
        '<p>Buy artisan cheese in our store.</p><p>Gouda: $12.00</p><button>Add to cart</button><p>Shipping and returns</p>',
      ),
    ).toContain('Today: sales of cheese; prices on the page: $12'));

  it('is not the seller’s price of a product on a marketplace', () => {
    const models = modelsFor(
      'Slow Soups: forty recipes | Acme marketplace',
      'Marketplace: buy and sell from thousands of sellers.',
      '<p>Used copy: £4.50</p><button>Add to Basket</button><p>Sellers on our marketplace.</p>',
    );
    expect(models).toContain('sales through “Add to Basket”');
    expect(models).not.toContain('4.50');
  });

  it('is not the price of its listings', () =>
    expect(
      modelsFor(
        'Acme: homes for sale in Springfield',
        'Estate agent with homes for sale and apartments for rent.',
        '<p>Real estate and houses for sale.</p><p>Cottage: $245,000</p><p>Villa: $560,000</p>',
      ),
    ).toContain('; listed prices: $245,000 and $560,000'));

  it.each<[string, boolean]>([
    ['Donate to our school', true],
    ['Our donors', false],
  ])('includes donations if the link “%s” asks for them: %s', (link, isAsked) =>
    expect(
      modelsFor(
        'Harrow tennis school',
        'Tennis lessons and courses for beginners. Learn to play with our coaches.',
        `<p>Our classes and lessons in Harrow.</p><nav><a href="/x">${link}</a></nav>`,
      ).includes(`Donations, which the page asks for: “${link}”`),
    ).toBe(isAsked),
  );

  it('does not include donations in a shop', () =>
    expect(
      modelsFor(
        'Cheese shop',
        'Online shop for artisan cheese. Free shipping.',
        '<p>Gouda: $12.00</p><button>Add to cart</button><nav><a href="/d">Donation requests</a><a href="/e">Donate</a></nav>',
      ),
    ).not.toContain('onation'));

  const school = '<p>Our students and faculty. How to apply.</p>';
  it.each<[string, string | undefined]>([
    ['<nav><a href="/fees">Tuition and fees</a></nav>', undefined],
    ['<nav><a href="/q">Request a quote</a></nav>', 'on request, through “Request a quote”'],
    ['<nav><a href="/a">Ad rates</a></nav>', undefined],
    ['<nav><a href="/f">Enrollment, fees and grants</a></nav>', undefined],
    ['<nav><a href="/n">The high price of new ideas</a></nav>', undefined],
    ['<nav><a href="/n">El alto precio de innovar</a></nav>', undefined],
    ['<nav><a href="/n">About our prices</a></nav>', undefined],
    ['<nav><a href="/n">低価格帯イヤホン</a></nav>', undefined],
    ['<nav><a href="/n">料金表</a></nav>', 'left to “料金表”'],
  ])('includes prices on request, and a page of prices only if no other income is named: %s', (body, named) => {
    const models = modelsFor('Northfield College', 'Northfield College is a university.', `${school}${body}`);
    expect(/left to “.+?”|on request, through “.+?”/u.exec(models)?.[0]).toBe(named);
  });

  it('is left to the page of prices if nothing else is known', () =>
    expect(modelsFor('Heron', 'Notes by the river.', '<nav><a href="/p">Price list</a></nav>')).toBe(
      'Prices are left to “Price list”, a page that we did not read',
    ));

  it.each([
    ['Price list', true],
    ['Savings rates', false],
  ])('does not include rates for savers: %s', (link, isPrice) =>
    expect(modelsFor('Heron', 'Notes by the river.', `<nav><a href="/p">${link}</a></nav>`).includes('left to')).toBe(
      isPrice,
    ),
  );

  it('has both ends of a price range as evidence', () => {
    const goods =
      '<p>Small wooden glockenspiel $20</p><p>Old concert harp $900</p><p>Used tenor horn $400</p><p>Plain brass bugle $90</p>';
    const [today] = modelsOf(
      contextOfPage({
        title: 'Music shop',
        description: 'Online shop for instruments. Free shipping.',
        body: `<h1>Music shop</h1><button>Add to cart</button>${goods}`,
      }),
    );
    expect(today?.basis).toMatchObject({
      reason:
        'Inferred from two things: the lowest price reads “Small wooden glockenspiel $20”; the highest reads “Old concert harp $900”.',
    });
  });

  it('has a specific name: nights of a hotel', () =>
    expect(
      modelsFor(
        'Harbor Hotel',
        'A hotel with rooms and suites',
        '<p>Double room: $90 per night</p><a href="/b">Book now</a>',
      ),
    ).toContain('overnight stays, $90'));

  it('says what the lowest and the highest price buy', () =>
    expect(
      modelsFor(
        'Music shop',
        'Online shop for instruments. Free shipping.',
        '<button>Add to cart</button><p>Small wooden glockenspiel $20</p><p>Old concert harp $900</p><p>Used tenor horn $400</p><p>Plain brass bugle $90</p>',
      ),
    ).toContain('$20 (“Small wooden glockenspiel”) to $900 (“Old concert harp”)'));

  it.each<[string, string, boolean]>([
    ['Cheese shop', 'Cheese store with gouda, cheddar and more. Free shipping.', true],
    ['Acme ledger', 'Accounting software for bakeries. Create an account.', false],
  ])('follows from the kind for “%s”: %#', (title, description, isSaid) => {
    const context = contextOfPage({ title, description, body: `<h1>${title}</h1><p>Open for you.</p>` });
    const models = modelsOf({ ...context, model: { ...context.model, confidence: 0.4 } });
    expect(context.isSure).toBe(true);
    expect(models.some(({ kind }) => kind === 'today')).toBe(isSaid);
  });
});

describe('income that a link names', () => {
  const on = (links: readonly string[]): string =>
    modelsFor(
      'Harrow in pictures',
      'Pictures of the town.',
      links.map((name) => `<a href="/x">${name}</a>`).join('') + '<p>Old pictures of streets and shops.</p>',
    );
  it.each([
    ['Advertise with us', 'Today: advertising, through “Advertise with us”'],
    ['Try Harrow Gold', 'Today: paid accounts, through “Try Harrow Gold”'],
    ['Heft & Abo', 'Today: subscriptions, through “Heft & Abo”'],
    ['Reklamiranje', 'Today: advertising, through “Reklamiranje”'],
    ['Hazte suscriptor', 'Today: subscriptions, through “Hazte suscriptor”'],
    ['Subscription Orders', 'Today: subscriptions, through “Subscription Orders”'],
    ['Donate now', 'Today: donations, which the page asks for: “Donate now”'],
  ])('is shown by “%s”', (name, text) => expect(on([name])).toContain(text));
  it.each(['Advertising agencies of the town', 'Gold rings', 'About', 'Price guarantee'])(
    'is not shown by “%s”',
    (name) => expect(on([name])).not.toMatch(/through|left to/u),
  );
});

describe('side income of a shop', () => {
  const on = (link: string): string =>
    modelsFor(
      'Cheese shop',
      'Online shop for artisan cheese. Free shipping.',
      `<p>Buy artisan cheese in our store.</p><p>Gouda: $12.00</p><button>Add to cart</button><a href="/x">${link}</a>`,
    );
  it.each(['Gift Cards', 'Send an eGift', 'Harrow Cheese Gift Cards', 'Carte cadeau'])('is gift cards: %s', (link) =>
    expect(on(link)).toContain(`Gift cards, through “${link}”`),
  );
  it.each(['Save a 10 € Gutschein with our letter', 'Gift registry', 'Gift card terms of 2014: $50', 'Pricing Policy'])(
    'is not “%s”',
    (link) => expect(on(link)).not.toMatch(/Gift cards|left to/u),
  );
});

describe('income that sentences name', () => {
  const of = (body: string): string => modelsFor('Harrow in pictures', 'Pictures of the town.', body);
  it.each([
    ['<p>A $30/year contribution removes most ads.</p>', 'Today: paid memberships, which the page names: “A $30/year'],
    ['<h2>Can you donate £1.00?</h2>', 'Today: donations, which the page names: “Can you donate £1.00?”'],
    ['<h2>Deine Werbeplattform für Harrow</h2>', 'Today: advertising, which the page names'],
    ['<p>Harrow in pictures is a project of the Northfield Museum.</p>', 'Today: what the institution behind it gives'],
    [
      '<p>Der „Verein der Freunde der St. Anna Bilder“ unterstützt uns finanziell.</p>',
      'Today: a circle of supporters',
    ],
  ])('is shown by %s', (body, text) => expect(of(body)).toContain(text));
  it.each([
    '<p>Tickets were $30 in that year, and most ads were gone.</p>',
    '<p>The bridge was a project of many years.</p>',
    '<p>Friends of the town like to walk.</p>',
    '<p>Our friends donated books in that year.</p>',
  ])('is not shown by %s', (body) => expect(of(body)).not.toMatch(/Today: (?:paid|what|a circle)/u));

  it('includes sponsors under their heading', () => {
    const show = (below: string): string =>
      modelsFor(
        'Harrow Talks podcast',
        'A podcast on old lamps. Listen to every episode.',
        `<p>Listen to the episodes of our podcast.</p><h2>Sponsors</h2>${below}<h2>Get involved</h2><h3>Write to us</h3>`,
      );
    expect(show('<h3>Lamp Works</h3><p>They make lamps.</p>')).toContain('sponsors: “Lamp Works”, under “Sponsors”');
    expect(show('<p>They make lamps.</p>')).not.toContain('Write to us');
  });
});

describe('a site that compares prices', () => {
  const sold = (title: string): string =>
    modelsFor(title, 'All shops.', '<p>Lamp 12,00 €</p><p>Table 90,00 €</p><p>Chair 40,00 €</p>');
  it('lives on what shops pay', () => {
    expect(sold('Harrow: Preisvergleich für Lampen')).toContain('payments from shops for the visitors it sends them');
    expect(sold('Harrow: Preisvergleich für Lampen')).not.toContain('€12');
  });
  it('is not recognized by low prices', () =>
    expect(sold('Harrow: Lampen zum kleinen Preis')).not.toContain('what shops pay'));
});

describe('the income', () => {
  it('is named after the shelves of a shop', () =>
    expect(
      modelsFor(
        'Home shop',
        'Online shop for lamps, chairs and tables. Free shipping.',
        '<nav><a href="/lamps">Lamps</a><a href="/chairs">Chairs</a><a href="/tables">Tables</a></nav><p>Lamp $12.00</p><button>Add to cart</button>',
      ),
    ).toContain('Today: sales of “Lamps”, “Chairs” and “Tables”; prices on the page: $12'));

  it('is not named after filters, help or promises of delivery', () => {
    const models = modelsFor(
      'Home shop',
      'Online shop for lamps, chairs and tables. Free shipping.',
      '<nav><a href="/lamps">Lamps</a><a href="/b">Black</a><a href="/w">Acme Ships Worldwide</a><a href="/g">Gifts for Everyone</a><a href="/r">Product Recall</a><a href="/chairs">Chairs</a></nav><p>Lamp $12.00</p><button>Add to cart</button>',
    );
    expect(models).toContain('sales of “Lamps” and “Chairs”; prices on the page: $12');
  });

  it('is rent for apartments, at the prices under its own name', () => {
    const rented = (title: string): string =>
      modelsFor(
        title,
        '',
        '<a href="/r">For Residents</a><h3>Maple Court</h3><p>Maple Court $1,500 - $1,900</p><h3>Elm Row</h3><p>Elm Row $900 - $1,100</p>',
      );
    expect(rented('Maple Court')).not.toContain('rent');
    expect(rented('Apartments | Maple Court')).toContain('Today: rent for “Apartments”');
  });
});
