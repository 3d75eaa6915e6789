import type { DayFigures } from '@twofold/contracts/audit/figures/api';
import { describe, expect, it } from 'vitest';
import { overview } from '../testing/figures.ts';
import { bucketsOf } from './day-series.ts';

const on = (day: string, figures: Partial<DayFigures> = {}): DayFigures => ({ ...overview.days[0]!, day, ...figures });

describe('the figures of a chart', () => {
  it('have the days on which nothing happened, with the credits that there were', () => {
    const [first, quiet, last] = bucketsOf([on('2025-02-28', { creditsInCirculation: 7 }), on('2025-03-02')]).slice(-3);
    expect([first?.day, quiet?.day, last?.day]).toEqual(['2025-02-28', '2025-03-01', '2025-03-02']);
    expect(quiet).toMatchObject({ events: 0, orders: 0, revenueCents: 0, creditsInCirculation: 7 });
  });

  it('are of weeks where there are many days: sums of what happened, and the last level', () => {
    const weeks = bucketsOf([on('2025-01-01', { orders: 1 }), on('2025-01-07', { orders: 2 }), on('2025-04-01')]);
    expect(weeks).toHaveLength(13);
    expect(weeks[0]).toMatchObject({ day: '2025-01-01', orders: 3 });
    expect(weeks.at(-1)).toMatchObject({ day: '2025-03-26', orders: overview.days[0]?.orders });
  });

  it('of a young log begin before its first day', () => {
    const days = bucketsOf([on('2025-03-02', { orders: 1 })]);
    expect(days).toHaveLength(14);
    expect(days[0]).toMatchObject({ day: '2025-02-17', orders: 0, creditsInCirculation: 0 });
    expect(days.at(-1)).toMatchObject({ day: '2025-03-02', orders: 1 });
  });

  it('are none where nothing has happened', () => {
    expect(bucketsOf([])).toEqual([]);
  });
});
