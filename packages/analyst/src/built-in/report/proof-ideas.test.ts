import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { ideasOf } from './ideas.ts';

const shop = (more: string, description = 'Online shop for artisan cheese. Add to cart, free shipping.'): Page => ({
  title: 'Cheese shop',
  description,
  body: `<h1>Cheese online shop</h1><p>Buy cheese in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a><p>Shipping and returns</p>${more}`,
});
const kindsOn = (page: Page): readonly string[] => ideasOf(contextOfPage(page)).map(({ kind }) => kind);

describe('a figure that search engines do not show', () => {
  it.each<[string, string | undefined, boolean]>([
    ['<p>We have 4,000 customers.</p>', undefined, true],
    ['<p>We have 4,000 customers.</p>', 'Online shop for artisan cheese with 4,000 customers. Add to cart.', false],
    ['<p>We like cheese.</p>', undefined, false],
  ])('is in %s beside %s: %s', (more, description, isLeft) =>
    expect(kindsOn(shop(more, description)).includes('in-search')).toBe(isLeft),
  );
});

describe('a customer with a name', () => {
  const quote = (words: string, by: string) => `<h2>Testimonials</h2><blockquote>${words}</blockquote><p>${by}</p>`;

  it.each<[string, boolean]>([
    [quote('I recommend this cheese to everybody I know.', 'Ann Lee, Bern'), true],
    [quote('I recommend this cheese, of which I ate 40 wheels.', 'Ann Lee, Bern'), false],
    ['<p>We like cheese.</p>', false],
  ])('could tell more in %s: %s', (more, isFull) => expect(kindsOn(shop(more)).includes('full-story')).toBe(isFull));
});
