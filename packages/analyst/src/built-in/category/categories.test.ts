import { describe, expect, it } from 'vitest';
import { kindCalled, kinds } from '../kind/kinds.ts';
import { categories } from './categories.ts';
import { usualRow } from './usual-rows.ts';

describe('the curated table', () => {
  it('has well-known alternatives for at least 60 categories', () =>
    expect(categories.filter(({ alternatives }) => alternatives.length >= 2).length).toBeGreaterThanOrEqual(60));

  it('names each category once, with a kind, signs and buyers', () => {
    expect(new Set(categories.map(({ noun }) => noun)).size).toBe(categories.length);
    for (const { kind, signs, buyers } of categories) {
      expect(kindCalled(kind).id).toBe(kind);
      expect([signs, buyers]).not.toContain('');
    }
  });

  it('has usual buyers and needs for every kind', () => {
    for (const { id, needs } of kinds) {
      const { kind, buyers } = usualRow(id);
      expect([kind, needs.length > 0]).toEqual([id, true]);
      expect(buyers).not.toBe('');
    }
  });
});
