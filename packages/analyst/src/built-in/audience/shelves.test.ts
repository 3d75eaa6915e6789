import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const audiencesOf = (...shelves: readonly string[]): readonly string[] =>
  contextOfPage({
    title: 'Acme online store',
    description: 'Online shop, free shipping, returns.',
    body: `<h1>Online store</h1>${shelves.map((shelf, at) => `<a href="/${at}">${shelf}</a>`).join('')}<p>Add to cart</p><a href="/cart">Shopping cart</a><p>$20</p>`,
  }).audiences.map(({ label }) => label);

describe('departments named after customers', () => {
  it('name the groups in menu order', () => expect(audiencesOf('Men', 'Women', 'Ties')).toEqual(['Men', 'Women']));

  const first = (words: string): readonly string[] =>
    contextOfPage({
      title: 'Acme online store',
      description: `${words}. Online shop, free shipping, returns.`,
      body: '<h1>Online store</h1><p>Add to cart</p><a href="/cart">Shopping cart</a><p>$20</p>',
    }).audiences.map(({ label }) => label);

  it('are also read from the first words', () => expect(first("Men's and women's jackets")).toEqual(['Women', 'Men']));

  it('do not matter in a sports shop', () =>
    expect(
      contextOfPage({
        title: 'Ridge: hiking store',
        description: 'Online shop for hiking, free shipping, returns.',
        body: '<h1>Hiking</h1><a href="/w">Women</a><a href="/m">Men</a><p>Add to cart</p><a href="/cart">Shopping cart</a><p>$20</p>',
      }).audiences,
    ).toEqual([]));

  it('may be a single one, with large sizes', () => {
    expect(first('Menswear for every day')).toEqual(['Men']);
    expect(first("Large men's clothing")).toEqual(['Men who need large sizes']);
  });

  it('are not read from other words about men', () =>
    expect(first('Busts of famous men and their horses')).toEqual([]));

  it('are some of many in a department store', () =>
    expect(audiencesOf('Women', 'Men', 'Electronics', 'Office Products')).toEqual([]));
});
