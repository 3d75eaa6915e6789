import { describe, expect, it } from 'vitest';
import { threatTexts } from '../testing/section-texts.ts';
import type { Page } from '../testing/site-of.ts';

const lawyer = (text: string): Page => ({
  title: 'Lawyer in Harrow',
  description: 'Law firm in Harrow for family law and inheritance. Make an appointment.',
  body: `<h1>Law firm in Harrow</h1><p>Legal advice by attorneys at law.</p><p>${text}</p>`,
});

describe('the dependencies of a site', () => {
  it.each<[string, boolean]>([
    ['I am Ada Byron, attorney at law.', true],
    ['I am happy with this cookie.', false],
    ['Our attorneys are Ada Byron and Mary Shelley.', false],
    ['I am Ada Byron.</p><p>I am Mary Shelley.', false],
  ])('include one person by “%s”: %s', (text, isOne) =>
    expect(threatTexts(lawyer(text)).includes('Depends on one person')).toBe(isOne),
  );

  it.each<[string, boolean]>([
    ['Eagle trademarks are used under license.', true],
    ['Our drivers have a license.', false],
  ])('include a license by “%s”: %s', (text, isOne) =>
    expect(threatTexts(lawyer(text)).includes('Depends on licenses')).toBe(isOne),
  );

  const insurer = (text: string): Page => ({
    title: 'Halm home insurance',
    description: 'Home insurance in Harrow.',
    body: `<h1>Home insurance</h1><p>Get an insurance quote. What your policy covers.</p><p>${text}</p>`,
  });
  const course = (text: string): Page => ({
    title: 'Learn knots: a video course',
    description: 'An online course on knots.',
    body: `<h1>Learn knots</h1><p>Our course has lessons. Enroll now.</p><h2>${text}</h2>`,
  });
  const repairs = (text: string): Page => ({
    title: 'Plumber in Harrow',
    description: 'Plumber and heating engineer in Harrow. Call us.',
    body: `<h1>Plumber in Harrow</h1><p>We repair boilers and install bathrooms.</p><p>${text}</p>`,
  });
  it.each<[string, Page, boolean]>([
    ['insurers', insurer('We check multiple carriers for you.'), true],
    ['insurers', insurer('We pay in two days.'), false],
    ['one teacher', course('Meet Ada Byron'), true],
    ['one teacher', course('Meet The Knots'), false],
    ['makers that certify it', repairs('We are a certified partner of Halm and Rye.'), true],
    ['makers that certify it', repairs('Our partner of many years is Halm.'), false],
  ])('include %s: %#', (on, page, isOne) => expect(threatTexts(page).includes(`Depends on ${on}`)).toBe(isOne));

  it.each<[string, boolean]>([
    ['', true],
    ['<a href="https://acme.example/help">Help</a>', true],
    ['<a href="https://f-droid.org/packages/acme/">F-Droid</a>', false],
    ['<a href="https://acme.itch.io/rafts">itch.io</a>', false],
    ['<a href="/rafts.apk">Download for Android</a>', false],
  ])('do not include app stores if there is another way to the game: %s', (more, isOne) =>
    expect(
      threatTexts({
        title: 'Rafts, a mobile game',
        description: 'A free game to play on your phone. Download the game.',
        body: `<h1>Rafts, the game</h1><p>Build rafts, play levels with other players.</p><a href="https://apps.example/rafts">Google Play</a>${more}`,
      }).includes('Depends on the app stores'),
    ).toBe(isOne),
  );

  it.each<[string, boolean]>([
    ['Visit our Etsy shop.', true],
    ['Etsy Finds', false],
  ])('include a marketplace if a shop says “%s”: %s', (text, isOne) =>
    expect(
      threatTexts({
        title: 'Cheese shop',
        description: 'Online shop for artisan cheese. Add to cart, free shipping.',
        body: `<h1>Cheese online shop</h1><p>Buy artisan cheese in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a><p>Shipping and returns</p><p>${text}</p>`,
      }).includes('Depends on a marketplace'),
    ).toBe(isOne),
  );

  it.each<[string, string, boolean]>([
    ['a season', 'Open from May to October, every day.', true],
    ['a season', 'Open from nine to five, and maybe longer.', false],
    ['the weather', 'Boat trips every day, weather permitting.', true],
    ['its franchisor', 'Each inn is independently owned and operated.', true],
    ['its franchisor', 'Our inn is owned by our family.', false],
  ])('include %s if an inn says “%s”: %s', (on, text, isOne) =>
    expect(
      threatTexts({
        title: 'Hotel Adler',
        description: 'Hotel with rooms by the lake',
        body: `<h1>Hotel Adler</h1><p>Our hotel has rooms with breakfast. Book your room now.</p><p>${text}</p>`,
      }).includes(`Depends on ${on}`),
    ).toBe(isOne),
  );

  it('do not include the person of a portfolio', () =>
    expect(
      threatTexts({
        title: 'Ada Byron',
        description: 'Portfolio of a designer and developer',
        body: '<h1>I am Ada Byron, a designer and developer</h1><h2>Selected work</h2><p>My portfolio. About me. I work as a freelance designer.</p>',
      }),
    ).not.toContain('Depends on one person'));

  it('do not include what holds for every site of a kind', () =>
    expect(threatTexts({ title: 'Acme', body: '<h1>Acme</h1><p>We do things for people.</p>' })).toBe(''));
});

describe('the advertisers of a news page', () => {
  const news = (more: string): string =>
    threatTexts({
      title: 'Harrow Herald',
      description: 'News and sports from Harrow.',
      body: `<h1>Harrow Herald</h1>${more}`,
    });
  it.each<[string, boolean]>([
    ['Advertise with us', true],
    ['Advertising agencies in Harrow', false],
  ])('are a dependency by a link called “%s”: %s', (name, is) =>
    expect(news(`<a href="/ads">${name}</a>`).includes('Depends on advertisers')).toBe(is),
  );
});

describe('other risks', () => {
  const forum = (more: string): string =>
    threatTexts({
      title: 'Heron Forum',
      body: `<h1>Heron Forum</h1><p>Discussion forum. Threads, posts, members. Register to reply.</p><a href="/t/1">Latest posts</a>${more}`,
    });
  it('do not include what holds for the whole kind', () => expect(forum('')).toBe(''));
  it.each<[string, boolean]>([
    ['2 members and 340 guests are online', true],
    ['40 members and 60 guests are online', false],
  ])('include few writers by “%s”: %s', (words, is) =>
    expect(forum(`<p>${words}</p>`).includes('Few members write, many only read')).toBe(is),
  );
  it.each<[string, boolean]>([
    ['Pokemon Herons Forum', true],
    ['Herons Forum', false],
  ])('include the owner of a forum’s subject by its title “%s”: %s', (title, is) =>
    expect(
      threatTexts({
        title,
        body: `<h1>${title}</h1><p>Discussion forum. Threads, posts, members. Register to reply.</p>`,
      }).includes('Depends on Pokemon'),
    ).toBe(is),
  );
  it.each<[string, boolean]>([
    ['Guide to the island of Lumea', true],
    ['Guide to good food', false],
  ])('include one place by “%s”: %s', (title, is) =>
    expect(
      threatTexts({
        title,
        description: `${title}: a city guide with things to do, where to stay and nightlife. Directory of hotels.`,
        body: `<h1>${title}</h1><p>Directory of bars, hotels and beaches. Browse listings by category.</p>`,
      }).includes('Depends on one place'),
    ).toBe(is),
  );
});
