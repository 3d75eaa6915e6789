import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { mainCall } from './main-call.ts';

const links = (...texts: readonly string[]): string =>
  texts.map((text, index) => `<ul><li><a href="/${index}">${text}</a></li></ul>`).join('');

const shop = (...texts: readonly string[]): Page => ({
  title: 'Cheese shop',
  description: 'Online shop for artisan cheese with free shipping.',
  body: `<h1>Cheese shop</h1><p>Buy artisan cheese in our store.</p><p>Shipping and returns</p>${links(...texts)}`,
});
const club = (...texts: readonly string[]): Page => ({
  title: 'Harrow Association of Tuners',
  description: 'The professional association of piano tuners. Become a member.',
  body: `<h1>Association of Tuners</h1><p>Our members tune pianos.</p>${links(...texts)}`,
});

const school = (...texts: readonly string[]): Page => ({
  title: 'Harrow tennis school',
  description: 'Tennis lessons and courses for beginners. Learn to play with our coaches.',
  body: `<h1>Tennis courses</h1><p>Our classes and lessons in Harrow.</p>${links(...texts)}`,
});

const board = (...texts: readonly string[]): Page => ({
  title: 'Harrow piano forum',
  description: 'A forum for piano tuners.',
  body: `<h1>Forum of piano tuners</h1><p>Threads: 120</p><p>Our forum: log in to post.</p>${links(...texts)}`,
});
const paper = (...texts: readonly string[]): Page => ({
  title: 'Harrow Herald',
  description: 'Newspaper with breaking news and sports from Harrow.',
  body: `<h1>Harrow Herald</h1><p>Latest news, politics, sports, opinion.</p>${links(...texts)}`,
});
const ads = (...texts: readonly string[]): Page => ({
  title: 'Acme free classifieds',
  description: 'Free classifieds in Lumea. Buy and sell, post your ad.',
  body: `<h1>Free classifieds</h1><p>Buy and sell from thousands of sellers.</p>${links(...texts)}`,
});

const maker = (...texts: readonly string[]): Page => ({
  lang: 'ja',
  title: 'ハルム株式会社｜金属部品メーカー',
  description: 'ハルム株式会社は金属部品のメーカーです。自社工場で製造します。',
  body: `<h1>金属部品の製造</h1><p>自社工場で製造するメーカーです。OEM・品質管理。</p>${links(...texts)}`,
});

