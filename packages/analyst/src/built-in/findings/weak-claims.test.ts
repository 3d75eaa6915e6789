import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { openConditions } from './conditions.ts';
import { forWhomFindings } from './for-whom.ts';
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
    expect(textsOf(openConditions, tuner('Acme', '<p>* Some keys are available through Premium.</p>'))).toContain(
      'A footnote limits what the page promises: “Some keys are available through Premium”',
    ));

  it('that asterisks point to nowhere are named', () =>
    expect(textsOf(openConditions, tuner('Acme', '<p>Free tuning*</p><p>Free strings*</p>'))).toContain(
      'An asterisk without a note',
    ));

  it('that a footnote explains are none', () =>
    expect(
      openConditions(contextOfPage(tuner('Acme', '<p>Free tuning*</p><p>Free strings*</p><p>* On weekdays.</p>'))),
    ).toEqual([]));
});

describe('whom an offer is for', () => {
  const analytics = (title: string): Page => ({
    title,
    description: 'Web analytics with a dashboard. Start your free trial, from $9 a month.',
    body: `<h1>${title}</h1><p>Our web analytics count visits. Sign up.</p>${MORE}`,
  });

  it('is missed where the first words leave it open', () =>
    expect(textsOf(forWhomFindings, analytics('Simple web analytics'))).toContain(
      'Add to “Simple web analytics” whom it is for, for instance “for site owners and marketing teams”',
    ));

  it('is not missed where they name somebody', () =>
    expect(forWhomFindings(contextOfPage(analytics('Simple web analytics for bakeries')))).toEqual([]));
});
