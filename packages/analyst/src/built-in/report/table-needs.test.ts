import { describe, expect, it } from 'vitest';
import { needsByField } from '../category/buyer-needs.ts';
import { categories } from '../category/category.ts';
import { interests } from '../category/interests.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { withTable } from './table-needs.ts';

const NONE = { goals: ['Not known'], worries: ['Not known'] };
const CHEESE: Page = {
  title: 'Fern, a cheese shop',
  description: 'A cheese shop in Rye',
  body: '<h1>Cheese shop</h1><p>Buy artisan cheese in our store.</p><a href="/cart">Shopping cart</a><p>Shipping and returns</p>',
};
const NOTE = '(typical for “cheese shop”, not from the site)';

describe('the table of what buyers want', () => {
  it('has each row once, for a field or for people of the table, without an empty cell', () => {
    const fields = new Set([...categories.map(({ noun }) => noun), ...interests.map(({ people }) => people)]);
    expect(needsByField.filter(({ of }) => !fields.has(of)).map(({ of }) => of)).toEqual([]);
    expect(new Set(needsByField.map(({ of }) => of)).size).toBe(needsByField.length);
    expect(needsByField.filter((row) => Object.values(row).includes('')).map(({ of }) => of)).toEqual([]);
  });

  it('speaks for every field', () => {
    const known = new Set(needsByField.map(({ of }) => of));
    expect(categories.filter(({ noun }) => !known.has(noun)).map(({ noun }) => noun)).toEqual([]);
  });

  it('says no sentence twice', () => {
    const said = needsByField.flatMap(({ wants, worry }) => [wants, worry]);
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
  });

  it('is written as a goal and a worry', () =>
    expect(
      needsByField
        .filter(({ wants, worry }) => !/^\p{Lu}[^;]+[^.]$/u.test(wants) || !/^\p{Lu}\p{L}*s [^;]+[^.]$/u.test(worry))
        .map(({ of }) => of),
    ).toEqual([]));
});

describe('what our table says of the visitors', () => {
  it('stands in place of nothing, and of a menu', () => {
    const found = withTable(contextOfPage(CHEESE), '', NONE);
    expect(found.goals).toEqual([expect.stringContaining(NOTE)]);
    expect(found.painPoints).toEqual([expect.stringContaining(NOTE)]);
  });

  it('stands behind two things that the page says', () =>
    expect(
      withTable(contextOfPage(CHEESE), '', { goals: ['A (named)', 'B (named)', 'C (named)'], worries: [] }).goals,
    ).toEqual(['A (named)', 'B (named)', expect.stringContaining(NOTE)]));

  it('is nothing for a narrower offer, nor for a kind as a whole', () => {
    const narrower = {
      ...CHEESE,
      title: 'Fern, a vegan cheese shop',
      description: '',
      body: CHEESE.body.replace('Cheese shop', 'Fern'),
    };
    const forum = {
      title: 'Heron Forum',
      body: '<h1>Heron Forum</h1><p>Discussion forum. Threads, posts, members.</p>',
    };
    for (const page of [narrower, forum]) expect(withTable(contextOfPage(page), '', NONE).goals).toEqual(['Not known']);
  });

  it('is nothing for who learns alone and for free', () =>
    expect(
      withTable(
        contextOfPage({
          title: 'Heron: free English lessons',
          description: 'Free English lessons: grammar, exercises and tests to learn English.',
          body: '<h1>Free English lessons</h1><p>Exercises and tests. Grammar of English.</p>',
        }),
        '',
        NONE,
      ).painPoints,
    ).toEqual(['Not known']));

  it('is nothing where it is not sure what the site is', () =>
    expect(withTable(contextOfPage({ title: 'Heron', body: '<p>Notes.</p>' }), '', NONE).goals).toEqual(['Not known']));
});
