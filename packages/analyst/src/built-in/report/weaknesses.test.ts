import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { weaknessesOf } from './weaknesses.ts';

const words = 'We tune pianos and organs of any age in one evening, and leave a note on what we found. '.repeat(5);
const kindsOn = (body: string): readonly string[] =>
  weaknessesOf(contextOfPage({ title: 'Acme Pianos', description: 'Pianos tuned in one evening.', body })).map(
    ({ kind }) => kind,
  );

describe('a page without a heading', () => {
  it.each<[string, boolean]>([
    [`<p>${words}</p>`, true],
    [`<h2>Tuning</h2><p>${words}</p>`, false],
    ['<p>We tune pianos.</p>', false],
  ])('is %s: %s', (body, isUnheaded) => expect(kindsOn(body).includes('unheaded')).toBe(isUnheaded));
});
