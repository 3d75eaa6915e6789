import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { serviceFindings, servicesIn } from './services.ts';

const SHOP = `<h1>Acme lamps</h1><p>Shop lamps and shades online. Add to cart.</p><button>Add to cart</button>
<ul><li>Desk lamp $40.00</li><li>Floor lamp $90.00</li><li>Shade $20.00</li></ul><a href="/returns">Returns policy</a><a href="/cart">Shopping cart</a>`;
const shop = (more: string, lang = 'en') =>
  contextOfPage({ title: 'Acme – online shop for lamps', body: `${SHOP}${more}`, lang });
const links = (...names: readonly string[]): string => names.map((name) => `<a href="/x">${name}</a>`).join('');
const idsOn = (more: string): readonly string[] => servicesIn(shop(more)).map(({ id }) => id);

describe('a link about advertising', () => {
  it.each([
    ['/ads', true],
    ['https://agency.example/', false],
  ])('belongs to the site if it leads to %s: %s', (href, isOwn) =>
    expect(idsOn(`<a href="${href}">Advertising</a>`).includes('ads')).toBe(isOwn),
  );
});

describe('a service of a site', () => {
  it.each([
    ['Order by 8pm for Next Day Delivery', 'speed'],
    ['Free UK delivery', 'delivery'],
    ['30-day returns', 'returns'],
    ['Click & Collect', 'pickup'],
    ['Buy now, pay later', 'later'],
    ['Gift vouchers', 'gifts'],
    ['Rewards Club', 'loyalty'],
    ['Best Price Guarantee', 'best-price'],
    ['Kostenlose Hotline 0800 111 22 33', 'hotline'],
    ['Chèques cadeaux', 'gifts'],
    ['Devoluciones gratis', 'returns'],
    ['Spedizione gratuita', 'delivery'],
    ['Our iOS App', 'app'],
    ['Forum', 'forum'],
    ['Weekly newsletter', 'newsletter'],
    ['Newsletter :', 'newsletter'],
    ['Acme Newsletter', 'newsletter'],
    ['Subscribe to Email', 'newsletter'],
    ['Sign Up for E-mail Updates', 'newsletter'],
    ['Email Subscription', 'newsletter'],
    ['SIGN UP FOR CATALOG', 'print'],
    ['Catalog Requests', 'print'],
    ['Subscriptions', 'subscriptions'],
    ['Affiliate Program', 'affiliates'],
    ['Advertise with us', 'ads'],
    ['Mediadaten', 'ads'],
    ['Sell with Acme', 'sellers'],
    ['Wholesale accounts', 'wholesale'],
    ['Heft & Abo', 'subscriptions'],
    ['Try Acme Gold', 'premium'],
  ])('is “%s”', (name, id) => expect(idsOn(links(name))).toContain(id));

  it.each([
    'Gift card holders for wallets',
    'Marketing and advertising agencies',
    'Rewarding work with lamps',
    'The history of delivery services in our town and what became of them',
    '#Finance',
    'Premium',
    'Podcasts about old lamps',
    'Email us for offers on lamps',
    'Catalog numbers of lamps',
  ])('is not “%s”', (name) => expect(idsOn(links(name))).toEqual([]));

  it('is not a line of the cart', () => {
    expect(idsOn('<p>Free delivery!</p><p>Total $0.00</p>')).toEqual([]);
    expect(idsOn('<p>Free delivery</p><p>On all lamps</p>')).toEqual(['delivery']);
  });
});

describe('the meaning of services', () => {
  const textsOf = (more: string): readonly string[] => serviceFindings(shop(more)).map(({ text }) => text);

  it('is easier buying, in the words of the page', () =>
    expect(textsOf(links('Free returns', 'Gift vouchers'))).toEqual([
      'Makes buying easier: “Free returns” and “Gift vouchers”',
    ]));
  it('is a difference only if there are two promises', () => {
    expect(serviceFindings(shop(links('Free returns', 'Next day delivery')))[0]?.kind).toBe('buying');
    expect(serviceFindings(shop(links('Free returns', 'Gift vouchers')))[0]?.kind).toBe('bought');
  });
  it('is not delivery abroad if links only name languages', () =>
    expect(textsOf(links('Deutsch', 'Español', 'EUR', 'USD'))).toEqual([]));
});

describe('a link among siblings', () => {
  const ads = (more: string): readonly string[] =>
    servicesIn(
      contextOfPage({
        title: 'Acme classifieds – post free ads',
        description: 'Classified ads for buyers and sellers.',
        body: `<h1>Classified ads</h1><p>Buy and sell. Post an ad.</p>${more}`,
      }),
    ).map(({ id }) => id);
  const jobs = Array.from({ length: 9 }, (_, at) => `<a href="/jobs/${at}">Job ${at}</a>`).join('');
  it('is a category of a listing', () =>
    expect(ads(`${jobs}<a href="/jobs/wholesale">Wholesale</a>`)).not.toContain('wholesale'));
  it('is a service if it has no siblings', () =>
    expect(ads('<a href="/info/wholesale">Wholesale</a>')).toContain('wholesale'));
  it('is no page for advertisers if it is a heading above their logos', () => {
    expect(ads('<h2>Advertising</h2><p>Acme Bank</p>')).not.toContain('ads');
    expect(ads('<a href="/ads">Advertising</a>')).toContain('ads');
  });
});
