import { describe, expect, it } from 'vitest';
import { ideasOn } from '../testing/ideas-on.ts';
import type { Page } from '../testing/site-of.ts';

const shop = (more: string, description = 'Online shop for artisan cheese. Add to cart, free shipping.'): Page => ({
  title: 'Cheese shop',
  description,
  body: `<h1>Cheese online shop</h1><p>Buy cheese in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a><p>Shipping and returns</p>${more}`,
});
const kindsOn = (page: Page): readonly string[] => ideasOn(page).map(({ kind }) => kind);

const agency = (more: string): Page => ({
  title: 'Harrow Web | Web design agency',
  description: 'Web design agency in Harrow: websites for small companies',
  body: `<h1>Web design agency in Harrow</h1><p>Our agency designs websites. Packages cost $900.</p><a href="/contact">Request a quote</a>${more}`,
});

describe('a customer with a name', () => {
  const quote = (words: string, by: string) => `<h2>Testimonials</h2><blockquote>${words}</blockquote><p>${by}</p>`;

  it.each<[string, boolean]>([
    [
      quote('I recommend this agency to everybody I know.', 'Ann Lee, Bern') +
        quote('I recommend them as well, my site is fine.', 'Bo Roe, Biel'),
      true,
    ],
    [quote('I recommend this agency to everybody I know.', 'Ann Lee, Bern'), false],
    [quote('I recommend this agency, which brought us 40 clients.', 'Ann Lee, Bern'), false],
    [
      `${quote('I recommend this agency to everybody.', 'Ann Lee, Bern')}<blockquote>I recommend them: all was done in 30 days.</blockquote><p>Bo Roe, Biel</p>`,
      false,
    ],
    ['<p>We like websites.</p>', false],
  ])('could tell more in %s: %s', (more, isFull) => expect(kindsOn(agency(more)).includes('full-story')).toBe(isFull));

  it('of a shop has no result to count', () =>
    expect(kindsOn(shop(quote('I recommend this cheese to everybody.', 'Ann Lee, Bern')))).not.toContain('full-story'));
});
