import type { RecordedEvent } from '@twofold/event-store/port';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordedOf } from '../../testing/a-story.ts';
import { createFiguresFold } from './fold-figures.ts';

let fold: ReturnType<typeof createFiguresFold>;
let template: RecordedEvent;
beforeEach(async () => {
  fold = createFiguresFold();
  [template] = (await recordedOf([{ stream: 'credits-1', type: 'CreditsGranted', data: {} }])) as [RecordedEvent];
});

const happens = (day: string, type: string, data: object = {}, stream = `${type.toLowerCase()}-${day}`): void =>
  fold.take({ ...template, stream, type, data, recordedAt: `${day}T12:00:00.000Z` });

const story = (): void => {
  happens('2030-01-01', 'CreditsGranted', { amount: 3 });
  happens('2030-01-01', 'UserRegistered');
  happens('2030-01-05', 'PaymentConfirmed', { amountCents: 1_000 });
  happens('2030-01-05', 'CreditsGranted', { amount: 4 });
  happens('2030-01-09', 'PaymentRefunded', { amountCents: 300 });
};

describe('the figures of a range of days', () => {
  beforeEach(story);

  it('are those of its days alone, its first and last included', () => {
    const figures = fold.figures({ from: '2030-01-05', to: '2030-01-09' });
    expect(figures).toMatchObject({
      events: 3,
      streams: 3,
      totals: { registrations: 0, paidCents: 1_000, refundedCents: 300 },
      range: { from: '2030-01-05', to: '2030-01-09' },
    });
    expect(figures.days.map(({ day }) => day)).toEqual(['2030-01-05', '2030-01-09']);
  });

  it('have the credits at its end and at its beginning, which are levels', () => {
    const of = (from: string, to: string) => {
      const { totals, range } = fold.figures({ from, to });
      return [range?.creditsBefore, totals.creditsInCirculation];
    };
    expect(of('2030-01-01', '2030-01-04')).toEqual([0, 3]);
    expect(of('2030-01-02', '2030-01-04')).toEqual([3, 3]);
    expect(of('2030-01-02', '2030-01-31')).toEqual([3, 7]);
  });

  it('add up to those of all days', () => {
    const all = fold.figures();
    const [first, rest] = [
      fold.figures({ from: '2029-01-01', to: '2030-01-04' }),
      fold.figures({ from: '2030-01-05', to: '2031-01-01' }),
    ];
    expect(first.events + rest.events).toBe(all.events);
    expect(first.streams + rest.streams).toBe(all.streams);
    for (const name of ['registrations', 'paidCents', 'refundedCents'] as const)
      expect(first.totals[name] + rest.totals[name]).toBe(all.totals[name]);
    expect(rest.totals.creditsInCirculation).toBe(all.totals.creditsInCirculation);
    expect(all.range).toBeUndefined();
  });
});

describe('the types of the log', () => {
  it('are counted, and in the order of their names', () => {
    story();
    expect(fold.types()).toEqual([
      { type: 'CreditsGranted', events: 2 },
      { type: 'PaymentConfirmed', events: 1 },
      { type: 'PaymentRefunded', events: 1 },
      { type: 'UserRegistered', events: 1 },
    ]);
  });
});
