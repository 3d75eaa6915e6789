import { describe, expect, it } from 'vitest';
import type { Item } from '../input/numbered-input.ts';
import { firstCheck } from './check-claim.ts';

const quoted = (text: string) => ({ text, ground: { basis: 'quote' } }) as Item;
const checked = (text: string, item: Item | undefined) => firstCheck({ list: 'aiAnalysis.strengths', text, item });

describe('the first check of a statement', () => {
  it.each([
    ['Used by 200 shops', 'fit'],
    ['Used by shops', 'fit'],
    ['Used by 10,000 shops', 'unsupported'],
    ['Used by 200 shops since 2019', 'unsupported'],
  ])('compares the numbers of “%s” with the cited words: %s', (text, expected) => {
    expect(checked(text, quoted('200 shops use it every day.'))).toBe(expected);
  });

  it('takes numbers for equal in any notation', () => {
    expect(checked('More than 10,000 users at 4.5 stars', quoted('10.000 Nutzer, 4,5 Sterne'))).toBe('fit');
  });

  it('lets measured facts and inferences count', () => {
    expect(
      checked('3 of 8 pictures lack alt text', { text: '8 pictures', ground: { basis: 'measured' } } as Item),
    ).toBe('fit');
    expect(checked('2 plans', undefined)).toBe('fit');
  });
});
