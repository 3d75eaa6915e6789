import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { classOfLink, departmentsAmong, isUnrelatedToOffer, isOfOffer, isVisitorStep } from './link-class.ts';

const at = (text: string, path = '/p/1'): boolean => isOfOffer({ text, href: `https://fern.example${path}` });

describe('the class of a link', () => {
  it.each([
    ['Manage subscription', 'account'],
    ['Mein Konto', 'account'],
    ['Fern Superpunkte', 'promotion'],
    ['Angebote', 'promotion'],
    ['Händler werden', 'partner'],
    ['Devenir revendeur', 'partner'],
    ['Vender en Fern', 'partner'],
    ['How Fern works', 'service'],
    ['Guide d’achat', 'service'],
    ['Track a package', 'account'],
    ['Most recent', 'order'],
    ['Voir la vidéo', 'action'],
    ['Bestellstatus abfragen', 'account'],
    ['Über Fern', 'about'],
    ['Privacidade', 'legal'],
    ['Stellenangebote', 'jobs'],
    ['Apply For A Career', 'jobs'],
    ['Join Our Talent Pool', 'jobs'],
    ['Request a donation', 'funding'],
    ['Get an insurance quote', 'insurance'],
    ['Why Fern', 'about'],
    ['Klik hier', 'action'],
    ['You’ll sleep well at FernSM', 'slogan'],
    ['Light for all℠', 'slogan'],
    ['Light for every home.', 'slogan'],
    ['New products', 'promotion'],
    ['Damen', 'people'],
    ['Complaints/Compliments', 'around'],
    ['Please Review Us', 'around'],
    ['Referring Dentists', 'around'],
    ['Fechar Pedido', 'cart'],
    ['Koszty dostawy', 'service'],
    ['Engraving Form', 'service'],
    ['Piano Basics', 'service'],
    ['Add to compare', 'action'],
    ['Low Price Guarantee', 'service'],
    ['Lançamentos', 'promotion'],
  ])('%s is of class %s', (text, name) => expect(classOfLink(text)).toBe(name));

  it.each([
    'Lamps',
    'Contact lenses',
    'Home & garden',
    'Boiler repair',
    'Gitarren',
    'Couteaux',
    'Zapatos',
    'Tax law',
    'Uniforms',
    'Men’s shoes',
    'Insurance law',
    'Fire insurance',
  ])('%s can be a part of an offer', (text) => expect([classOfLink(text), at(text)]).toEqual([undefined, true]));

  it('also depends on the address', () => {
    expect(at('Lamps', '/help/lamps')).toBe(false);
    expect(at('Lamps', '/lamps.pdf')).toBe(false);
    expect(at('Certified lamps', '/about-certified-lamps.htm')).toBe(false);
    expect(at('Easy terms', '/licence.php')).toBe(false);
    expect(at('Lamps', '/category/help/lamps')).toBe(true);
    expect(at('Women', '/women')).toBe(true);
    expect(at('Glimmer', '/brands/glimmer')).toBe(false);
    expect(at('Bright week', '/promocoes/bright-week')).toBe(false);
    expect(isOfOffer({ text: 'Fern Desk', href: 'https://jobs.fern.example/desk' })).toBe(false);
  });

  it('recognizes departments by their addresses if there are many', () => {
    const shelves = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ text: `Shelf ${at}`, href: `https://fern.example/shelf-c${at}/` }));
    const bar = { text: 'Fern Deutschland', href: 'https://fern.example/land' };
    expect(departmentsAmong([bar, ...shelves(12)])).toEqual(shelves(12));
    expect(departmentsAmong([bar, ...shelves(3)])).toEqual([bar, ...shelves(3)]);
  });

  it('tells steps of visitors from those of account holders and sellers', () => {
    const { site } = contextOfPage({ title: 'Fern', body: '<h1>Fern lights homes</h1>' });
    const isStep = (text: string): boolean => isVisitorStep(site, text);
    expect(['Manage subscription', 'Become a partner', 'Aussteller werden'].filter(isStep)).toEqual([]);
    expect(['Subscribe', 'Join or renew', 'Register', 'Get a quote'].every(isStep)).toBe(true);
  });
});

describe('a link that is not about the offer', () => {
  const isBeside = (title: string, link: string, text: string): boolean =>
    isUnrelatedToOffer(contextOfPage({ title, body: `<h1>${title}</h1><p>Welcome.</p>${link}` }).site, text);
  const JOBS = '<a href="https://www.jobs.example.net/fern/join">Join us</a>';

  it.each<[string, string, string, boolean]>([
    ['Fern cars', '<a href="/t">Join our talent pool</a>', 'Join our talent pool', true],
    ['Fern jobs for drivers', '<a href="/t">Join our talent pool</a>', 'Join our talent pool', false],
    ['Fern cars', JOBS, 'Join us', true],
    ['Fern chess club', '<a href="/join">Join us</a>', 'Join us', false],
    ['Fern cars', '<a href="/f">Request funding</a>', 'Request funding', true],
    ['Fern Foundation', '<a href="/f">Request funding</a>', 'Request funding', false],
    ['Fern cars', '<a href="/i">Get an insurance quote</a>', 'Get an insurance quote', true],
    ['Fern car insurance', '<a href="/i">Get an insurance quote</a>', 'Get an insurance quote', false],
    ['Fern cars', '<a class="btn" href="/[YOUR LINK]">Book a drive →</a>', 'Book a drive', true],
    ['Fern cars', '<a class="btn" href="#">Book a drive</a>', 'Book a drive', true],
    ['Fern cars', '<a class="btn" href="#drive">Book a drive</a>', 'Book a drive', false],
    ['Fern cars', '<button>Book a drive</button>', 'Book a drive', false],
  ])('of “%s” with %s: “%s” %s', (title, link, text, is) => expect(isBeside(title, link, text)).toBe(is));
});
