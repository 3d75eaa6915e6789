import { describe, expect, it } from 'vitest';
import { needsByField, needsByKind } from '../category/buyer-needs.ts';
import { categories } from '../category/category.ts';
import { interests } from '../category/interests.ts';
import { kinds } from '../kind/kinds.ts';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { tableChance, withTable } from './table-needs.ts';

const NONE = { goals: ['Not stated'], worries: ['Not stated'] };
const RESTAURANT: Page = {
  title: 'Nima restaurant',
  description: 'Restaurant with a short menu',
  body: '<h1>Nima restaurant</h1><p>Our menu changes each week. Reserve a table.</p><p>Open daily.</p>',
};
const NOTE = '(from our table, for restaurants)';

describe('the table of what buyers want', () => {
  const all = [...needsByField, ...needsByKind];

  it('has each row once, for a field, for people of the table or for a kind, without an empty cell', () => {
    const fields = new Set([...categories.map(({ noun }) => noun), ...interests.map(({ people }) => people)]);
    const ids = new Set<string>(kinds.map(({ id }) => id));
    expect(needsByField.filter(({ of }) => !fields.has(of)).map(({ of }) => of)).toEqual([]);
    expect(needsByKind.filter(({ of }) => !ids.has(of)).map(({ of }) => of)).toEqual([]);
    for (const rows of [needsByField, needsByKind]) expect(new Set(rows.map(({ of }) => of)).size).toBe(rows.length);
    expect(all.filter((row) => Object.values(row).includes('')).map(({ of }) => of)).toEqual([]);
  });

  it('speaks for every field', () => {
    const known = new Set(needsByField.map(({ of }) => of));
    expect(categories.filter(({ noun }) => !known.has(noun)).map(({ noun }) => noun)).toEqual([]);
  });

  it('says no sentence twice', () => {
    const said = all.flatMap(({ wants, worry, chance }) => [wants, worry, chance]).filter((text) => text !== '-');
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
  });

  it('is written as a goal, a worry and a chance', () =>
    expect(
      all
        .filter(
          ({ wants, worry, chance }) =>
            !/^\p{Lu}[^;]+[^.]$/u.test(wants) ||
            !/^\p{Lu}\p{L}*s [^;]+[^.]$/u.test(worry) ||
            !/^(?:[\p{Lu}\d][^;]+[^.]|-)$/u.test(chance),
        )
        .map(({ of }) => of),
    ).toEqual([]));
});

describe('what our table says of the visitors', () => {
  it('stands in place of nothing, and of a menu', () => {
    const found = withTable(contextOfPage(RESTAURANT), '', NONE);
    expect(found.goals).toEqual([expect.stringContaining(NOTE)]);
    expect(found.painPoints).toEqual([expect.stringContaining(NOTE)]);
  });

  it('of a kind as a whole is silent beside words of the page', () =>
    expect(withTable(contextOfPage(RESTAURANT), '', { goals: ['Book (a button)'], worries: ['A (named)'] })).toEqual({
      goals: ['Book (a button)'],
      painPoints: ['A (named)'],
    }));

  it('is nothing where it is not sure what the site is', () =>
    expect(withTable(contextOfPage({ title: 'Heron', body: '<p>Notes.</p>' }), '', NONE).goals).toEqual([
      'Not stated',
    ]));

  it('is a chance, unless the page has taken it', () => {
    const chance = tableChance(contextOfPage(RESTAURANT));
    expect(chance?.text).toContain(NOTE);
    expect(chance?.from[0]).toBe('the site is a restaurant');
    const taken = { ...RESTAURANT, body: `${RESTAURANT.body}<p>Ask for our catering.</p>` };
    expect(tableChance(contextOfPage(taken))).toBeUndefined();
  });
});
