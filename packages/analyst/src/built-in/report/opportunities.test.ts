import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { modelsOf } from './models.ts';
import { opportunitiesOf } from './opportunities.ts';

const ideasOf = (page: Page): string =>
  opportunitiesOf(contextOfPage(page))
    .map(({ text }) => text)
    .join('\n');

const shopOf = (goods: string): Page => ({
  title: `${goods} shop`,
  description: `Online shop for ${goods}. Add to cart, free shipping.`,
  body: `<h1>${goods} online shop</h1><p>Buy ${goods} in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a><p>Shipping and returns</p>`,
});

describe('ideas from the pages', () => {
  it.each<[string, boolean]>([
    ['English', false],
    ['Deutsch', true],
  ])('advertises in %s beside the English of the page: %s', (link, isNamed) =>
    expect(
      ideasOf({ title: 'Acme', body: `<h1>Acme</h1><p>We tune pianos.</p><a href="/x">${link}</a>` }).includes(
        `other languages the site already has: ${link}`,
      ),
    ).toBe(isNamed),
  );
});

describe('what any such site could do', () => {
  it.each(['skin care', 'furniture'])('is not suggested to a shop for %s', (goods) => {
    const context = contextOfPage(shopOf(goods));
    expect(opportunitiesOf(context)).toEqual([]);
    expect(modelsOf(context).map(({ kind }) => kind)).toEqual(['today']);
  });
});

describe('ideas from the table', () => {
  const insurer = (heading: string, more = ''): Page => ({
    title: 'Acme pet insurance',
    description: 'Pet insurance that pays within two days. Get a quote.',
    body: `<h1>${heading}</h1><p>What we cover: accidents and illnesses. Insurance company.</p>${Array.from({ length: 14 }, (_, at) => `<p>Answer number ${at} explains how a claim is paid.</p>`).join('')}${more}`,
  });

  it('name the usual buyers where the pages name nobody', () =>
    expect(ideasOf(insurer('Pet insurance from Acme'))).toContain('Name dog and cat owners as its readers'));

  it('name nobody whom the heading already names', () =>
    expect(ideasOf(insurer('Pet insurance for dogs and cats'))).not.toContain('as its readers'));

  it('give way to what the pages themselves make possible', () => {
    const ideas = ideasOf(insurer('Pet insurance from Acme', '<a href="/es">Español</a>'));
    expect(ideas).toContain('Español');
    expect(ideas).not.toContain('as its readers');
  });

  it('are none for a shop, which is for those who want what it sells', () =>
    expect(ideasOf(shopOf('cheese'))).toBe(''));
});

describe('who could pay for a free project', () => {
  const project = (words: string): Page => ({
    title: 'Tessera',
    description: 'Tessera is an open source library for maps.',
    body: `<h1>Tessera</h1><p>An open source JavaScript library. npm install tessera</p><p>${words}</p><a href="/donate">Donate</a>`,
  });

  it.each<[string, boolean]>([
    ['Tessera is used by Acme Maps and more than 40 companies.', true],
    ['Tessera is fast and small, and has no dependencies.', false],
  ])('is asked where the page says “%s”: %s', (words, isAsked) =>
    expect(ideasOf(project(words)).includes('Ask those who use it to sponsor it')).toBe(isAsked),
  );
});

describe('ideas from the offer', () => {
  it.each<[string, boolean]>([
    ['Gift boxes', true],
    ['Gift boxes and gift cards', false],
    ['Cardboard boxes', false],
  ])('sells vouchers beside “%s”: %s', (words, isSuggested) => {
    const page = shopOf('cheese');
    expect(ideasOf({ ...page, body: `${page.body}<p>${words}</p>` }).includes('gift voucher')).toBe(isSuggested);
  });
});