describe('the main call to action', () => {
  it.each<[string, Page, string | undefined]>([
    ['of a shop puts something into the cart', shop('Contact us', 'Add to cart'), 'Add to cart'],
    ['of a shop is not about the cart', shop('Cart help', 'Close cart', 'Shopping cart software'), undefined],
    ['of an association is to join', club('Shop now', 'Join or renew'), 'Join or renew'],
    ['of a school is to enroll, in one word as well', school('Our store', 'Register'), 'Register'],
    ['of a school is no list', school('Our store', 'Registered coaches'), undefined],
    ['is none for partners', club('Become a partner', 'Join as an exhibitor'), undefined],
    ['of a forum is to register', board('Boards', 'Register'), 'Register'],
    ['of a newspaper is to subscribe', paper('Digital subscription'), 'Digital subscription'],
    ['of a newspaper is not for those who subscribe', paper('Manage my subscription'), undefined],
    ['of small ads is to post one', ads('Buy dogs', 'Post your ad'), 'Post your ad'],
    ['is no vacancy', club('Join our team'), undefined],
    ['of a Japanese maker is to write', maker('お問い合わせはこちら'), 'お問い合わせはこちら'],
  ])('%s', (_, page, call) => expect(mainCall(contextOfPage(page))).toBe(call));

  it.each([
    '<h2>Harbor newsletter</h2><button>Sign up</button>',
    '<form><label>Email address<input name="email"></label><button>Sign up</button></form>',
    '<a class="btn" href="/newsletter">Sign up</a>',
  ])('is no newsletter button: %s', (html) =>
    expect(
      mainCall(contextOfPage({ title: 'Acme', body: `<h1>Acme works well</h1><p>We do good work.</p>${html}` })),
    ).toBeUndefined(),
  );

  it.each([
    ['<a href="/a">Create an account</a><a href="/f">Find an Apartment</a>', 'Find an Apartment'],
    ['<a href="/b">Download the brochure</a>', 'Download the brochure'],
    ['<a href="/d">Donate</a><a href="/order.htm">Subscribe</a>', 'Subscribe'],
    [
      '<h2>Choose Departure and Arrival Points</h2><form><select name="from"><option>A</option></select><select name="to"><option>B</option></select><input type="submit" value="Go"></form><a href="/a">Create an account</a>',
      'Choose Departure and Arrival Points',
    ],
    ['<a href="/t">Should my son sign up</a>', undefined],
  ])('of a page of unsure kind with %s is %s', (html, call) =>
    expect(
      mainCall(contextOfPage({ title: 'Acme', body: `<h1>Acme works well</h1><p>We do good work.</p>${html}` })),
    ).toBe(call),
  );

  const maps = (...parts: readonly string[]): Page => ({
    title: 'Acme',
    body: `<h1>Maps of all lakes</h1><p>We do good work.</p>${parts.join('')}`,
  });
  const FORM =
    '<h2>Create your free account</h2><form><input name="name"><input name="email"><input name="password" type="password"><button>Next step</button></form>';
  it.each<[string, Page, string | undefined]>([
    ['an upgrade where there is nothing else', maps('<a href="/gold">Try Acme Gold</a>'), 'Try Acme Gold'],
    ['the form for an account', maps('<a href="/gold">Try Acme Gold</a>', FORM), 'Create your free account'],
    ['no upgrade', maps('<button>Show me the lakes</button>', '<a href="/gold">Try Acme Gold</a>'), undefined],
    ['no other way to search', maps('<a href="/code">Search by postcode</a>'), undefined],
    [
      'no account of a wiki',
      maps('<a href="/index.php?title=Special:CreateAccount">Create account</a><a href="/join">Sign up</a>'),
      'Sign up',
    ],
  ])('is %s', (_, page, call) => expect(mainCall(contextOfPage(page))).toBe(call));

  const library = (...parts: readonly string[]): Page => ({
    title: 'Acme.js',
    description: 'Acme is an open-source JavaScript library for maps.',
    body: `<h1>Acme.js</h1><p>A JavaScript library. Documentation and source code on GitHub, MIT license.</p>${parts.join('')}`,
  });
  it.each<[string, string | undefined]>([
    ['<a href="https://code.example/acme/releases/latest">acme.tgz</a>', 'acme.tgz'],
    ['<a href="/dist/acme.zip">acme</a>', 'acme'],
    ['<a href="/docs/releases-of-2010.html">Old news</a>', undefined],
  ])('of a library may be its newest version: %s', (html, call) =>
    expect(mainCall(contextOfPage(library(html)))).toBe(call),
  );

  it('is not the caption of a picture', () => {
    const game = { title: 'Acme', description: 'A free browser game to play online.' };
    const calls = '<a href="/p/bazaar.png">Buy a sword from the bazaar</a><a href="/r">Register now</a>';
    expect(mainCall(contextOfPage({ ...game, body: `<h1>Acme, a browser game</h1><p>Play.</p>${calls}` }))).toBe(
      'Register now',
    );
  });

  it('is not an account on a foreign host', () => {
    const fair = '<a class="btn" href="https://fairs.example/day">Sign up now</a>';
    const demo = '<a class="btn" href="/demo">Request a demo</a>';
    const page = {
      title: 'Fern – online software for choirs',
      description: 'Fern is cloud software for choirs. Request a demo.',
      body: `<h1>Software for choirs</h1><p>Our cloud software plans rehearsals.</p>${demo}<h2>Events</h2>${fair}`,
    };
    expect(mainCall(contextOfPage(page))).toBe('Request a demo');
  });

  it('is the first of several', () =>
    expect(mainCall(contextOfPage(club('Become a member', 'Join or renew')))).toBe('Become a member'));
});
