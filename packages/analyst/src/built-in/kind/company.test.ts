import { describe, expect, it } from 'vitest';
import { kindOf, links } from '../testing/kind-of.ts';
import { contextOfPage } from '../testing/site-of.ts';
import { hasCompanyMenu, isCompany } from './company.ts';

const menu = (...entries: readonly string[]) => contextOfPage({ title: 'Fern', body: links(...entries) }).site;

describe('the menu of a company', () => {
  it.each([
    ['en', 'About us', 'Products', 'References', 'Contact'],
    ['de', 'Über uns', 'Leistungen', 'Referenzen', 'Kontakt'],
    ['fr', 'Qui sommes-nous', 'Nos prestations', 'Réalisations', 'Contact'],
    ['es', 'Quiénes somos', 'Productos', 'Calidad', 'Contacto'],
    ['it', 'Chi siamo', 'I prodotti', 'Lavora con noi', 'Contatti'],
    ['pt', 'Quem somos', 'Serviços', 'Clientes', 'Contato'],
    ['ja', '会社概要', '製品情報', '採用情報', 'お問い合わせ'],
  ])('is recognized in %s', (_, ...entries) => expect(isCompany(menu(...entries))).toBe(true));

  it.each([
    ['a blog', ['About', 'Archive', 'Contact']],
    ['a charity', ['About us', 'Services', 'Projects', 'Contact', 'Donate']],
    ['a shop', ['About us', 'Products', 'Jobs', 'Contact', 'Add to cart']],
    ['a town', ['Rathaus', 'Bürgerservice', 'Kontakt']],
  ])('is not recognized on %s', (_, entries) => expect(isCompany(menu(...entries))).toBe(false));

  it('may occur on a page that asks for gifts', () =>
    expect(hasCompanyMenu(menu('About us', 'Services', 'Clients', 'Contact', 'Donate'))).toBe(true));

  it('decides if nothing else does', () =>
    expect(kindOf({ title: 'Fern', body: links('About us', 'Solutions', 'Partners', 'Contact') })).toBe('company'));

  it('does not decide against stronger words', () =>
    expect(
      kindOf({
        title: 'Fern & Pole: law firm',
        description: 'Attorneys at law',
        body: `<h1>Lawyers</h1>${links('About us', 'Services', 'Clients', 'Contact')}`,
      }),
    ).toBe('practice'));
});
