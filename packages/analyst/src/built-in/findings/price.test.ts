import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { priceFindings, priceRange, pricesOf } from './price.ts';

const shop = (body: string) =>
  contextOfPage({
    title: 'Cheese shop',
    description: 'Online shop for artisan cheese. Add to cart.',
    body: `<h1>Cheese online shop</h1><p>Buy artisan cheese in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a>${body}`,
  });

describe('a price', () => {
  it.each<[string, string]>([
    ['A seat is just $0.99 + 3.5%, all included.', '$0.99 + 3.5%'],
    ['A wheel of Brie is $9.50 today.', '$9.50'],
  ])('of “%s” is %s', (text, range) => expect(priceRange(pricesOf(shop(`<p>${text}</p>`)))).toBe(range));
});

describe('free shipping', () => {
  it.each<[string, boolean]>([
    ['Free delivery on orders over $30', true],
    ['Free delivery on eligible orders', false],
  ])('as “%s” is a strength: %s', (text, isStrength) =>
    expect(priceFindings(shop(`<p>${text}</p>`)).some(({ kind }) => kind === 'free-shipping')).toBe(isStrength),
  );
});
