import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { unsourcedClaims } from './unsourced.ts';

const INTRO = '<p>Fern Software is a booking software for music schools. Start your free trial or see the plans.</p>';
const kindsOn = (body: string): readonly string[] =>
  unsourcedClaims(
    contextOfPage({
      title: 'Fern, the booking software for music schools',
      body: `<h1>Fern, booking software for music schools</h1>${INTRO}${body}`,
    }),
  ).map(({ kind }) => kind);

describe('a figure without a source', () => {
  it.each([
    'Our schools save an average of $640 a year.',
    'Unsere Schulen sparen im Schnitt 640 € im Jahr.',
    'Nos écoles économisent en moyenne 640 € par an.',
    'Nuestras escuelas ahorran de media 640 € al año.',
    'Le nostre scuole risparmiano in media 640 € l’anno.',
    'We cut the time at your desk by up to 40%.',
  ])('is “%s”', (words) => expect(kindsOn(`<p>${words}</p>`)).toEqual(['no-source']));

  it.each([
    'Save up to 40% off all our plans.',
    'Our schools save time every week.',
    'Our plans cost $640 a year.',
    'Our schools save an average of $640 a year, according to a survey among 80 of them.',
    'Our schools save an average of $640 a year.*',
  ])('is not “%s”', (words) => expect(kindsOn(`<p>${words}</p>`)).toEqual([]));
});

describe('many customers without a name', () => {
  it.each([
    'Join hundreds of schools that use Fern.',
    'Trusted by thousands of teachers.',
    'Tausende Lehrer nutzen hunderte Schulen.',
    'Rejoignez des centaines d’écoles.',
    'Únete a cientos de escuelas.',
  ])('is “%s”', (words) => expect(kindsOn(`<p>${words}</p>`)).toEqual(['crowd']));

  it.each(['Fern plans hundreds of lessons a day.', 'Perfect for schools that teach hundreds of pupils.'])(
    'is not “%s”',
    (words) => expect(kindsOn(`<p>${words}</p>`)).toEqual([]),
  );

  it('are not reported if a customer is quoted', () =>
    expect(
      kindsOn('<p>Join hundreds of schools.</p><blockquote>We love it: my Mondays are free again.</blockquote>'),
    ).toEqual([]));
});
