import { describe, expect, it } from 'vitest';
import { chancesOf } from '../report/chances.ts';
import { waysToEarn } from '../report/ways-to-earn.ts';
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

  it('has usual buyers, a pressure and a job for every kind', () => {
    for (const { id } of kinds) {
      const { kind, buyers, pressure, job } = usualRow(id);
      expect(kind).toBe(id);
      expect([buyers, pressure, job]).not.toContain('');
    }
  });

  it('has chances and ways to earn for every kind', () => {
    for (const { id, needs } of kinds)
      expect([id, chancesOf[id].length > 0, waysToEarn[id].length > 0, needs.length > 0]).toEqual([
        id,
        true,
        true,
        true,
      ]);
  });
});
