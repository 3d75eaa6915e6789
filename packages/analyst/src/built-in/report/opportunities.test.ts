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
  const page = (more: string): Page => ({
    title: 'Cheese shop',
    description: 'Online shop for artisan cheese. Add to cart.',
    body: `<h1>Cheese online shop</h1><p>Buy artisan cheese in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a>${Array.from({ length: 14 }, (_, at) => `<p>Cheese number ${at} ripens slowly in our cellar.</p>`).join('')}<p>Subscribe to our newsletter</p>${more}`,
  });

  it('name the usual buyers where the pages name nobody', () =>
    expect(ideasOf(page(''))).toContain('Speak to cheese lovers and people who give food as a gift one by one'));

  it('give way to what the pages themselves make possible', () => {
    const ideas = ideasOf(page('<p>Gift boxes</p>'));
    expect(ideas).toContain('gift voucher');
    expect(ideas).not.toContain('one by one');
  });
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
