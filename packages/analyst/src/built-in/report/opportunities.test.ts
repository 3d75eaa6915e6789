import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { modelsOf } from './models.ts';
import { opportunitiesOf } from './opportunities.ts';

const ideasOf = (page: Page): string =>
  opportunitiesOf(contextOfPage(page))
    .map(({ text }) => text)
    .join('\n');

const founded = (year: string): Page => ({
  title: 'Acme pianos',
  body: `<h1>Acme pianos</h1><p>Founded in ${year} by two sisters.</p><p>Open day on May 2, 2024.</p>`,
});

const shopOf = (goods: string): Page => ({
  title: `${goods} shop`,
  description: `Online shop for ${goods}. Add to cart, free shipping.`,
  body: `<h1>${goods} online shop</h1><p>Buy ${goods} in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a><p>Shipping and returns</p>`,
});

describe('ideas from the pages', () => {
  it.each<[string, boolean]>([
    ['1931', true],
    ['2015', false],
  ])('puts the year %s forward: %s', (year, isOld) =>
    expect(ideasOf(founded(year)).includes(`Put the year ${year} into the main heading`)).toBe(isOld),
  );

  it('names the title where there is no main heading', () =>
    expect(
      ideasOf({ title: 'Acme', body: '<h2>Pianos</h2><p>Founded in 1931 by two sisters.</p><p>Open in 2024.</p>' }),
    ).toContain('Put the year 1931 into the title'));

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

describe('ideas from the offer', () => {
  it.each<[string, boolean]>([
    ['Gift boxes', true],
    ['Gift boxes and gift cards', false],
    ['Cardboard boxes', false],
  ])('sells vouchers beside “%s”: %s', (words, isSuggested) => {
    const page = shopOf('cheese');
    expect(ideasOf({ ...page, body: `${page.body}<p>${words}</p>` }).includes('gift voucher')).toBe(isSuggested);
  });

  it.each<[string, boolean]>([
    ['Order food with DoorDash', true],
    ['Order food at the bar', false],
    ['Order food with DoorDash</p><p>Order takeout online', false],
  ])('takes orders without a platform where the page says “%s”: %s', (words, isSuggested) =>
    expect(
      ideasOf({
        title: 'Acme restaurant',
        description: 'An Italian restaurant with a terrace. See our menu, reserve a table.',
        body: `<h1>Acme restaurant</h1><p>Our menu</p><p>${words}</p>`,
      }).includes('pick-up orders'),
    ).toBe(isSuggested),
  );
});
