import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const audiencesOf = (...shelves: readonly string[]): readonly string[] =>
  contextOfPage({
    title: 'Acme online store',
    description: 'Online shop, free shipping, returns.',
    body: `<h1>Online store</h1>${shelves.map((shelf, at) => `<a href="/${at}">${shelf}</a>`).join('')}<p>Add to cart</p><a href="/cart">Shopping cart</a><p>$20</p>`,
  }).audiences.map(({ label }) => label);

describe('departments that are called by whom they dress', () => {
  it('name the groups in the order of the menu', () =>
    expect(audiencesOf('Men', 'Women', 'Ties')).toEqual(['Men', 'Women']));

  it('are some of many at a shop for everything', () =>
    expect(audiencesOf('Women', 'Men', 'Electronics', 'Office Products')).toEqual([]));
});
