import { describe, expect, it } from 'vitest';
import type { RaceResult } from './race.ts';
import { numberText, tableOf } from './table.ts';

const always = (value: number) => ({ median: value, min: value, max: value });

const result: RaceResult = {
  title: 'append, 32 in flight',
  figure: 'appends/s',
  limit: 'INSERT',
  placings: [
    {
      name: 'INSERT',
      rounds: [],
      figures: { 'appends/s': { median: 5_600, min: 5_500, max: 6_400 } },
      ratio: always(1),
    },
    {
      name: 'Postgres log',
      rounds: [],
      figures: { 'appends/s': always(14_000) },
      ratio: { median: 2.5, min: 2.3, max: 2.6 },
      goal: { of: 'Postgres log', is: 'at least', ratio: 2, isMet: true },
    },
  ],
};

describe('the table of a race', () => {
  it('has medians, the least and the most, ratios and goals', () => {
    expect(tableOf(result)).toBe(
      `append, 32 in flight
                           appends/s           × INSERT      goal
  INSERT         5,600 (5,500–6,400)                  1
  Postgres log                14,000   2.50 (2.30–2.60)   ≥ 2 met
`,
    );
  });

  it('has the unit beside a goal that is no ratio', () => {
    const [placing] = result.placings;
    const goal = { of: 'INSERT', is: 'at most', value: 20, isMet: false } as const;
    expect(tableOf({ ...result, figure: 'p50 ms', placings: [{ ...placing!, goal }] })).toContain(
      '1   ≤ 20 ms missed\n',
    );
  });

  it('shows about three digits that mean something', () =>
    expect([12_345.6, 123.45, 12.345, 0.1234].map(numberText)).toEqual(['12,346', '123', '12.3', '0.12']));
});
