import { describe, expect, it } from 'vitest';
import { inferred, strength } from '../report/statement.ts';
import { contextOfPage } from '../testing/site-of.ts';
import { noDifference } from './no-difference.ts';

const page = (title: string, description: string) =>
  contextOfPage({
    title,
    description,
    body: `<h1>${title} for you</h1><p>Buy in our online shop.</p><button>Add to cart</button><a href="/cart">Shopping cart</a>${Array.from({ length: 14 }, (_, at) => `<p>Chair of the month, number ${at}, is easy to carry.</p>`).join('')}<p>Shipping and returns</p>`,
  });
const furniture = page('Furniture shop', 'Online shop for furniture. Add to cart.');

describe('a shop beside known alternatives', () => {
  it('lacks a reason of its own, and the alternatives are said to come from the table', () => {
    const [found] = noDifference(furniture, []);
    expect(found?.text).toMatch(/^No figure, guarantee, year or service sets .+ apart from .+ \(from our table/u);
    expect(found?.fix).toContain('below “Furniture shop for you”');
  });

  it.each(['founded', 'guarantee', 'counts'])('has one where “%s” is among its strengths', (kind) =>
    expect(noDifference(furniture, [strength(kind, 0.8, 'Since 1946', inferred('two things'))])).toEqual([]),
  );

  it('is not compared where no alternatives are known', () =>
    expect(noDifference(page('Things', 'Online shop for things. Add to cart.'), [])).toEqual([]));
});
