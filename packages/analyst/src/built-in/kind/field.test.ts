import { describe, expect, it } from 'vitest';
import { interests } from '../category/interests.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';

const fieldIn = (page: Page): string | undefined => {
  const { judgment } = contextOfPage(page);
  return judgment.field;
};
const CART = '<p>Add to cart</p><p>Shopping cart</p><p>Free shipping</p><p>$4</p><p>$8</p><p>$9</p><p>$12</p>';

describe('what a site is on or sells', () => {
  it.each<[string, string, Page]>([
    [
      'an interest that title and description name',
      'trading card games',
      {
        title: 'Ember Cards – trading card games',
        description: 'Online shop for booster packs.',
        body: CART,
      },
    ],
    [
      'two fields of one title',
      'clothing and shoes',
      {
        lang: 'de',
        title: 'Schuhe und Mode online | Ember Shop',
        description: 'Schuhe und Mode online bestellen: Mode online.',
        body: `<p>In den Warenkorb</p>${CART}`,
      },
    ],
    [
      'what the first words and the address of a forum have',
      'Debian',
      {
        title: 'All topics',
        url: 'https://forums.debianpond.example/',
        description: 'Debian forum',
        body: '<p>Forum</p>',
      },
    ],
    [
      'goods that most entries of a list are of',
      'phone and tablet accessories',
      {
        title: 'Ember',
        description: 'Online shop: iPhone cases, iPad cases, smartphone cases, and phone cases',
        body: CART,
      },
    ],
  ])('is %s', (_, field, page) => expect(fieldIn(page)).toBe(field));

  it.each<[string, Page]>([
    [
      'one department of many',
      {
        title: 'Ember - Full of Toys, Entertainment, Kitchen & Ideas',
        description: 'Shop online at Ember',
        body: CART,
      },
    ],
    ['one word in one place', { title: 'Ember shop', description: 'Online shop', body: `<h1>Golf course</h1>${CART}` }],
  ])('is not %s', (_, page) => expect(fieldIn(page)).toBeUndefined());

  it('has interests to be read from', () => expect(interests.length).toBeGreaterThan(60));
});
