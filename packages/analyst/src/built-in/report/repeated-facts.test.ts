import { expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { strengthsOf } from './strengths.ts';

const agesOn = (body: string, lang = 'en'): readonly string[] =>
  strengthsOf(
    contextOfPage({
      title: 'Fenwick roofers',
      description: 'Roofing contractor in Harrow. Get a quote.',
      lang,
      body: `<h1>Fenwick roofers</h1>${body}`,
    }),
  )
    .map(({ text }) => text)
    .filter((text) => /\d\d/u.test(text));

it.each<[string, string, string]>([
  ['a year and an age', '<p>Fenwick roofers since 1995</p><p>We have more than 30 years of experience.</p>', 'en'],
  [
    'an age in a row of words',
    '<p>Fenwick Dächer seit 1995</p><p>Wir decken Dächer mit 30 Jahren Erfahrung.</p><p>Steildach, Flachdach, 30 Jahre Erfahrung</p>',
    'de',
  ],
])('an age is reported once if the page has %s', (_, body, lang) => expect(agesOn(body, lang)).toHaveLength(1));

it('an age is reported next to other counts', () =>
  expect(agesOn('<p>Fenwick roofers since 1995</p><p>Fenwick roofers has 4,000 customers.</p>')).toHaveLength(2));

it('the group of a company is reported once', () => {
  const body = '<p>Fenwick roofers is part of Tarn Group.</p><p>Proud member of the Tarn Group</p>';
  const kinds = strengthsOf(contextOfPage({ title: 'Fenwick roofers', body: `<h1>Fenwick roofers</h1>${body}` }))
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'belongs' || kind === 'member');
  expect(kinds).toEqual(['belongs']);
});
