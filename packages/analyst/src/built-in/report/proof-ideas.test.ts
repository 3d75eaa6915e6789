import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { ideasOf } from './ideas.ts';
import { figureAtCall } from './proof-ideas.ts';

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
    ['<p>Certified organic milk where possible.</p>', undefined, false],
    ['<p>Winner of the Great Taste Award for our blue cheese.</p>', undefined, true],
    [
      '<p>Winner of the Great Taste Award for our blue cheese.</p>',
      'Online shop: winner of the Great Taste Award for blue cheese. Add to cart.',
      false,
    ],
  ])('is in %s beside %s: %s', (more, description, isLeft) =>
    expect(kindsOn(shop(more, description)).includes('in-search')).toBe(isLeft),
  );
});

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

describe('the strongest fact', () => {
  const filler = Array.from(
    { length: 32 },
    (_, at) => `<p>Cheese number ${at + 1} comes from the valley of its milk.</p>`,
  ).join('');
  const fact = '<h2>Why us</h2><p>We have made cheese since 1958 and are proud of it.</p>';

  it.each<[string, string, boolean]>([
    ['far down', `${filler}${fact}`, true],
    ['at the top', `${fact}${filler}`, false],
    ['at the top in other words', `<p>Cheese since 1958.</p>${filler}${fact}`, false],
    [
      'at the top in other digits',
      `<p>20k buyers</p>${filler}<h2>Why us</h2><p>Over 20,000 customers buy from us.</p>`,
      false,
    ],
    [
      'below a menu alone',
      `${filler.replaceAll('<p>', '<p><a href="/c">').replaceAll('</p>', '</a></p>')}${fact}`,
      false,
    ],
  ])('%s is far down: %s', (_, more, isFar) => expect(kindsOn(shop(more)).includes('far-down')).toBe(isFar));
});

describe('a figure of the description', () => {
  it.each<[string, string, boolean]>([
    ['Cheese shop', 'Online shop for artisan cheese with 4,000 customers. Add to cart.', true],
    ['Cheese shop with 4,000 customers', 'Online shop for artisan cheese with 4,000 customers. Add to cart.', false],
    ['Cheese shop', 'Online shop for artisan cheese. Add to cart.', false],
  ])('is worth a place in the title “%s” of “%s”: %s', (title, description, isMissing) => {
    const page = { ...shop('<p>We have 4,000 customers.</p>', description), title };
    expect(kindsOn(page).includes('in-title')).toBe(isMissing);
  });

  it.each<[string, boolean]>([
    ['<p>We have 4,000 customers.</p>', true],
    ['<p>We have 4,000 cheeses.</p>', false],
  ])('stands apart from the button in %s: %s', (more, isApart) => {
    const gap = Array.from({ length: 6 }, (_, at) => `<p>Cheese number ${at}</p>`).join('');
    expect(kindsOn(shop(gap + more)).includes('figure-at-call')).toBe(isApart);
  });
});

describe('what takes a doubt away', () => {
  const far = Array.from({ length: 9 }, (_, at) => `<p>Cheese number ${at} ripens in our cellar.</p>`).join('');
  const stepOn = (more: string): string | undefined => figureAtCall(contextOfPage(shop(more)))?.step;

  it.each<[string, string | undefined]>([
    [
      `${far}<p>30-day unconditional money-back guarantee</p>`,
      'Repeat “30-day unconditional money-back guarantee” beside “Add to cart”',
    ],
    [`${far}<p>4575</p><p>Happy customers</p>`, 'Repeat “4575 Happy customers” beside “Add to cart”'],
    [far, undefined],
  ])('is repeated beside the button: %#', (more, step) => expect(stepOn(more)).toBe(step));
});
