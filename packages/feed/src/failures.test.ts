import { describe, expect, it } from 'vitest';
import { isDataError, isTransient, Poison } from './failures.ts';
import { recorded } from './testing/an-event.ts';

const serverSays = (code: string) => Object.assign(new Error('No'), { code });
const poison = new Poison(recorded({ type: 'Counted', data: {} }), new Error('No'));

describe('isDataError', () => {
  it.each(['21000', '22003', '22021', '22P02', '23502', '23505', '54000'])('is true for the code %s', (code) =>
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
  ])('is false for the code %s', (code) => expect(isDataError(serverSays(code))).toBe(false));

  it('is true if the projection could not apply an event', () => expect(isDataError(poison)).toBe(true));
  it('is false for errors without a code', () => expect(isDataError(new Error('Connection terminated'))).toBe(false));
});

describe('isTransient', () => {
  it.each([
    'store-unavailable',
    'wrong-expected-revision',
    'stream-busy',
    '08006',
    '40001',
    '57P01',
    '53300',
    'ECONNREFUSED',
  ])('is true for the code %s', (code) => expect(isTransient(serverSays(code))).toBe(true));

  it.each(['23505', '42601', 'event-id-conflict', 'refusal'])('is false for the code %s', (code) =>
    expect(isTransient(serverSays(code))).toBe(false),
  );

  it('is false for errors without a code', () => expect(isTransient(new Error('No receiver is named x'))).toBe(false));
});
