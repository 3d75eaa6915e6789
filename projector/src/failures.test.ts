import { describe, expect, it } from 'vitest';
import { cutAt, isDataError } from './failures.ts';
import { Poison } from './fold.ts';
import { recorded } from './testing/an-event.ts';
import { count } from './testing/counters.ts';

const serverSays = (code: string) => Object.assign(new Error('No'), { code });
const poisonAt = (index: number) => new Poison(recorded(count('ada')), index, new Error('No'));

describe('blaming the data for a failure', () => {
  it.each(['21000', '22003', '22021', '22P02', '23502', '23505', '54000'])('is right when the server says %s', (code) =>
    expect(isDataError(serverSays(code))).toBe(true),
  );

  it.each([
    '08006',
    '25006',
    '25P03',
    '40001',
    '40P01',
    '42501',
    '42P01',
    '53100',
    '55P03',
    '57P01',
    'ECONNRESET',
    'fenced',
  ])('is wrong when the server, or the way to it, says %s', (code) =>
    expect(isDataError(serverSays(code))).toBe(false),
  );

  it('is right when the projection could not apply an event', () => expect(isDataError(poisonAt(0))).toBe(true));
  it('is wrong for errors without a code', () => expect(isDataError(new Error('Connection terminated'))).toBe(false));
});

describe('cutting a batch that failed', () => {
  it('is done in the middle when nobody knows which event it was', () =>
    expect([2, 3, 5_000].map((length) => cutAt(serverSays('22003'), length))).toEqual([1, 2, 2_500]));
  it('is done before the event that it was', () => expect(cutAt(poisonAt(7), 10)).toBe(7));
  it('is done behind it when it is the first', () => expect(cutAt(poisonAt(0), 10)).toBe(1));
});
