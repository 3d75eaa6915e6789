import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { enrolledChildren } from './enrolled.ts';

const labelsOf = (text: string, lang = 'en'): readonly string[] =>
  enrolledChildren(contextOfPage({ lang, title: 'Acme', body: `<h1>Acme</h1><h3>${text}</h3>` }).site).map(
    ({ label }) => label,
  );

describe('enrollment of small children', () => {
  it.each([
    ['Enrollment for our nursery school is open', 'en'],
    ['Iscrizioni aperte: scuola dell’infanzia San Rocco', 'it'],
    ['Anmeldung für den Kindergarten', 'de'],
  ])('is for parents: “%s”', (text, lang) => expect(labelsOf(text, lang)).toEqual(['Parents']));

  it.each([['Enrollment for evening courses'], ['Our nursery grows roses'], ['Anmeldung zum Newsletter']])(
    'is not “%s”',
    (text) => expect(labelsOf(text)).toEqual([]),
  );
});
