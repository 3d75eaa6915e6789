import { describe, expect, it } from 'vitest';
import { interests } from '../category/interests.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';

const fieldIn = (page: Page): string | undefined => {
  const { judgment } = contextOfPage(page);
  return judgment.field;
};
const CART = '<p>Add to cart</p><p>Shopping cart</p><p>Free shipping</p><p>$4</p><p>$8</p><p>$9</p><p>$12</p>';

describe('the field or subject of a site', () => {
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
      'shoes and clothing',
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
      'that which the title calls so, rather than the row of the table',
      'origami paper and books',
      { title: 'Ember origami', description: 'Online shop for origami', body: CART },
    ],
    [
      'what the title names first, before what it names beside it',
      'collectibles, jewelry and watches',
      {
        title: 'Ember: shop for collectibles and jewelry',
        description: 'Online shop: collectibles, jewelry',
        body: `<h1>Collectibles and jewelry</h1>${CART}`,
      },
    ],
    [
      'what films are on is printed on',
      'printed T-shirts',
      {
        title: 'Ember T-shirts from movies',
        description: 'Online shop for T-shirts from movies and TV shows',
        body: `<h1>T-shirts</h1>${CART}`,
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
    [
      'a word in a long list of the description',
      {
        title: 'Ember official store',
        description: 'Ember music,clothing,shirts,videos,DVDs,CDs,gift cards,hats',
        body: CART,
      },
    ],
    ['one word in one place', { title: 'Ember shop', description: 'Online shop', body: `<h1>Golf course</h1>${CART}` }],
  ])('is not %s', (_, page) => expect(fieldIn(page)).toBeUndefined());

  it('covers all interests', () => expect(interests.length).toBeGreaterThan(60));
});
