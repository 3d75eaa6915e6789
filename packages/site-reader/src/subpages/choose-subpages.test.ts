import { describe, expect, it } from 'vitest';
import { chooseSubpages } from './choose-subpages.ts';

const FIRST = 'https://shop.example/';
/** "Pricing /pricing" is a link. */
const links = (...written: string[]) =>
  written.map((each) => {
    const [, text = '', href = ''] = /^(.*) (\S+)$/.exec(each) ?? [];
    return { text, href: new URL(href, FIRST).href };
  });
const chosen = (...written: string[]) =>
  chooseSubpages(FIRST, links(...written)).map(({ role, url }) => `${role} ${url.replace('https://shop.example', '')}`);

describe('choosing more pages of a site', () => {
  it('takes one page for each role, prices first', () => {
    const menu = [
      'Docs /docs',
      'About us /company',
      'Pricing /pricing',
      'Features /features',
      'Customers /customers',
      'FAQ /faq',
    ];
    expect(chosen(...menu)).toEqual([
      'pricing /pricing',
      'product /features',
      'about /company',
      'customers /customers',
      'faq /faq',
    ]);
  });

  it.each([
    [
      'German',
      [
        'Preise /preise',
        'Leistungen /leistungen/',
        'Über uns /ueber-uns',
        'Referenzen /referenzen',
        'Kontakt /kontakt.html',
      ],
    ],
    [
      'French',
      [
        'Tarifs /tarifs',
        'Fonctionnalités /fonctionnalites',
        'À propos /a-propos',
        'Témoignages /avis',
        'Contactez-nous /contact',
      ],
    ],
    [
      'Spanish',
      [
        'Precios /precios',
        'Servicios /servicios',
        'Quiénes somos /nosotros',
        'Opiniones /opiniones',
        'Contacto /contacto',
      ],
    ],
    [
      'Italian',
      [
        'Prezzi /prezzi',
        'Prodotti /prodotti',
        'Chi siamo /chi-siamo',
        'Recensioni /recensioni',
        'Dove siamo /dove-siamo',
      ],
    ],
    [
      'Portuguese',
      [
        'Preços /precos',
        'Serviços /servicos',
        'Quem somos /sobre',
        'Depoimentos /depoimentos',
        'Fale conosco /contato',
      ],
    ],
    ['Japanese', ['料金 /price-ja', 'サービス /s', '会社概要 /c', '導入事例 /cases-ja', 'お問い合わせ /q']],
  ])('recognizes the roles in %s', (_, menu) => {
    expect(chosen(...menu.toReversed()).map((each) => each.split(' ')[0])).toEqual([
      'pricing',
      'product',
      'about',
      'customers',
      'contact',
    ]);
  });

  it('uses the address if a link has no text, as in a sitemap', () => {
    expect(chosen(' /en/pricing', ' /en/about-us.html')).toEqual(['pricing /en/pricing', 'about /en/about-us.html']);
  });

  it('prefers the page of a role to pages about one thing of many', () => {
    expect(chosen('Products /products/red-chair', 'Products /products')).toEqual(['product /products']);
  });

  it('fills up with the first pages of the top level', () => {
    const menu = [
      'Home /',
      'Weddings /weddings',
      'Gallery /gallery',
      'A long sentence about something else /long',
      'Prices /prices',
    ];
    expect(chosen(...menu)).toEqual(['pricing /prices', 'other /weddings', 'other /gallery']);
  });

  it.each([
    ['another site', 'Pricing https://other.example/pricing'],
    ['another host of the same site', 'Docs https://docs.shop.example/docs'],
    ['the same page', 'About /#about'],
    ['a file', 'Prices /prices.pdf'],
    ['the same in another language', 'Deutsch /de'],
    ['a login', 'Log in /login'],
    ['a cart', 'Cart /cart'],
    ['the law', 'Privacy policy /privacy-policy'],
    ['what is new', 'Blog /blog'],
    ['an address without end', `Product /product/${'x'.repeat(130)}`],
  ])('skips %s', (_, link) => expect(chosen(link)).toEqual([]));

  it('takes each page once, for any link texts', () => {
    expect(chosen('Plans /plans', 'Pricing /plans/', 'Prices http://www.shop.example/plans#pro')).toEqual([
      'pricing /plans',
    ]);
  });

  it('takes five at most', () => {
    expect(chosen(...Array.from({ length: 40 }, (_, index) => `Room ${index} /room-${index}`))).toHaveLength(5);
  });

  it('prefers the contact page to imprint and directions, which are fallbacks', () => {
    expect(chosen('Impressum /impressum', 'Anfahrt /anfahrt', 'Kontakt /kontakt')).toEqual(['contact /kontakt']);
    expect(chosen('Impressum /impressum')).toEqual(['contact /impressum']);
  });
});
