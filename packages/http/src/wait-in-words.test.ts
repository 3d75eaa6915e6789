import { describe, expect, it } from 'vitest';
import { inWords } from './wait-in-words.ts';

describe('a time to wait in words', () => {
  it.each([
    [1, '1 minute'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [600, '10 minutes'],
    [3_600, '1 hour'],
    [12_000, '3 hours 20 minutes'],
    [86_400, '24 hours'],
  ])('of %i seconds is %s', (seconds, words) => expect(inWords(seconds)).toBe(words));
});
