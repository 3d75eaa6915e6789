import { describe, expect, it } from 'vitest';
import { snapshotOf } from '../testing/sample-sites.ts';
import { itemOf } from './price-item.ts';

const itemsIn = (body: string): readonly (string | undefined)[] => {
  const page = snapshotOf(`<html lang="en"><body><main>${body}</main></body></html>`, 'https://acme.example/');
  return page.prices.map((price) => itemOf(price, page.prices, [page]));
};

describe('the item an amount buys', () => {
  it.each<[string, string | undefined]>([
    ['<p>Wheel of Brie $9.50</p>', 'Wheel of Brie'],
    ['<h3>Wheel of Brie</h3><p>$9.50</p>', 'Wheel of Brie'],
    ['<h3>Wheel of Brie</h3><p>Aged in our cellar.</p><p>In stock</p><p>$9.50</p>', 'Wheel of Brie'],
    ['<h3>Starter</h3><p>For one shop</p><p>$9 a month</p>', 'Starter'],
    ['<h3>PRO</h3><p>$9 a month</p>', 'PRO'],
  ])('is named by %s', (body, item) => expect(itemsIn(body)).toEqual([item]));

  it.each([
    '<h3>HIT 2021</h3><p>$9.50</p>',
    '<h3>Neuheit im Mai</h3><p>$9.50</p>',
    '<h3>Brie of 2021</h3><p>$9.50</p>',
    '<h3>Our best offers</h3><p>$9.50</p>',
    '<h3>LIKED BY MICE</h3><p>$9.50</p>',
    '<h3>HELPING MICE</h3><p>$9 a week</p>',
    '<h3>For mice</h3><p>Send us yours.</p><p>We know them.</p><p>They like us.</p><p>$9 a week</p>',
    '<h3>Join our club</h3><p>The fee for members is $9 a year.</p>',
    '<h3>Join our club</h3><p>Our fee is $9 for members.</p>',
  ])('is not named by %s', (body) => expect(itemsIn(body)).toEqual([undefined]));

  it('is not named by a heading above the same price of several items', () =>
    expect(itemsIn('<h3>Braces</h3><p>from $9 a week</p><p>Clear</p><p>from $9 a week</p><p>Fixed</p>')).toEqual([
      undefined,
    ]));
});
