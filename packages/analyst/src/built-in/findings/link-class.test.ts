import { describe, expect, it } from 'vitest';
import { classOfLink, departmentsAmong, isOfOffer, isStepOfVisitors } from './link-class.ts';

const at = (text: string, path = '/p/1'): boolean => isOfOffer({ text, href: `https://fern.example${path}` });

describe('what a link is', () => {
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
    ['Stellenangebote', 'about'],
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
  ])('%s can be a part of an offer', (text) => expect([classOfLink(text), at(text)]).toEqual([undefined, true]));

  it('goes by the address as well', () => {
    expect(at('Lamps', '/help/lamps')).toBe(false);
    expect(at('Lamps', '/category/help/lamps')).toBe(true);
    expect(at('Women', '/women')).toBe(true);
    expect(at('Glimmer', '/brands/glimmer')).toBe(false);
    expect(at('Bright week', '/promocoes/bright-week')).toBe(false);
    expect(isOfOffer({ text: 'Fern Desk', href: 'https://jobs.fern.example/desk' })).toBe(false);
  });

  it('takes departments by the form of their addresses, where these are many', () => {
    const shelves = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ text: `Shelf ${at}`, href: `https://fern.example/shelf-c${at}/` }));
    const bar = { text: 'Fern Deutschland', href: 'https://fern.example/land' };
    expect(departmentsAmong([bar, ...shelves(12)])).toEqual(shelves(12));
    expect(departmentsAmong([bar, ...shelves(3)])).toEqual([bar, ...shelves(3)]);
  });

  it('keeps steps of visitors from those of account holders and sellers', () => {
    expect(['Manage subscription', 'Become a partner', 'Aussteller werden'].filter(isStepOfVisitors)).toEqual([]);
    expect(['Subscribe', 'Join or renew', 'Register', 'Get a quote'].every(isStepOfVisitors)).toBe(true);
  });
});
