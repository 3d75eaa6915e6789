import { describe, expect, it } from 'vitest';
import { kindCalled } from '../kind/kinds.ts';
import { categories, tables } from './category.ts';
import { fieldNouns } from './field-nouns.ts';
import { interests } from './interests.ts';

describe('the curated table', () => {
  it('has alternatives for at least 60 categories', () =>
    expect(categories.filter(({ alternatives }) => alternatives.length >= 2).length).toBeGreaterThanOrEqual(60));

  it('reads every line', () => {
    const lines = tables.flatMap((table) => table.trim().split('\n'));
    expect(categories.length).toBe(lines.length);
  });

  it('names each category once, with a kind, signs and buyers', () => {
    expect(new Set(categories.map(({ noun }) => noun)).size).toBe(categories.length);
    for (const { kind, signs, buyers } of categories) {
      expect(kindCalled(kind).id).toBe(kind);
      expect([signs, buyers]).not.toContain('');
    }
  });

  it('names each group of interested people and each field of interest once', () => {
    const known = interests.map(({ people }) => people);
    const named = fieldNouns.map(({ people }) => people);
    expect(new Set(known).size).toBe(known.length);
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((people) => !known.includes(people))).toEqual([]);
  });
});
