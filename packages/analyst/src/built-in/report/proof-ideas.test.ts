import { describe, expect, it } from 'vitest';
import { ideasOn } from '../testing/ideas-on.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { reviewedElsewhere } from './proof-ideas.ts';

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
    [quote('I recommend this agency to everybody I know.', 'Ann Lee, Bern'), true],
    [quote('I recommend this agency, which brought us 40 clients.', 'Ann Lee, Bern'), false],
    [
      `${quote('I recommend this agency to everybody.', 'Ann Lee, Bern')}<blockquote>I recommend them: 40 % more clients in a month.</blockquote><p>Bo Roe, Biel</p>`,
      false,
    ],
    ['<p>We like websites.</p>', false],
  ])('could tell more in %s: %s', (more, isFull) => expect(kindsOn(agency(more)).includes('full-story')).toBe(isFull));

  it('of a shop has no result to count', () =>
    expect(kindsOn(shop(quote('I recommend this cheese to everybody.', 'Ann Lee, Bern')))).not.toContain('full-story'));
});

const restaurant = (body: string) =>
  contextOfPage({
    title: 'Nima restaurant',
    description: 'Restaurant with a short menu',
    body: `<h1>Nima</h1>${body}`,
  });

describe('reviews elsewhere', () => {
  const PROFILE = '<a href="https://www.tripadvisor.com/Restaurant_Review-g1-d2-Nima.html">Reviews</a>';
  it('are quoted where the page only links them', () =>
    expect(reviewedElsewhere(restaurant(PROFILE))?.text).toBe(
      'Quote one review from Tripadvisor with its stars on the first page',
    ));

  it.each([
    ['a home page of a portal', '<a href="https://www.tripadvisor.com/">Tripadvisor</a>'],
    ['a store, for a business that is no app', '<a href="https://apps.apple.com/app/id1">App Store</a>'],
    ['a page that quotes a guest', `${PROFILE}<blockquote>“The best soup of the valley.” – Ana Lopez</blockquote>`],
  ])('are no idea for %s', (_what, body) => expect(reviewedElsewhere(restaurant(body))).toBeUndefined());
});
