import type { DayFigures } from '@twofold/contracts/audit/figures/api';
import { describe, expect, it } from 'vitest';
import { overview } from '../testing/figures.ts';
import { bucketsOf } from './day-series.ts';

const on = (day: string, figures: Partial<DayFigures> = {}): DayFigures => ({ ...overview.days[0]!, day, ...figures });
const of = (days: readonly DayFigures[]) => ({ days: [...days] });
const upTo = (day: string) => ({ position: '9', recordedAt: `${day}T12:00:00.000Z` });

describe('the figures of a chart', () => {
  it('have the days on which nothing happened, with the credits that there were', () => {
    const [first, quiet, last] = bucketsOf(of([on('2025-02-28', { creditsInCirculation: 7 }), on('2025-03-02')])).slice(
      -3,
    );
    expect([first?.day, quiet?.day, last?.day]).toEqual(['2025-02-28', '2025-03-01', '2025-03-02']);
    expect(quiet).toMatchObject({ events: 0, orders: 0, revenueCents: 0, creditsInCirculation: 7 });
  });

  it('are of weeks where there are many days: sums of what happened, and the last level', () => {
    const weeks = bucketsOf(of([on('2025-01-01', { orders: 1 }), on('2025-01-07', { orders: 2 }), on('2025-04-01')]));
    expect(weeks).toHaveLength(13);
    expect(weeks[0]).toMatchObject({ day: '2025-01-01', orders: 3 });
    expect(weeks.at(-1)).toMatchObject({ day: '2025-03-26', orders: overview.days[0]?.orders });
  });

  it('of a young log begin before its first day', () => {
    const days = bucketsOf(of([on('2025-03-02', { orders: 1 })]));
    expect(days).toHaveLength(14);
    expect(days[0]).toMatchObject({ day: '2025-02-17', orders: 0, creditsInCirculation: 0 });
    expect(days.at(-1)).toMatchObject({ day: '2025-03-02', orders: 1 });
  });

  it('are none where nothing has happened', () => {
    expect(bucketsOf(of([]))).toEqual([]);
  });

  it('of a range go from its first day to its last, with the credits that there were before', () => {
    const range = { from: '2025-03-01', to: '2025-03-04', creditsBefore: 5 };
    const days = [on('2025-03-03', { creditsInCirculation: 7 })];
    const shown = bucketsOf({ days, range, upTo: upTo('2025-03-09') });
    expect(shown.map(({ day, creditsInCirculation }) => [day, creditsInCirculation])).toEqual([
      ['2025-03-01', 5],
      ['2025-03-02', 5],
      ['2025-03-03', 7],
      ['2025-03-04', 7],
    ]);
  });

  it('of a range end where the log ends', () => {
    const range = { from: '2025-03-01', to: '2025-03-31', creditsBefore: 5 };
    const last = (at: string) => bucketsOf({ days: [on('2025-03-02')], range, upTo: upTo(at) }).at(-1)?.day;
    expect([last('2025-03-02'), last('2025-03-05')]).toEqual(['2025-03-02', '2025-03-05']);
    expect(bucketsOf({ days: [], range: { ...range, from: '2025-03-20' }, upTo: upTo('2025-03-05') })).toEqual([]);
  });
});
