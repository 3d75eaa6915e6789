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

describe('one of many things that the first words list', () => {
  const field = (description: string): string | undefined =>
    contextOfPage({ title: 'Acme', description, body: '<h1>Acme</h1><p>What is on in town tonight.</p>' }).judgment
      .category?.noun;

  it('is not what a site is', () => {
    expect(field('Acme: concerts, quiz nights, cinema, workshops and fun')).toBeUndefined();
    expect(field('Acme: cinema in Rye')).toBe('films on the big screen');
  });
});
