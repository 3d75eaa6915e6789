import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { departmentOf } from './departments.ts';

/** A page whose departments follow its first lines. */
const FIRST = '<p>We pack each parcel by hand and send it on the same day.</p>'.repeat(30);
const CART =
  '<p>Add to cart $12.00</p><p>Add to cart $15.00</p><a href="/cart">Shopping cart</a><p>Shipping and returns</p>';
const fieldOf = (title: string, shelves: readonly string[]): string | undefined =>
  contextOfPage({
    title,
    body: `<h1>${title}</h1>${CART}${FIRST}${shelves.map((shelf) => `<a href="/s">${shelf}</a>`).join('')}`,
  }).judgment.category?.noun;

describe('departments', () => {
  it.each([
    ['hats and caps', 'clothing'],
    ['clothing', 'clothing'],
    ['books', 'books'],
  ])('%s belong to %s', (noun, department) => expect(departmentOf(noun)).toBe(department));

  it('do not take the field from a clothing store with hats, bags and swimwear', () =>
    expect(
      fieldOf('Acme menswear', [
        'Hats',
        'Handbags',
        'Swimwear',
        'Neckties',
        'Workwear',
        'Kids clothing',
        'Vintage shop',
      ]),
    ).toBe('clothing'));

  it('leave a store with many departments without a field', () =>
    expect(
      fieldOf('Acme menswear', [
        'Laptops',
        'Kitchenware',
        'Garden tools',
        'Dog food',
        'Board games',
        'Golf clubs',
        'Books',
        'Perfumes',
        'Jewelry',
        'Furniture',
        'Wallpaper',
        'Tires',
        'Bicycles',
        'Sneakers',
        'Calendars',
      ]),
    ).toBeUndefined());
});
