import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const fieldOf = (description: string): string | undefined =>
  contextOfPage({
    title: 'Acme',
    description,
    body: '<h1>Acme</h1><button>Add to cart</button><a href="/cart">Shopping cart</a><p>€20</p>',
  }).judgment.category?.noun;

describe('the field of a shop that lists what it sells', () => {
  it.each([
    ['Online shop for CDs and vinyl records', 'music and films'],
    ['Online shop: Bibles, CDs and DVDs of one publisher', undefined],
  ])('is the first of the list, and none where our table has no row for it: “%s”', (description, field) =>
    expect(fieldOf(description)).toBe(field),
  );
});
