import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { craftFindings } from './craft.ts';
import { unsupportedClaims } from './unsupported.ts';

const MORE =
  '<p>We tune.</p>'.repeat(1) +
  Array.from({ length: 14 }, (_, at) => `<p>Room ${at} has three old pianos.</p>`).join('');
const tuner = (title: string, more = ''): Page => ({ title, body: `<h1>Acme pianos</h1>${MORE}${more}` });
const textsOf = (find: typeof unsupportedClaims, page: Page): string =>
  find(contextOfPage(page))
    .map(({ text, fix }) => `${text} / ${fix ?? ''}`)
    .join('\n');

describe('a claim of rank', () => {
  it('wants something that backs it', () =>
    expect(textsOf(unsupportedClaims, tuner('Best piano tuners in Harrow'))).toMatch(
      /^Nothing backs “Best piano tuners in Harrow”: no customer, rating, award or figure/u,
    ));

  it.each([
    ['a rating', '<p>Rated 4.8 out of 5 by 300 guests.</p>'],
    ['a customer', '<h2>What our customers say</h2><blockquote>They tuned my piano, thank you!</blockquote>'],
    ['a number', '<p>More than 2,000 customers play on our pianos.</p>'],
    ['an award', '<p>We won the Harrow prize for tuners.</p>'],
  ])('is backed by %s', (_, more) =>
    expect(unsupportedClaims(contextOfPage(tuner('Best piano tuners in Harrow', more)))).toEqual([]),
  );

  it.each(['Best prices for pianos', 'Pianos by the leading makers of Europe', 'Pianos from Harrow'])(
    'is not “%s”',
    (title) => expect(unsupportedClaims(contextOfPage(tuner(title)))).toEqual([]),
  );
});

describe('conditions', () => {
  it('that a footnote adds are named', () =>
    expect(textsOf(craftFindings, tuner('Acme', '<p>* Some keys are available through Premium.</p>'))).toContain(
      'A footnote limits what the page promises: “Some keys are available through Premium”',
    ));

  it('are none where a footnote only says when', () =>
    expect(
      craftFindings(contextOfPage(tuner('Acme', '<p>Free tuning*</p><p>Free strings*</p><p>* On weekdays.</p>'))),
    ).toEqual([]));
});
