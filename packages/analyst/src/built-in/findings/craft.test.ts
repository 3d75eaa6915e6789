import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { craftFindings } from './craft.ts';

const kindsOn = (body: string): readonly string[] =>
  craftFindings(contextOfPage({ title: 'Acme', body: `<h1>Acme pianos</h1><p>We tune pianos.</p>${body}` })).map(
    ({ kind }) => kind,
  );

describe('entries of a draft', () => {
  it.each<[string, boolean]>([
    ['<ul><li>test</li><li>test</li><li>test</li></ul>', true],
    ['<ul><li>test</li><li>tune</li><li>play</li></ul>', false],
    ['<ul><li>more</li><li>more</li><li>more</li></ul>', false],
  ])('are found in %s: %s', (body, isDraft) => expect(kindsOn(body).includes('filler')).toBe(isDraft));
});
