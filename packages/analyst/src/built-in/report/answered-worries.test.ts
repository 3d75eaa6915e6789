import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { claimedWorries, promisedWorries } from './answered-worries.ts';

const shop = (text: string, description = 'Online shop for cheese. Add to cart.') =>
  contextOfPage({
    title: 'Acme cheese shop',
    description,
    body: `<h1>Acme cheese shop</h1><p>Add to cart</p><a href="/cart">Shopping cart</a><p>€20</p><p>${text}</p>`,
  });

describe('worries that a page answers', () => {
  it('are behind what it claims of itself', () =>
    expect(claimedWorries(shop('', 'Acme cheese shop: all for cheese in one place. Add to cart.'))).toEqual([
      'Does not want to search in many places (inferred from “Acme cheese shop: all for cheese in one place. Add to cart” on the page)',
    ]));

  it('are not those of newcomers for who is versed', () => {
    const context = shop('', 'Acme cheese shop for beginners and experts. Add to cart.');
    expect(claimedWorries(context, 'Beginners')).toHaveLength(1);
    expect(claimedWorries(context, 'Experienced cooks')).toEqual([]);
  });

  it.each(['Online shop for cheese. Add to cart.', 'Online shop for large cheese. Add to cart.'])(
    'are not read in “%s”',
    (description) => expect(claimedWorries(shop('', description))).toEqual([]),
  );

  it('are not read in rounds of financing that a law firm helps with', () => {
    const firm = contextOfPage({
      title: 'Acme law firm',
      description: 'Law firm for startups, from the founding to financing.',
      body: '<h1>Acme law firm</h1><p>Our lawyers. Financing available.</p>',
    });
    expect(promisedWorries({ ...firm, isSure: true }).join(' ')).not.toContain('Cannot pay');
  });

  it('are not read in what is said of one product', () =>
    expect(promisedWorries(shop('Cheese knife "Blade", 3 pieces, free shipping'))).toEqual([]));

  it('count one line once', () =>
    expect(promisedWorries(shop('Money back: satisfaction guaranteed for 30 days, with easy returns.'))).toHaveLength(
      1,
    ));

  it('quote no ruler lines', () =>
    expect(promisedWorries(shop('Free shipping over $40----------')).join(' ')).toContain('“Free shipping over $40”'));

  it('are that delivery costs below a sum, and not that it is free', () => {
    expect(promisedWorries(shop('Free shipping on orders over $40'))).toEqual([
      'Pays for delivery of cheese below a sum (inferred from “Free shipping on orders over $40” on the page)',
    ]);
    expect(promisedWorries(shop('Free shipping'))).toEqual([]);
  });
});
